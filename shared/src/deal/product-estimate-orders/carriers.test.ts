import { expect, test } from "vitest";
import { carriers, trackingAddress } from "./carriers.ts";

test("a number leads to its carrier's own page, however it was typed (D2-20)", () => {
  const page = "https://trace.cjlogistics.com/next/tracking.html?wblNo=689012345678";
  expect(trackingAddress("CJ대한통운", "6890-1234-5678")).toBe(page);
  expect(trackingAddress("CJ 대한통운", "6890 1234 5678")).toBe(page);
  for (const { name, tracking } of carriers)
    expect(trackingAddress(name, "512345678901")).toBe(tracking && `${tracking}512345678901`);
});

test("nothing leads away where the carrier is unknown or the number is none", () => {
  expect(trackingAddress("우리회사 용달", "512345678901")).toBeUndefined();
  expect(trackingAddress("한진택배", undefined)).toBeUndefined();
  expect(trackingAddress("한진택배", "내일 알려 드립니다")).toBeUndefined();
  expect(trackingAddress("로젠택배", "../../../login")).toBeUndefined();
});

test("every address is a carrier's own, over https", () => {
  for (const { tracking } of carriers)
    if (tracking) expect(new URL(tracking).protocol).toBe("https:");
});
