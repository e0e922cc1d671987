import { queueNames } from "@bupum/infra/data/queues";
import { dashboardName } from "@bupum/infra/alarms/failures-dashboard";
import { stageFrom } from "@bupum/infra/stages";
import { beforeAll, describe, expect, test } from "vitest";
import { type Resource, type Template, ofType, prodSettings, synthesize } from "./synthesized.ts";
import { type Point, alarmsOf, idsOf, metricsOf, raised } from "./watch.ts";

let prod: Record<string, Template>;
let alarms: Resource[];
beforeAll(() => {
  prod = synthesize(prodSettings);
  alarms = alarmsOf(prod);
});

const textOf = ({ Properties }: Resource) => String(Properties["AlarmDescription"]);
/** What people are told when CloudWatch has these points. */
const toldOf = (points: Point[]) => alarms.filter((alarm) => raised(alarm, points)).map(textOf);

/** Lambda reports each metric twice: of the function, and of all functions of the account. */
const ofFunction = (metric: string, id: string, value = 1): Point[] =>
  [{ FunctionName: { Ref: id } }, {}].map((dimensions) => ({
    namespace: "AWS/Lambda",
    metric,
    dimensions,
    value,
  }));
const one =
  (namespace: string, metric: string, value: number) =>
  (dimensions: Point["dimensions"] = {}): Point[] => [{ namespace, metric, dimensions, value }];
const ofJob = (metric: string, Job: string) => one("Bupum", metric, 1)({ Stage: "prod", Job });

const failures = "A function crashed, timed out or was throttled";

type Breakage = [what: string, points: Point[], told: string[]];
const ids = (type: string) => idsOf(prod, type);
const ofQueue = (id: string) => ({ QueueName: { "Fn::GetAtt": [id, "QueueName"] } });

/** What breaks, and the beginnings of what people must be told of it. */
function breakages(): Breakage[] {
  const only = (type: string, start: string) => ids(type).find((id) => id.startsWith(start))!;
  const relay = only("AWS::Lambda::Function", "jobs/jobrelay");
  const mapping = only("AWS::Lambda::EventSourceMapping", "jobs/jobrelayStream");
  const socket = only("AWS::ApiGatewayV2::Api", "socket/");
  const table = only("AWS::DynamoDB::GlobalTable", "data/");
  const queue = (name: string, end: string) =>
    only("AWS::SQS::Queue", `data/${name.replaceAll("-", "")}queue${end}`);
  const tableParts = [
    {},
    { GlobalSecondaryIndexName: "gsi1" },
    { GlobalSecondaryIndexName: "gsi2" },
  ];
  return [
    ...ids("AWS::Lambda::Function").flatMap((id): Breakage[] => [
      [`${id} crashes`, ofFunction("Errors", id), [failures]],
      [`${id} is throttled`, ofFunction("Throttles", id), [failures]],
    ]),
    ...["user", "admin"].map((side): Breakage => {
      const id = only("AWS::ApiGatewayV2::Api", `${side}-api/`);
      const points = one("AWS/ApiGateway", "5xx", 5)({ ApiId: { Ref: id } });
      return [`the ${side} API answers 5xx`, points, [`The ${side} API answers with 5xx`]];
    }),
    ...queueNames.flatMap((name): Breakage[] => {
      const dead = one("AWS/SQS", "ApproximateNumberOfMessagesVisible", 1);
      const age = one("AWS/SQS", "ApproximateAgeOfOldestMessage", 1800);
      return [
        [`${name} gives up`, dead(ofQueue(queue(name, "Dead"))), [`Dead letters of ${name}:`]],
        [`${name} stands`, age(ofQueue(queue(name, "Queue"))), [`A message of ${name} waits`]],
      ];
    }),
    ...tableParts.flatMap((part) =>
      ["ReadThrottleEvents", "WriteThrottleEvents"].map((metric): Breakage => [
        `the table has ${metric} ${Object.values(part).join("")}`,
        one("AWS/DynamoDB", metric, 1)({ TableName: { Ref: table }, ...part }),
        ["The table refuses calls"],
      ]),
    ),
    ["the relay is late", ofFunction("IteratorAge", relay, 300_000), ["The relay is five"]],
    ...["OnFailureDestinationDeliveredEventCount", "DroppedEventCount"].map((metric): Breakage => [
      `the relay has ${metric}`,
      one("AWS/Lambda", metric, 1)({ EventSourceMappingUUID: { Ref: mapping } }),
      ["The relay gave up"],
    ]),
    [
      "the relay can keep nothing",
      ofFunction("DestinationDeliveryFailures", relay),
      ["The relay gave up"],
    ],
    [
      "the gateway of sockets fails",
      one("AWS/ApiGateway", "ExecutionError", 5)({ ApiId: { Ref: socket }, Stage: "ws" }),
      ["The gateway of sockets fails"],
    ],
    ["mails bounce", one("AWS/SES", "Reputation.BounceRate", 0.04)(), ["Mails bounce"]],
    ["mails annoy", one("AWS/SES", "Reputation.ComplaintRate", 0.0008)(), ["Readers call"]],
    ["paid messages end", ofJob("PaidMessagesRefused", "notify"), ["The daily cap"]],
    ["no card is taken", ofJob("CardProviderRefused", "billing"), ["The card provider refuses"]],
    [
      "no invoice is taken",
      ofJob("TaxInvoiceProviderRefused", "tax-invoices"),
      ["The provider of tax invoices refuses"],
    ],
    ["money differs", ofJob("Differences", "reconciliation"), ["Ledger and card provider differ"]],
    ...["SnapshotFaults", "SnapshotsLate"].map((metric): Breakage => [
      `searches have ${metric}`,
      ofJob(metric, "snapshots"),
      ["Searches answer from an old snapshot"],
    ]),
    ...["Web", "Admin"].map((site): Breakage => [
      `the ${site} site fails`,
      one(
        "AWS/CloudFront",
        "5xxErrorRate",
        5,
      )({
        DistributionId: { Ref: `edge-watch/${site}Distribution` },
        Region: "Global",
      }),
      [`5 % of the ${site} site's answers`],
    ]),
  ];
}

describe("whatever breaks", () => {
  test("is told once, by an alarm that says what it is", () => {
    const faults = breakages().flatMap(([what, points, told]) => {
      const texts = toldOf(points);
      const isTold =
        texts.length === told.length && told.every((start, i) => texts[i]!.startsWith(start));
      return isTold ? [] : [{ what, texts }];
    });
    expect(faults).toEqual([]);
  });

  test("is what each alarm was seen to tell of, and nothing is told of a calm hour", () => {
    const told = new Set(breakages().flatMap(([, points]) => toldOf(points)));
    expect(alarms.map(textOf).filter((text) => !told.has(text))).toEqual([]);
    const calm = breakages().flatMap(([, points]) => points.map((each) => ({ ...each, value: 0 })));
    expect(toldOf(calm)).toEqual([]);
    expect(toldOf([])).toEqual([]);
  });

  test("names the function: the dashboard that the alarms send to has the ten that failed most", () => {
    const name = dashboardName(stageFrom(prodSettings));
    const [dashboard] = ofType(prod, "AWS::CloudWatch::Dashboard").map(
      ({ Properties }) => Properties,
    );
    expect(dashboard!["DashboardName"]).toBe(name);
    const body = JSON.stringify(dashboard!["DashboardBody"]);
    for (const metric of ["Errors", "Throttles"]) expect(body).toContain(metric);
    expect(body).toContain("bupum prod");
    for (const { Properties } of ofType(prod, "AWS::Lambda::Function"))
      expect(Properties["FunctionName"]).toMatch(/^bupum-prod-/);
    expect(alarms.map(textOf).filter((text) => text.includes(name))).toHaveLength(3);
  });
});

test("alarms of a stage cost less than USD 5 a month: 0.10 for each metric that they read", () => {
  expect(alarms.length).toBeLessThanOrEqual(34);
  expect(alarms.flatMap(metricsOf).length * 0.1).toBeLessThan(5);
});
