import { followedMessage, searchedRows } from "@bupum/functions/search/rules";
import { matches, type Pattern } from "@bupum/infra/local/table/patterns";
import { queueNames } from "@bupum/infra/data/queues";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Template,
  areaStacksOf,
  codeOf,
  functionNames,
  ofType,
  prodSettings,
  resources,
  synthesize,
} from "./synthesized.ts";

let dev: Record<string, Template>;
let prod: Record<string, Template>;
beforeAll(() => {
  dev = synthesize();
  prod = synthesize(prodSettings);
});
const routeKeys = (stack: Template) =>
  ofType({ stack }, "AWS::ApiGatewayV2::Route").map(({ Properties }) => Properties["RouteKey"]);

describe("the templates", () => {
  test.each(["user", "admin"])("have exactly the routes of the %s contract", (side) => {
    const declared = resources
      .filter((resource) => resource.side === side)
      .flatMap(({ routes }) => routes.map(({ method, path }) => `${method} ${path}`));
    expect(routeKeys(dev[`${side}-api`]!).toSorted()).toEqual(declared.toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });

  test("deploy one function for each resource and each job", () => {
    const functions = ofType(dev, "AWS::Lambda::Function");
    const names = functions.map(codeOf);
    for (const { Properties } of functions)
      expect(String(Properties["FunctionName"]).length).toBeLessThanOrEqual(64);
    expect(names.toSorted()).toEqual(functionNames.toSorted());
  });

  test("stay under 350 resources a stack, of the 500 that CloudFormation takes, and 300 routes an API", () => {
    for (const template of Object.values(prod)) {
      expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(350);
      expect(routeKeys(template).length).toBeLessThan(300);
      // Its limit is a megabyte of text.
      expect(JSON.stringify(template).length).toBeLessThan(500_000);
    }
  });

  test("keep every function's log for a limited time", () => {
    const groups = ofType(dev, "AWS::Logs::LogGroup");
    expect(groups.length).toBeGreaterThanOrEqual(functionNames.length);
    expect(groups.filter(({ Properties }) => !Properties["RetentionInDays"])).toEqual([]);
  });

  test("run functions on Node 24 and arm64, each below the gateway's 30 seconds", () => {
    for (const { Properties } of ofType(areaStacksOf(dev), "AWS::Lambda::Function"))
      expect(Properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        Timeout: 29,
        Handler: "index.handler",
      });
  });

  test("contain no secret: keys are referenced, at deploy or at run time", () => {
    const text = JSON.stringify([dev, prod]);
    expect(text).not.toMatch(/PRIVATE KEY|BEGIN [A-Z ]*KEY|AKIA[A-Z0-9]{16}/);
    expect(text).toContain("{{resolve:secretsmanager:");
  });

  test("protect prod's table from deletion, and keep its last weeks", () => {
    const [table] = ofType(prod, "AWS::DynamoDB::GlobalTable");
    expect(table!.Properties["Replicas"]).toMatchObject([
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ]);
  });

  test("give prod no setting by default, and report all missing ones", () => {
    expect(() => synthesize({ stage: "prod" })).toThrow(/siteUrl.*adminUrl.*mailFrom.*alarmMail/s);
  });
});

describe("the sites", () => {
  test("are served under their own names, with TLS 1.2 or later, once they have certificates", () => {
    const arn = "arn:aws:acm:us-east-1:111122223333:certificate";
    const own = { siteCertificate: `${arn}/site`, adminCertificate: `${arn}/admin` };
    const sites = ofType(synthesize({ ...prodSettings, ...own }), "AWS::CloudFront::Distribution");
    expect(sites.map(({ Properties }) => Properties["DistributionConfig"])).toMatchObject([
      {
        Aliases: ["www.bupum.example"],
        ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
      },
      { Aliases: ["admin.bupum.example"] },
    ]);
  });

  test("show the pictures of articles on both sites, from the API that serves them", () => {
    const sites = ofType(prod, "AWS::CloudFront::Distribution").map(({ Properties }) => {
      const config = Properties["DistributionConfig"] as {
        CacheBehaviors: {
          PathPattern: string;
          TargetOriginId: string;
          AllowedMethods?: string[];
        }[];
        Origins: { Id: string; DomainName: unknown }[];
      };
      const origin = (pattern: string) => {
        const found = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
        return config.Origins.find(({ Id }) => Id === found?.TargetOriginId)?.DomainName;
      };
      return {
        pictures: origin("/api/images/*"),
        api: origin("/api/*"),
        own: origin("/admin-api/*"),
      };
    });
    const [web, admin] = sites;
    expect(web!.api).toBeDefined();
    expect(admin!.pictures).toEqual(web!.api);
    expect(admin!.own).not.toEqual(web!.api);
    expect(admin!.api).toBeUndefined();
  });

  test("allow uploads from the two sites and nowhere else", () => {
    const cors = ofType({ data: prod["data"]! }, "AWS::S3::Bucket").flatMap(
      ({ Properties }) => Properties["CorsConfiguration"] ?? [],
    );
    expect(cors).toMatchObject([
      { CorsRules: [{ AllowedOrigins: [prodSettings.siteUrl, prodSettings.adminUrl] }] },
    ]);
  });
});

describe("the stream", () => {
  test("passes every row that is searched to the relay, and no other", () => {
    const [patterns = []] = ofType(dev, "AWS::Lambda::EventSourceMapping").flatMap(
      ({ Properties }) => {
        const { Filters = [] } = (Properties["FilterCriteria"] ?? {}) as {
          Filters?: { Pattern: string }[];
        };
        return Filters.length > 0 ? [Filters.map(({ Pattern }) => JSON.parse(Pattern))] : [];
      },
    );
    const isTold = (pk: string, sk: string) =>
      patterns.some((pattern: Pattern) =>
        matches(
          { eventName: "MODIFY", dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } },
          pattern,
        ),
      );
    expect(patterns.length).toBeLessThanOrEqual(5);
    for (const { pk, sk } of searchedRows) {
      expect(isTold(`${pk}1`, sk), pk).toBe(true);
      expect(isTold(`${pk}1`, "lock"), pk).toBe(false);
    }
    for (const [pk, sk, isTraded] of [
      ["order#1", "order", true],
      ["order#1", "wish", false],
      ["activity#usr_1", "activity", true],
      ["group#1", "line#est_1#l01", true],
      ["group#1", "estimate#est_1", true],
      ["group#1", "group", true],
      ["group#1", "request", false],
    ] as const) {
      expect(isTold(pk, sk), sk).toBe(isTraded);
      expect(followedMessage(pk, sk) !== undefined, sk).toBe(isTraded);
    }
  });
});

describe("queues", () => {
  test("deliver a message again only after six time-outs, and give up after five tries", () => {
    const queues = ofType(dev, "AWS::SQS::Queue").filter(
      ({ Properties }) => Properties["RedrivePolicy"],
    );
    expect(queues).toHaveLength(queueNames.length);
    for (const { Properties } of queues)
      expect(Properties).toMatchObject({
        VisibilityTimeout: 360,
        RedrivePolicy: { maxReceiveCount: 5 },
      });
  });

  test("have workers that return which messages of a batch failed", () => {
    const sources = ofType(dev, "AWS::Lambda::EventSourceMapping");
    expect(sources).toHaveLength(queueNames.length + 1);
    for (const { Properties } of sources)
      expect(Properties["FunctionResponseTypes"]).toEqual(["ReportBatchItemFailures"]);
  });
});
