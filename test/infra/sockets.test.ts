import { contentSecurityPolicy, socketOrigin } from "@bupum/infra/sites/content-security";
import { socketPath, sockets } from "@bupum/infra/sockets/sockets";
import { beforeAll, describe, expect, test } from "vitest";
import { type Template, ofType, prodSettings, synthesize } from "./synthesized.ts";

let prod: Record<string, Template>;
let stack: Template;
beforeAll(() => {
  prod = synthesize(prodSettings);
  stack = prod["socket"]!;
});
const only = (type: string) => {
  const [found, ...more] = ofType({ stack }, type);
  expect([type, more.length]).toEqual([type, 0]);
  return found!.Properties;
};

describe("the gateway of sockets", () => {
  test("chooses a route by the action of a message", () => {
    expect(only("AWS::ApiGatewayV2::Api")).toMatchObject({
      ProtocolType: "WEBSOCKET",
      RouteSelectionExpression: "$request.body.action",
    });
    const routes = ofType({ stack }, "AWS::ApiGatewayV2::Route").map(({ Properties }) => [
      Properties["RouteKey"],
      Properties["AuthorizationType"],
    ]);
    const wanted = Object.values(sockets).flat();
    expect(routes.toSorted()).toEqual(wanted.map((route) => [route, "NONE"]).toSorted());
    expect(wanted).toEqual(expect.arrayContaining(["$connect", "$disconnect", "$default"]));
  });

  test("calls each function by its own routes only", () => {
    const permissions = ofType({ stack }, "AWS::Lambda::Permission").map(({ Properties }) =>
      JSON.stringify(Properties["SourceArn"]),
    );
    const routes = Object.values(sockets).flat();
    expect(permissions).toHaveLength(routes.length);
    for (const route of routes)
      expect(permissions.filter((arn) => arn.includes(`/*${route}"`))).toHaveLength(1);
  });

  test("is throttled, and has its path prefix", () => {
    expect(only("AWS::ApiGatewayV2::Stage")).toMatchObject({
      StageName: socketPath,
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 2_000, ThrottlingBurstLimit: 1_000 },
    });
  });

  test("needs no account-wide role", () => {
    expect(ofType(prod, "AWS::ApiGateway::Account")).toEqual([]);
  });

  test("is used by two functions, which may send and disconnect, and never list or read", () => {
    const statements = Object.values(prod)
      .flatMap(({ Resources }) => Object.entries(Resources))
      .filter(([, { Type }]) => Type === "AWS::IAM::Role")
      .flatMap(([id, { Properties }]) =>
        [JSON.stringify(Properties["Policies"])]
          .filter((text) => text.includes("ManageConnections"))
          .map(
            (text) =>
              [
                id.replace(/Role.*/, ""),
                [...text.matchAll(/\/(\w+)\/@connections/g)].map(([, verb]) => verb),
              ] as const,
          ),
      );
    expect(statements.toSorted()).toEqual([
      ["jobchat", ["DELETE", "POST"]],
      ["socketchatmessage", ["DELETE", "POST"]],
    ]);
  });

  test("raises an alarm when it fails", () => {
    const alarms = ofType({ stack }, "AWS::CloudWatch::Alarm").map(({ Properties }) =>
      String(Properties["AlarmDescription"]),
    );
    expect(alarms).toContain("The gateway of sockets fails.");
  });
});

describe("sockets at the edge", () => {
  interface Behaviour {
    PathPattern: string;
    TargetOriginId: string;
    CachePolicyId: unknown;
    OriginRequestPolicyId: unknown;
    FunctionAssociations?: unknown[];
  }
  interface Config {
    CacheBehaviors: Behaviour[];
    Origins: { Id: string; DomainName: unknown; OriginCustomHeaders?: { HeaderName: string }[] }[];
  }
  const configs = () =>
    ofType(prod, "AWS::CloudFront::Distribution").map(
      ({ Properties }) => Properties["DistributionConfig"] as Config,
    );

  test("are on the buyers' site only: uncached, not rewritten, and marked as coming from the edge", () => {
    const [web, admin] = configs();
    const behaviour = web!.CacheBehaviors.find(({ PathPattern }) => PathPattern === "/ws")!;
    expect(behaviour.FunctionAssociations).toBeUndefined();
    // AWS's own policies: CachingDisabled, and AllViewerExceptHostHeader.
    expect(behaviour.CachePolicyId).toBe("4135ea2d-6df8-44a3-9df3-4b5a84be39ad");
    expect(behaviour.OriginRequestPolicyId).toBe("b689b0a8-53d0-40ab-baf2-68738e2966ac");
    const origin = web!.Origins.find(({ Id }) => Id === behaviour.TargetOriginId)!;
    expect(JSON.stringify(origin.DomainName)).toContain(".execute-api.");
    expect(origin.OriginCustomHeaders).toMatchObject([{ HeaderName: "x-bupum-edge" }]);
    expect(admin!.CacheBehaviors.map(({ PathPattern }) => PathPattern)).not.toContain("/ws");
  });

  test("are named by the pages' policy, since 'self' does not cover them in every browser", () => {
    expect(socketOrigin("https://www.bupum.example")).toBe("wss://www.bupum.example");
    const policies = ofType(prod, "AWS::CloudFront::ResponseHeadersPolicy").map(({ Properties }) =>
      JSON.stringify(Properties),
    );
    const pages = policies.filter((policy) => policy.includes("js.tosspayments.com"));
    expect(pages).not.toEqual([]);
    for (const policy of pages)
      expect(policy).toMatch(/connect-src 'self' [^;]* wss:\/\/www\.bupum\.example;/);
    const needs = { uploads: "https://uploads.example", takesCards: false };
    expect(contentSecurityPolicy(needs)).not.toContain("wss:");
  });
});
