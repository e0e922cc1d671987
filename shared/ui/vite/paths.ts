import { writeFile } from "node:fs/promises";
import { contract } from "@bupum/shared/contract";
import { rightsOf } from "@bupum/shared/kernel/admin-rights";
import { pathsOf } from "@bupum/shared/kernel/client";

/**
 * Writes shared/src/paths.ts: method and path of every operation, so that the sites' entry chunks
 * carry this table instead of all the contract's schemas; and shared/src/rights.ts, by which the
 * admins' site shows what its reader may do.
 */
const table = (name: string, paths: object) =>
  `export const ${name} = ${JSON.stringify(paths)} as const satisfies Paths;\n`;

if (import.meta.main) {
  await writeFile(
    new URL("../../src/paths.ts", import.meta.url),
    `import type { Paths } from "./kernel/client.ts";\n\n` +
      `/** Generated from the contract: npm run paths -w web. */\n` +
      `${table("userPaths", pathsOf(contract.user))}\n${table("adminPaths", pathsOf(contract.admin))}`,
  );
  await writeFile(
    new URL("../../src/rights.ts", import.meta.url),
    `import type { Rights } from "./kernel/admin-rights.ts";\n\n` +
      `/** Generated from the contract: npm run paths -w web. */\n` +
      `export const adminRights = ${JSON.stringify(rightsOf(contract.admin))} as const satisfies Rights;\n`,
  );
}
