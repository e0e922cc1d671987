import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { contract } from "@bupum/shared/contract";
import { pathsOf } from "@bupum/shared/kernel/client";
import { adminPaths, userPaths } from "@bupum/shared/paths";
import { root } from "./build.ts";
import { openapi } from "./openapi.ts";
import type { Names } from "./openapi-schemas.ts";

/**
 * `npm run openapi` writes both documents, then the sites' table of paths; `--check` only compares
 * all three with the contract.
 */
const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const names = await namesOfSchemas();
for (const side of ["user", "admin"] as const) {
  const name = `shared/src/openapi.${side}.json`;
  const file = join(root, name);
  const text = `${JSON.stringify(openapi(side, contract[side], names), undefined, 1)}\n`;
  const same = existsSync(file) && readFileSync(file, "utf8") === text;
  if (same) continue;
  if (!values.check) writeFileSync(file, text);
  else {
    process.exitCode = 1;
    process.stderr.write(`${name} is not what the contract says: run npm run openapi\n`);
  }
}
if (values.check) comparePaths();

/** The sites send what this table says, and learn nothing of the contract at run time. */
function comparePaths(): void {
  const said = JSON.stringify([pathsOf(contract.user), pathsOf(contract.admin)]);
  if (JSON.stringify([userPaths, adminPaths]) === said) return;
  process.exitCode = 1;
  process.stderr.write("shared/src/paths.ts is not what the contract says: run npm run openapi\n");
}

/** Objects and enumerations of shared, under the names that their modules export them by. */
async function namesOfSchemas(): Promise<Names> {
  const registry: Names = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const file of globSync("shared/src/**/{contract,money,phone,page}.ts", {
    cwd: root,
  }).toSorted()) {
    const exported = (await import(join(root, file))) as Record<string, unknown>;
    for (const [key, value] of Object.entries(exported)) {
      if (!(value instanceof z.core.$ZodObject || value instanceof z.core.$ZodEnum)) continue;
      const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
      if (registry.has(value)) continue;
      if (taken.has(name)) throw new Error(`Two schemas are called ${key}: one is in ${file}`);
      taken.add(name);
      registry.add(value, { id: name });
    }
  }
  return registry;
}
