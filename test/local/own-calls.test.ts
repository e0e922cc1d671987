import { Access } from "@bupum/infra/local/access/access";
import { ownCalls, refusedCalls } from "@bupum/infra/local/access/lambda-asks";
import type { RawObject } from "@bupum/infra/local/templates/template";
import { expect, test } from "vitest";

const role = "arn:aws:iam::000000000000:role/gateway";
const lambda = (name: string) => `arn:aws:lambda:ap-northeast-2:000000000000:function:${name}`;

const policy = (...Statement: RawObject[]): RawObject => ({ Version: "2012-10-17", Statement });

/** What is refused of an API whose route leads to user-boards in the role of its gateway. */
function refused(service: string, resource: string): string[] {
  const allow = { Effect: "Allow", Action: "lambda:InvokeFunction", Resource: resource };
  const trust = { Effect: "Allow", Action: "sts:AssumeRole", Principal: { Service: service } };
  const access = new Access({
    functions: {},
    roles: { [role]: { trust: policy(trust), policies: [policy(allow)] } },
    resources: {},
  });
  const routes = [{ routeKey: "GET /boards", lambda: "user-boards", role }];
  const calls = ownCalls({
    functions: [],
    apis: [{ id: "one", name: "user", routes }],
    sockets: [],
    queueMappings: [],
    streamMappings: [],
    schedules: [],
  });
  return refusedCalls(access, calls);
}

test("a cloud starts only where each gateway may take on its role and call the functions of its routes", () => {
  const gateway = "apigateway.amazonaws.com";
  expect(refused(gateway, lambda("user-boards"))).toEqual([]);
  expect(refused(gateway, lambda("user-news"))).toEqual([
    `${role} may not lambda:InvokeFunction on ${lambda("user-boards")}`,
  ]);
  expect(refused("lambda.amazonaws.com", lambda("user-boards"))).toEqual([
    `${gateway} may not take on ${role}`,
  ]);
});
