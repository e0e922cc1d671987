import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EnvSection, envSections } from "@bupum/functions/kernel/env";
import { buildFunctions, findFunctions } from "@bupum/infra/build";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ofType, synthesize } from "./synthesized.ts";

const folder = mkdtempSync(join(tmpdir(), "bupum-environment-"));
const names = Object.keys(findFunctions());
let given: Map<string, string[]>;
beforeAll(async () => {
  await buildFunctions({ split: false, outdir: folder, minify: false });
  given = new Map(
    ofType(synthesize(), "AWS::Lambda::Function").map(({ Properties }) => {
      const environment = (Properties["Environment"] ?? {}) as { Variables?: object };
      const name = String(Properties["FunctionName"]).replace("bupum-dev-", "");
      return [name, Object.keys(environment.Variables ?? {}).toSorted()];
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Parts of the environment that a function's own code asks for, once what is unused is gone. */
function partsOf(name: string): EnvSection[] {
  const code = readFileSync(join(folder, name, "index.mjs"), "utf8");
  const asked = [...code.matchAll(/\benv\d*\("(\w+)"\)/g)].map(([, part]) => part!);
  return [...new Set(asked)].filter((part): part is EnvSection => part in envSections);
}

test.each(names)("%s gets the variables that it reads, and no other", (name) => {
  const shapes = partsOf(name).map((part) => envSections[part].shape as Record<string, Schema>);
  const all = shapes.flatMap((shape) => Object.entries(shape));
  const needed = all.filter(([, schema]) => !schema.safeParse(undefined).success);
  const known = new Set(all.map(([variable]) => variable));
  const variables = given.get(name) ?? [];
  expect(needed.map(([variable]) => variable).filter((each) => !variables.includes(each))).toEqual(
    [],
  );
  expect(variables.filter((variable) => !known.has(variable))).toEqual([]);
});
interface Schema {
  safeParse(value: unknown): { success: boolean };
}
