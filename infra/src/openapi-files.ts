import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contract } from "@bupum/shared/contract";
import { root } from "./build.ts";
import { openapi } from "./openapi.ts";

/** `npm run openapi` writes both documents; with `-- --check` it only compares them. */
const { values } = parseArgs({ options: { check: { type: "boolean" } } });
for (const side of ["user", "admin"] as const) {
  const name = `shared/src/openapi.${side}.json`;
  const file = join(root, name);
  const text = `${JSON.stringify(openapi(side, contract[side]), undefined, 1)}\n`;
  const same = existsSync(file) && readFileSync(file, "utf8") === text;
  if (same) continue;
  if (!values.check) writeFileSync(file, text);
  else {
    process.exitCode = 1;
    process.stderr.write(`${name} is not what the contract says: run npm run openapi\n`);
  }
}
