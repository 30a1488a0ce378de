import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.ts';
import { builtBoard } from '../test/support/built-board.ts';
import { quantile } from './harness.ts';

/** A phone's processor, roughly. */
const THROTTLE = 4;
const FRAME_MS = 1000 / 60;
const FRAMES = 90;

/** The time between frames while a finger or the wheel is at work, and how much of it the main thread takes. */
interface Frames {
  readonly between: readonly number[];
  readonly busy: number;
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

async function measureFrames(page: Page, session: CDPSession, act: (frame: number) => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (now: number): void => {
      times.push(now);
      if (times.length < 10_000) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { times });
  });
  const before = await busySeconds(session);
  for (let frame = 0; frame < FRAMES; frame++) await act(frame);
  const spent = (await busySeconds(session)) - before;
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const between = times.slice(1).map((time, i) => time - times[i]!);
  return { between, busy: (spent * 1000) / between.length };
}

const line = (what: string, { between, busy }: Frames): string => {
  const [median, p95] = [quantile(between, 0.5), quantile(between, 0.95)];
  const verdict = median <= FRAME_MS * 1.05 && busy <= FRAME_MS ? 'met' : 'MISSED';
  return `${what.padEnd(10)} a frame every ${median.toFixed(1)} ms (p95 ${p95.toFixed(1)}), main thread ${busy.toFixed(1)} ms a frame, goal 16.7: ${verdict}`;
};

/** Moving and enlarging a map of 34 × 22 hexes with 90 counters. */
export async function measureBoard(): Promise<string> {
  const [browser, open] = await Promise.all([launchBrowser(), builtBoard()]);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 780 }, deviceScaleFactor: 2 });
    await open(page, '?large');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.mouse.move(200, 400);
    await page.mouse.down();
    const pan = await measureFrames(page, session, (frame) =>
      page.mouse.move(200 + Math.sin(frame / 9) * 150, 400 + Math.cos(frame / 13) * 200),
    );
    await page.mouse.up();
    const zoom = await measureFrames(page, session, (frame) => page.mouse.wheel(0, frame % 40 < 20 ? -30 : 30));
    return [
      `34 × 22 hexes, 90 counters, processor ${THROTTLE} times slower`,
      line('panning', pan),
      line('zooming', zoom),
    ].join('\n');
  } finally {
    await browser.close();
  }
}
