import type { Duplex } from "node:stream";

/** API Gateway takes no frame above this; a longer message comes in several. */
const mostFrame = 32 * 1024;

/**
 * Looks at the heads of the frames that a browser sends, before the package reads them: it bounds
 * whole messages only. Calls `tooLarge` once, for the first frame that is.
 */
export function watchFrames(socket: Duplex, tooLarge: () => void): void {
  const read = frameReader((length) => {
    if (length <= mostFrame) return;
    socket.off("data", read);
    tooLarge();
  });
  socket.prependListener("data", read);
}

/** Tells the length of each frame of a stream of bytes, however they are cut (RFC 6455, 5.2). */
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

/** The payload's length once all bytes of it are there. */
function lengthIn(head: readonly number[]): number | undefined {
  if (head.length < 2) return undefined;
  const short = head[1]! & 0x7f;
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (head.length < 2 + more) return undefined;
  return more === 0 ? short : head.slice(2).reduce((sum, byte) => sum * 256 + byte, 0);
}
