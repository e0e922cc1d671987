import { existsSync } from "node:fs";

/** Debian's packages; the first is the same browser without windows, which takes a fifth less time. */
const debians = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser of the journeys: the one that CHROMIUM names, or Debian's; undefined without one. */
export function browserPath(): string | undefined {
  const named = process.env["CHROMIUM"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names no browser: ${named}`);
  return named || debians.find((path) => existsSync(path));
}

/**
 * There is no graphics card, and none is emulated. Chromium refuses its sandbox to root, which is
 * the user in containers.
 */
export const browserArgs = [
  "--lang=ko-KR",
  "--disable-gpu",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
