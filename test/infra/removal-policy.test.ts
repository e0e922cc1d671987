import { beforeAll, describe, expect, test } from "vitest";
import { type Resource, type Template, ofType, prodSettings, synthesize } from "./synthesized.ts";

let dev: Record<string, Template>;
let prod: Record<string, Template>;
beforeAll(() => {
  dev = synthesize();
  prod = synthesize(prodSettings);
});

const keepers = [
  "AWS::DynamoDB::GlobalTable",
  "AWS::S3::Bucket",
  "AWS::SecretsManager::Secret",
  "AWS::Logs::LogGroup",
];
const deadLetters = (templates: Record<string, Template>) =>
  ofType(templates, "AWS::SQS::Queue").filter(({ Properties }) => !Properties["RedrivePolicy"]);
/** The sites' own files can be built again at any time. */
const isSite = ({ Properties }: Resource) =>
  /"(web|admin)\/"/.test(JSON.stringify(Properties["LoggingConfiguration"] ?? ""));
const keptOf = (templates: Record<string, Template>) => [
  ...keepers.flatMap((type) => ofType(templates, type)).filter((each) => !isSite(each)),
  ...deadLetters(templates),
];

describe("a stack that is removed", () => {
  test("keeps rows, files, lost records, dead letters, secrets and logs in prod", () => {
    const kept = keptOf(prod);
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.filter(({ DeletionPolicy = "" }) => !DeletionPolicy.startsWith("Retain"))).toEqual(
      [],
    );
  });

  test("keeps nothing in dev", () => {
    expect(keptOf(dev).filter(({ DeletionPolicy }) => DeletionPolicy !== "Delete")).toEqual([]);
  });
});

describe("a first deploy that failed", () => {
  test("can be repeated: no retained resource has a fixed name", () => {
    const names = keptOf(prod).flatMap(({ Properties }) =>
      ["TableName", "BucketName", "Name", "LogGroupName", "QueueName"].flatMap(
        (key) => Properties[key] ?? [],
      ),
    );
    expect(names).toEqual([]);
  });

  test("removes its empty logs, queues and secrets", () => {
    const made = [
      ...ofType(prod, "AWS::Logs::LogGroup"),
      ...ofType(prod, "AWS::SecretsManager::Secret"),
      ...deadLetters(prod),
    ];
    expect(new Set(made.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(
      new Set(["RetainExceptOnCreate"]),
    );
  });
});

describe("the bucket of access logs", () => {
  test("accepts logs of this account's buckets only", () => {
    const allowed = ofType(prod, "AWS::S3::BucketPolicy")
      .flatMap(
        ({ Properties }) =>
          (Properties["PolicyDocument"] as { Statement: Record<string, unknown>[] }).Statement,
      )
      .filter(({ Principal }) => JSON.stringify(Principal).includes("logging.s3"));
    expect(allowed.length).toBeGreaterThan(0);
    for (const { Condition } of allowed)
      expect(Condition).toMatchObject({
        StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } },
      });
  });

  test("gets the logs of every other bucket except CloudFront's", () => {
    const logged = ofType(prod, "AWS::S3::Bucket").filter(
      ({ Properties }) => Properties["LoggingConfiguration"],
    );
    expect(logged.length).toBe(5);
  });
});

describe("what the relay gives up", () => {
  test("is stored whole, for a month, where only the relay may write", () => {
    const [source] = ofType(prod, "AWS::Lambda::EventSourceMapping").filter(
      ({ Properties }) => Properties["DestinationConfig"],
    );
    const destination = JSON.stringify(source!.Properties["DestinationConfig"]);
    expect(destination).toContain("-lost-arn");
    const writers = ofType(prod, "AWS::IAM::Role").filter(({ Properties }) => {
      const text = JSON.stringify(Properties["Policies"] ?? "");
      return text.includes("-lost-arn") && text.includes("s3:PutObject");
    });
    expect(writers).toHaveLength(1);
    const bucket = Object.entries(prod["data"]!.Resources).find(
      ([id, { Type }]) => Type === "AWS::S3::Bucket" && id.startsWith("Lost"),
    );
    expect(bucket![1].Properties["LifecycleConfiguration"]).toMatchObject({
      Rules: [{ ExpirationInDays: 30, Status: "Enabled" }],
    });
  });
});
