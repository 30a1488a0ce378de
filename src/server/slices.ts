import { Readable } from 'node:stream';

const SLICE = 64 * 1024;

/** Smaller ones keep nobody waiting. */
const WORTH_SLICING = 4 * SLICE;

export type Sent = string | Uint8Array | Readable;

/** What a socket takes of a large content it copies at once, while all others wait: they are answered between slices. */
export function sliceContent(content: string | Uint8Array): Sent {
  if (content.length < WORTH_SLICING) return content;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  let start = 0;
  return new Readable({
    highWaterMark: SLICE,
    read() {
      setImmediate(() => {
        const slice = bytes.subarray(start, (start += SLICE));
        this.push(slice.length > 0 ? slice : null);
      });
    },
  });
}
