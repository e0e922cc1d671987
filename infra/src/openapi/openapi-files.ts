import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { contract } from "@bupum/shared/contract";
import { rightsOf } from "@bupum/shared/kernel/admin-rights";
import { pathsOf } from "@bupum/shared/kernel/client";
import { adminPaths, userPaths } from "@bupum/shared/paths";
import { adminRights } from "@bupum/shared/rights";
import { root } from "../build.ts";
import { openapi } from "./openapi.ts";
import type { Names } from "./openapi-schemas.ts";
import { sitePathsFile } from "./site-paths.ts";

/**
 * `npm run openapi` writes both documents, the paths of the buyers' pages, then the sites' table of
 * paths; `--check` only compares them with the contract and the route files.
 */
const { values } = parseArgs({ options: { check: { type: "boolean" } } });
const names = await namesOfSchemas();
for (const side of ["user", "admin"] as const)
  hold(
    `shared/src/openapi.${side}.json`,
    `${JSON.stringify(openapi(side, contract[side], names), undefined, 1)}\n`,
    "what the contract says",
  );
hold("shared/src/site-paths.ts", sitePathsFile(), "what web/src/routes has");
if (values.check) comparePaths();

/** Writes a generated file, or complains where it differs. */
function hold(name: string, text: string, source: string): void {
  const file = join(root, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  if (!values.check) return writeFileSync(file, text);
  process.exitCode = 1;
  process.stderr.write(`${name} is not ${source}: run npm run openapi\n`);
}

/** The sites send what this table says, and learn nothing of the contract at run time. */
function comparePaths(): void {
  const { user, admin } = contract;
  const said = JSON.stringify([pathsOf(user), pathsOf(admin), rightsOf(admin)]);
  if (JSON.stringify([userPaths, adminPaths, adminRights]) === said) return;
  process.exitCode = 1;
  process.stderr.write(
    "shared/src/paths.ts or rights.ts is not what the contract says: run npm run openapi\n",
  );
}

/** Objects and enumerations of shared, under the names that their modules export them by. */
async function namesOfSchemas(): Promise<Names> {
  const registry: Names = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const file of globSync(
    "shared/src/**/{contract,admin-contract,member-name,money,page,phone,ready-file,revision}.ts",
    {
      cwd: root,
    },
  ).toSorted()) {
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
