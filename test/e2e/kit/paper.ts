import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { artefacts } from "./place.ts";

/** A printed document as a reader has it, read by programs of others. */
export interface PaperRead {
  bytes: Buffer;
  text: string;
  /** Where its QR code leads, read from the picture of its first page. */
  address: string;
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Presses the button that prints a document, and reads what its link opens. */
export async function printed(
  within: Page | Locator,
  button: string,
  name: string,
): Promise<PaperRead> {
  await within.getByRole("button", { name: button }).click();
  const link = within.getByRole("link", { name: button });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const page = "page" in within ? within.page() : within;
  const reply = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(reply.headers()["content-type"]).toBe("application/pdf");
  const bytes = await reply.body();
  const folder = `${artefacts}/screens`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.pdf`;
  writeFileSync(file, bytes);
  run("pdftoppm", "-png", "-r", "200", file, `${folder}/${name}`);
  const address = run("zbarimg", "-q", "--raw", `${folder}/${name}-1.png`).trim();
  return { bytes, text: run("pdftotext", "-layout", file, "-"), address };
}

/** Scans the printed code. */
export async function openScanned(page: Page, { address }: PaperRead): Promise<void> {
  await page.goto(address);
}
