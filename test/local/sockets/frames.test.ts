import { frameReader } from "@bupum/infra/local/gateway/frames";
import { expect, test } from "vitest";

/** A masked frame of so many bytes. */
function frame(length: number): Buffer {
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(BigInt(length));
  const [first, rest] =
    length < 126
      ? [length, Buffer.alloc(0)]
      : length < 65_536
        ? [126, wide.subarray(6)]
        : [127, wide];
  return Buffer.concat([Buffer.from([0x81, first | 0x80]), rest, Buffer.alloc(4 + length)]);
}

test("frames are measured in any split of the bytes", () => {
  const lengths = [0, 1, 125, 126, 300, 65_535, 65_536, 70_000, 2];
  const bytes = Buffer.concat(lengths.map(frame));
  for (const size of [1, 3, 7, 1_000, bytes.length]) {
    const seen: number[] = [];
    const read = frameReader((length) => seen.push(length));
    for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
    expect(seen).toEqual(lengths);
  }
});
