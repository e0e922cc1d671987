import { expect, test } from "vitest";
import { Resolver } from "@bupum/infra/local/templates/resolve";
import type { Raw, RawObject, Stack } from "@bupum/infra/local/templates/template";

function stackOf(name: string, properties: RawObject, more: Partial<Stack> = {}): Stack {
  const stack: Stack = {
    name,
    parameters: {},
    conditions: {},
    mappings: {},
    outputs: {},
    resources: new Map(),
    ...more,
  };
  stack.resources.set("Subject", {
    stack,
    logicalId: "Subject",
    type: "Test::Subject",
    properties,
  });
  stack.resources.set("Table", { stack, logicalId: "Table", type: "Test::Table", properties: {} });
  return stack;
}

function resolved(value: Raw, more: Partial<Stack> = {}, others: Stack[] = []): Raw {
  const resolver = new Resolver([stackOf("one", { value }, more), ...others], {
    ref: ({ logicalId }) => `ref-${logicalId}`,
    attribute: ({ logicalId }, name) => (name === "Arn" ? `arn:${logicalId}` : undefined),
    parameter: (name) => (name === "Given" ? "from outside" : undefined),
    secret: (id) =>
      id === "plain" || id.endsWith(":secret:keys") ? '{"a":"one","b":"two"}' : undefined,
  });
  return resolver.properties(resolver.ofType("Test::Subject")[0]!)["value"];
}

test.each<[string, Raw, Raw]>([
  ["Ref to a resource", { Ref: "Table" }, "ref-Table"],
  ["Ref to a pseudo parameter", { Ref: "AWS::Region" }, "ap-northeast-2"],
  ["GetAtt", { "Fn::GetAtt": ["Table", "Arn"] }, "arn:Table"],
  ["GetAtt that this machine has no answer for", { "Fn::GetAtt": ["Table", "X"] }, "Table.X"],
  ["Join", { "Fn::Join": ["-", ["a", { Ref: "Table" }]] }, "a-ref-Table"],
  ["Sub with names", { "Fn::Sub": ["${x}/${Table.Arn}/${!y}", { x: "1" }] }, "1/arn:Table/${y}"],
  ["Split and Select", { "Fn::Select": ["1", { "Fn::Split": [",", "a,b"] }] }, "b"],
  ["If, Equals and Not", { "Fn::If": ["IsProd", "yes", "no"] }, "no"],
  ["a value that If leaves out", { a: { "Fn::If": ["IsProd", 1, { Ref: "AWS::NoValue" }] } }, {}],
  ["a list", [{ Ref: "Table" }, 2, true], ["ref-Table", 2, true]],
])("%s is answered", (_name, value, expected) => {
  const conditions = { IsProd: { "Fn::Equals": [{ Ref: "Stage" }, "prod"] } };
  const parameters = { Stage: { Type: "String", Default: "dev" } };
  expect(resolved(value, { conditions, parameters })).toEqual(expected);
});

test("a parameter's given value overrides its default", () => {
  const parameters = { Given: { Type: "String", Default: "default" } };
  expect(resolved({ Ref: "Given" }, { parameters })).toBe("from outside");
});

test("an import finds the export of another stack", () => {
  const outputs = { Out: { Value: { Ref: "Table" }, Export: { Name: "two:Table" } } };
  const other = stackOf("two", {}, { outputs });
  expect(resolved({ "Fn::ImportValue": "two:Table" }, {}, [other])).toBe("ref-Table");
});

test.each([
  ["{{resolve:secretsmanager:plain:SecretString:a::}}", "one"],
  ["x{{resolve:secretsmanager:plain:SecretString:b}}y", "xtwoy"],
  [
    "{{resolve:secretsmanager:arn:aws:secretsmanager:ap-northeast-2:000000000000:secret:keys:SecretString:a::}}",
    "one",
  ],
  ["{{resolve:secretsmanager:plain:SecretString:::}}", '{"a":"one","b":"two"}'],
])("the dynamic reference %s is resolved", (text, expected) => {
  expect(resolved(text)).toBe(expected);
});

test("an unknown name is refused, with the stack's name", () => {
  expect(() => resolved({ Ref: "Missing" })).toThrow("one: nothing is called Missing");
  expect(() => resolved("{{resolve:secretsmanager:none}}")).toThrow("No secret is called none");
});
