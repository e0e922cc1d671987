import { errors, expect, type Page, type Route } from "@playwright/test";
import { existsSync } from "node:fs";
import { picture } from "./kit/look.ts";
import { test } from "./kit/test.ts";

const tryMs = 500;

/** A page that is not drawn, as if waiting for a font, until it has been resized so many times. */
async function undrawn(page: Page, untilResize: number): Promise<void> {
  const waiting: Route[] = [];
  await page.route("**/late.woff2", (route) => void waiting.push(route));
  let left = untilResize;
  page.on("console", () => {
    left -= 1;
    if (left === 0) for (const route of waiting) void route.abort();
  });
  const html = `
    <style>@font-face { font-family: late; src: url(http://localhost/late.woff2) }</style>
    <p style="font-family: late; height: 2000px">A page</p>
    <script>addEventListener("resize", () => console.log("resized"));</script>`;
  await page.setContent(html, { waitUntil: "commit" });
  await expect(page.getByText("A page")).toBeAttached();
}

test("a picture that fails to load is requested again in a new frame", async ({ page }, info) => {
  const path = info.outputPath("late.png");
  // As high as the page, restored after the first try: then it is drawn.
  await undrawn(page, 2);
  await picture(page, path, undefined, tryMs);
  expect(existsSync(path)).toBe(true);
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 });
});

test("a picture that never loads fails after three tries", async ({ page }, info) => {
  await undrawn(page, 7);
  const path = info.outputPath("never.png");
  await expect(picture(page, path, undefined, tryMs)).rejects.toThrow(errors.TimeoutError);
  expect(existsSync(path)).toBe(false);
});
