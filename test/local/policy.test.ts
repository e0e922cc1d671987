import { describe, expect, test } from "vitest";
import { decide } from "@bupum/infra/local/access/evaluate";
import { readPolicy, type Principal } from "@bupum/infra/local/access/policy";

const table = "arn:aws:dynamodb:ap-northeast-2:000000000000:table/market";
const role = "arn:aws:iam::000000000000:role/one";
type Raw = Record<string, unknown>;

const policy = (...statements: Raw[]) =>
  readPolicy({ Version: "2012-10-17", Statement: statements } as Parameters<typeof readPolicy>[0]);
const allow = (more: Raw = {}) => ({
  Effect: "Allow",
  Action: "dynamodb:GetItem",
  Resource: table,
  ...more,
});
const deny = (more: Raw = {}) => ({ ...allow(more), Effect: "Deny" });

interface Asked {
  action?: string;
  resource?: string;
  context?: Record<string, string>;
  principal?: Principal;
}
function answer(statements: Raw[], asked: Asked = {}): string {
  const { action = "dynamodb:GetItem", resource = table, context = {} } = asked;
  const principal = asked.principal ?? { role };
  const { allowed, forbidden } = decide(
    { action, resource },
    principal,
    context,
    policy(...statements),
  );
  return allowed ? "allowed" : forbidden ? "explicit deny" : "implicit deny";
}

describe("a decision", () => {
  test.each([
    ["nothing", [], "implicit deny"],
    ["an allow", [allow()], "allowed"],
    ["a deny", [deny()], "explicit deny"],
    ["an allow and a deny", [allow(), deny()], "explicit deny"],
    ["a deny and an allow", [deny(), allow({ Resource: "*" })], "explicit deny"],
    ["an allow of something else", [allow({ Action: "dynamodb:PutItem" })], "implicit deny"],
    ["a deny of something else", [allow(), deny({ Action: "dynamodb:PutItem" })], "allowed"],
  ])("by %s is as IAM documents it", (_what, statements, expected) => {
    expect(answer(statements)).toBe(expected);
  });
});

describe("an action", () => {
  test.each([
    [{ Action: "dynamodb:*" }, "dynamodb:GetItem", true],
    [{ Action: "dynamodb:*Item" }, "dynamodb:BatchGetItem", true],
    [{ Action: "dynamodb:Get?tem" }, "dynamodb:GetItem", true],
    [{ Action: "dynamodb:GetItem" }, "dynamodb:BatchGetItem", false],
    [{ Action: "DynamoDB:getitem" }, "dynamodb:GetItem", true],
    [{ Action: ["sqs:SendMessage", "dynamodb:GetItem"] }, "dynamodb:GetItem", true],
    [{ Action: "*" }, "dynamodb:GetItem", true],
    [{ Action: undefined, NotAction: "dynamodb:PutItem" }, "dynamodb:GetItem", true],
    [{ Action: undefined, NotAction: ["dynamodb:Get*"] }, "dynamodb:GetItem", false],
  ])("named by %j covers %s: %s", (element, action, expected) => {
    const { Action, ...rest } = { ...allow(), ...element } as Raw;
    const statement = Action === undefined ? rest : { ...rest, Action };
    expect(answer([statement], { action })).toBe(expected ? "allowed" : "implicit deny");
  });
});

describe("a resource", () => {
  const bucket = "arn:aws:s3:::files";
  test.each([
    [{ Resource: `${table}/index/*` }, `${table}/index/gsi1`, true],
    [{ Resource: `${table}/index/gsi1` }, table, false],
    [{ Resource: table }, `${table}/index/gsi1`, false],
    [{ Resource: `${bucket}/quarantine/*` }, `${bucket}/quarantine/a/b`, true],
    [{ Resource: `${bucket}/quarantine/*` }, `${bucket}/files/a`, false],
    [{ Resource: bucket }, `${bucket}/a`, false],
    [{ Resource: `${bucket}/A` }, `${bucket}/a`, false],
    [{ Resource: "arn:aws:sqs:*:000000000000:work" }, "arn:aws:sqs:eu:000000000000:work", true],
    // A wildcard does not match a colon, so it stays within one part of an ARN.
    [{ Resource: "arn:aws:sqs:eu:*:work" }, "arn:aws:sqs:eu:0:other:work", false],
    [{ Resource: "*" }, table, true],
    [{ Resource: "arn:aws:ssm:::secret:one-??????" }, "arn:aws:ssm:::secret:one-AbCdEf", true],
    [{ Resource: "arn:aws:ssm:::secret:one-??????" }, "arn:aws:ssm:::secret:one-two-AbCdEf", false],
    [{ Resource: undefined, NotResource: table }, `${table}/index/gsi1`, true],
    [{ Resource: undefined, NotResource: [`${table}*`] }, table, false],
  ])("named by %j covers %s: %s", (element, resource, expected) => {
    const { Resource, ...rest } = { ...allow(), ...element } as Raw;
    const statement = Resource === undefined ? rest : { ...rest, Resource };
    expect(answer([statement], { resource })).toBe(expected ? "allowed" : "implicit deny");
  });
});

describe("a condition", () => {
  const source = { "aws:sourceaccount": "1", "aws:sourcearn": "arn:aws:s3:::files" };
  test.each([
    [{ StringEquals: { "aws:SourceAccount": "1" } }, source, true],
    [{ StringEquals: { "aws:SourceAccount": ["2", "1"] } }, source, true],
    [{ StringEquals: { "aws:SourceAccount": "2" } }, source, false],
    [{ StringEquals: { "aws:SourceAccount": "1" } }, {}, false],
    [{ StringEqualsIfExists: { "aws:SourceAccount": "1" } }, {}, true],
    [{ StringNotEquals: { "aws:SourceAccount": ["2", "3"] } }, source, true],
    [{ StringNotEquals: { "aws:SourceAccount": ["2", "1"] } }, source, false],
    [{ StringNotEquals: { "aws:SourceAccount": "1" } }, {}, true],
    [{ StringLike: { "aws:SourceAccount": "?" } }, source, true],
    [{ StringNotLike: { "aws:SourceAccount": "?" } }, source, false],
    [{ ArnLike: { "AWS:SourceArn": "arn:aws:s3:::fil*" } }, source, true],
    [{ ArnNotLike: { "AWS:SourceArn": "arn:aws:s3:::fil*" } }, source, false],
    [{ Bool: { "aws:SecureTransport": "false" } }, { "aws:securetransport": "true" }, false],
    [{ Bool: { "aws:SecureTransport": "true" } }, { "aws:securetransport": "true" }, true],
    [
      {
        StringEquals: { "aws:SourceAccount": "1" },
        ArnLike: { "aws:SourceArn": "arn:aws:s3:::other" },
      },
      source,
      false,
    ],
  ])("%j holds for %j: %s", (Condition, context, expected) => {
    const asked = { context: context as Record<string, string> };
    expect(answer([allow({ Condition })], asked)).toBe(expected ? "allowed" : "implicit deny");
  });
});

describe("a principal", () => {
  const service = { service: "cloudfront.amazonaws.com" };
  test.each([
    ["*", { role }, true],
    [{ AWS: "*" }, { role }, true],
    [{ AWS: role }, { role }, true],
    [{ AWS: `${role}s` }, { role }, false],
    [{ Service: "cloudfront.amazonaws.com" }, service, true],
    [{ Service: "cloudfront.amazonaws.com" }, { role }, false],
    [{ AWS: role }, service, false],
  ])("%j is %j: %s", (Principal, principal, expected) => {
    expect(answer([allow({ Principal })], { principal })).toBe(
      expected ? "allowed" : "implicit deny",
    );
  });
});

describe("what could not be enforced here", () => {
  test.each([
    ["an operator", allow({ Condition: { NumericLessThan: { "aws:SourceAccount": "1" } } })],
    [
      "a set operator",
      allow({ Condition: { "ForAnyValue:StringEquals": { "aws:SourceArn": "1" } } }),
    ],
    ["a key", allow({ Condition: { StringEquals: { "dynamodb:LeadingKeys": "a" } } })],
    ["a variable", allow({ Resource: `${table}/\${aws:username}` })],
    ["an account", allow({ Principal: { AWS: "arn:aws:iam::000000000000:root" } })],
    ["an element", allow({ NotPrincipal: "*" })],
    ["a resource that is no ARN", allow({ Resource: "market" })],
    ["no action", allow({ Action: [] })],
    ["an effect", allow({ Effect: "Maybe" })],
  ])("is refused at the start: %s", (_what, statement) => {
    expect(() => policy(statement)).toThrow();
  });
});
