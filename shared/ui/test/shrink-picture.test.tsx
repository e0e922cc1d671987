import { expect, test } from "vitest";
import { shrunkPicture } from "../src/files/shrink-picture.ts";

const most = 2 * 1024 * 1024;
const fileOf = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
/** As a camera's picture would: half the side, a quarter of the bytes. */
const camera = (tried: number[]) => (file: File, side: number) => {
  tried.push(side);
  return Promise.resolve(new Blob([new Uint8Array(Math.round(file.size * (side / 4_000) ** 2))]));
};

test("a photo of nine megabytes becomes a JPEG below two, as large as it may be", async () => {
  const tried: number[] = [];
  const shrunk = await shrunkPicture(fileOf("사업자등록증.PNG", 9_000_000), most, camera(tried));
  expect([shrunk.name, shrunk.type]).toEqual(["사업자등록증.jpg", "image/jpeg"]);
  expect(shrunk.size).toBeLessThanOrEqual(most);
  expect(tried).toEqual([3_000, 2_400, 1_900]);
});

const broken = () => Promise.reject(new Error("no picture"));

test("a small photo, a PDF, and a file that is no picture stay as they are", async () => {
  for (const file of [
    fileOf("a.jpg", 1_000),
    fileOf("a.pdf", 9_000_000),
    fileOf("b.jpg", 9_000_000),
  ])
    expect(await shrunkPicture(file, most, broken)).toBe(file);
});
