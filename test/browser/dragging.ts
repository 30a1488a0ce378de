import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hand that presses, drags and lets go, in as many steps as a hand takes. */
interface DraggingHand {
  down(at: Point): Promise<void>;
  to(at: Point): Promise<void>;
  up(): Promise<void>;
}

export async function handThatDrags(page: Page, by: 'mouse' | 'touch'): Promise<DraggingHand> {
  const { mouse } = page;
  if (by === 'mouse')
    return {
      async down({ x, y }) {
        await mouse.move(x, y);
        await mouse.down();
      },
      to: ({ x, y }) => mouse.move(x, y, { steps: 4 }),
      up: () => mouse.up(),
    };
  const session = await page.context().newCDPSession(page);
  let last: Point = { x: 0, y: 0 };
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ ...at, id: 1 }] });
  };
  return {
    down: (at) => touch('touchStart', (last = at)),
    async to(at) {
      const from = last;
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', { x: from.x + (at.x - from.x) * share, y: from.y + (at.y - from.y) * share });
      last = at;
    },
    up: () => touch('touchEnd'),
  };
}
