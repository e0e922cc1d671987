import type { Duplex } from "node:stream";

/** API Gateway accepts no larger frame; a longer message comes in several. */
const mostFrame = 32 * 1024;

/**
 * Reads the headers of the frames that a browser sends, before the package does: the package limits
 * whole messages only. Calls `tooLarge` once, for the first frame above the limit.
 */
export function watchFrames(socket: Duplex, tooLarge: () => void): void {
  const read = frameReader((length) => {
    if (length <= mostFrame) return;
    socket.off("data", read);
    tooLarge();
  });
  socket.prependListener("data", read);
}

/** Returns the length of each frame of a stream, in any split of the bytes (RFC 6455, 5.2). */
export function frameReader(onFrame: (length: number) => void): (chunk: Buffer) => void {
  let head: number[] = [];
  let left = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const taken = Math.min(left, chunk.length - at);
        left -= taken;
        at += taken;
        continue;
      }
      head.push(chunk[at++]!);
      const length = lengthIn(head);
      if (length === undefined) continue;
      const isMasked = (head[1]! & 0x80) !== 0;
      head = [];
      left = length + (isMasked ? 4 : 0);
      onFrame(length);
    }
  };
}

/** The payload's length once its bytes have arrived. */
function lengthIn(head: readonly number[]): number | undefined {
  if (head.length < 2) return undefined;
  const short = head[1]! & 0x7f;
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (head.length < 2 + more) return undefined;
  return more === 0 ? short : head.slice(2).reduce((sum, byte) => sum * 256 + byte, 0);
}
