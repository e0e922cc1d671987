import { type EnvSection, envSections } from "@bupum/functions/kernel/env";
import { findFunctions } from "@bupum/infra/build";
import { beforeAll, expect, test } from "vitest";
import { builtFunctions } from "./built.ts";
import { codeOf, ofType, synthesize } from "./synthesized.ts";

const names = Object.keys(findFunctions());
let codes: ReadonlyMap<string, string>;
let given: Map<string, string[]>;
beforeAll(async () => {
  ({ codes } = await builtFunctions());
  given = new Map(
    ofType(synthesize(), "AWS::Lambda::Function").map((resource) => {
      const environment = (resource.Properties["Environment"] ?? {}) as { Variables?: object };
      return [codeOf(resource), Object.keys(environment.Variables ?? {}).toSorted()];
    }),
  );
});

/**
 * Sections of the environment that a function's bundle asks for after unused code is removed: calls
 * of a function, whatever its minified name, with only the section's name.
 */
function partsOf(name: string): EnvSection[] {
  const code = codes.get(name) ?? "";
  const asked = [...code.matchAll(/[\w$]\("(\w+)"\)/g)].map(([, part]) => part!);
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
