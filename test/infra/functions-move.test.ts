import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from "@aws-sdk/client-lambda";
import { moveFault } from "@bupum/infra/deploy/functions-move";
import { stageFrom } from "@bupum/infra/stages";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { prodSettings } from "./synthesized.ts";

const lambda = mockClient(LambdaClient);
beforeEach(() => {
  lambda.reset();
  const missing = new ResourceNotFoundException({ message: "no such function", $metadata: {} });
  lambda.on(GetFunctionConfigurationCommand).rejects(missing);
});
afterAll(() => lambda.restore());

const stage = stageFrom(prodSettings);
const moving = stageFrom({ ...prodSettings, functionsMove: "true" });
const old = { FunctionName: "bupum-prod-user-auth" };
const there = (...functions: { FunctionName: string }[]) => {
  for (const each of functions) lambda.on(GetFunctionConfigurationCommand, each).resolves({});
};

describe("a deploy over a stage from before the stacks of areas", () => {
  test("is refused until the first of its two deploys was made", async () => {
    there(old);
    expect(await moveFault(stage)).toContain("--context functionsMove=true");
    expect(await moveFault(moving)).toBeUndefined();
    there({ FunctionName: "bupum-prod-user-people-auth" });
    expect(await moveFault(stage)).toBeUndefined();
  });

  test("is no matter of a stage that is new, nor of one that has moved", async () => {
    expect(await moveFault(stage)).toBeUndefined();
    there({ FunctionName: "bupum-prod-user-people-auth" });
    expect(await moveFault(stage)).toBeUndefined();
  });

  test("goes on where the deploy may not look at functions", async () => {
    const denied = Object.assign(new Error("no"), { name: "AccessDeniedException" });
    lambda.on(GetFunctionConfigurationCommand).rejects(denied);
    expect(await moveFault(stage)).toBeUndefined();
  });
});
