import { writeFile } from "node:fs/promises";
import { contract } from "@bupum/shared/contract";
import { rightsOf } from "@bupum/shared/kernel/admin-rights";
import { type Paths, pathsOf } from "@bupum/shared/kernel/client";

/**
 * Writes shared/src/paths.ts: method and path of every operation, so that the sites' entry chunks
 * carry this text instead of all the contract's schemas; and shared/src/rights.ts, by which the
 * admins' site shows what its reader may do.
 */
const text = (name: string, paths: Paths) =>
  `export const ${name} = /* @__PURE__ */ pathsIn(\`${Object.entries(paths).map(blockOf).join("\n\n")}\`);\n`;

function blockOf([resource, operations]: [string, Paths[string]]): string {
  const base = startOf(Object.values(operations).map(([, path]) => path));
  const lines = Object.entries(operations).map(([operation, [method, path]]) =>
    `${operation} ${method} ${path.slice(base.length)}`.trimEnd(),
  );
  return [`${resource} ${base}`, ...lines].join("\n");
}

/** The segments that all paths begin with. */
function startOf(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/"));
  const end = first.findIndex((segment, at) => others.some((other) => other[at] !== segment));
  return (end < 0 ? first : first.slice(0, end)).join("/");
}

if (import.meta.main) {
  await writeFile(
    new URL("../../src/paths.ts", import.meta.url),
    `import { pathsIn } from "./kernel/client.ts";\n\n` +
      `/** Generated from the contract: npm run paths -w web. */\n` +
      `${text("userPaths", pathsOf(contract.user))}\n${text("adminPaths", pathsOf(contract.admin))}`,
  );
  await writeFile(
    new URL("../../src/rights.ts", import.meta.url),
    `import type { Rights } from "./kernel/admin-rights.ts";\n\n` +
      `/** Generated from the contract: npm run paths -w web. */\n` +
      `export const adminRights = ${JSON.stringify(rightsOf(contract.admin))} as const satisfies Rights;\n`,
  );
}
