import { existsSync } from "node:fs";

const debians = "/usr/bin/chromium";

/** The browser of the journeys: the one that CHROMIUM names, or Debian's; undefined without one. */
export function browserPath(): string | undefined {
  const path = process.env["CHROMIUM"] ?? debians;
  return existsSync(path) ? path : undefined;
}
