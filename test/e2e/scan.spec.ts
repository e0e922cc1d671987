import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { drawnLabel, prepareCodes } from "../../web/test/drawn-label.ts";
import { browserArgs, browserPath } from "./kit/browser.ts";
import { look } from "./kit/look.ts";
import { openSite } from "./kit/ways.ts";
import { test } from "./kit/test.ts";

const gs = "\u001D";
const label = `[)>\u001E06${gs}1P6ES7214-1AG40-0XB0${gs}Q2${gs}1VSIEMENS\u001E\u0004`;
const film = join(mkdtempSync(join(tmpdir(), "bupum-label-")), "label.y4m");

// What Chromium takes for the pictures of a camera, by its path.
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [
      ...browserArgs,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
  permissions: ["camera"],
  viewport: { width: 390, height: 844 },
});

test.beforeAll(async () => {
  prepareCodes();
  const { width, height, pixels } = await drawnLabel(label, "DataMatrix", {
    module: 4,
    degrees: 5,
  });
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  const colours = Buffer.alloc((width * height) / 2, 128);
  writeFileSync(film, Buffer.concat([Buffer.from(head), Buffer.from(pixels), colours]));
});

test("on a phone the label of a package is read by the camera and leads to its part and to a request", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await openSite(page);
  await page.getByRole("link", { name: "라벨 스캔" }).click();
  await expect(page.getByRole("heading", { name: "라벨 스캔" })).toBeVisible();
  await look(page, "scan");
  // Nothing of the reader is there before the camera opens.
  expect(loaded.filter((path) => path.endsWith(".wasm"))).toEqual([]);
  await page.getByRole("button", { name: "카메라로 읽기" }).click();
  const read = page.getByRole("region", { name: "읽은 내용" });
  await expect(read).toContainText("6ES7214-1AG40-0XB0");
  await expect(read).toContainText("SIEMENS");
  await look(page, "scan-read");
  await expect(read.getByRole("link", { name: "견적 요청에 담기" })).toHaveAttribute(
    "href",
    /partName=6ES7214-1AG40-0XB0&quantity=/,
  );
  await read.getByRole("button", { name: "이 번호로 검색" }).click();
  await expect(page.locator("[data-row] mark").first()).toHaveText("6ES7214-1AG40-0XB0");
  expect(loaded.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
});
