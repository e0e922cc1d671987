import { queueNames } from "@bupum/infra/data/queues";
import { beforeAll, describe, expect, test } from "vitest";
import { type Resource, type Template, ofType, prodSettings, synthesize } from "./synthesized.ts";
import { metricsOf } from "./watch.ts";

let prod: Record<string, Template>;
let alarms: Resource[];
beforeAll(() => {
  prod = synthesize(prodSettings);
  alarms = ofType(prod, "AWS::CloudWatch::Alarm");
});

interface Statement {
  Effect: string;
  Principal?: { Service?: string };
  Action: string | string[];
  Condition?: { StringEquals?: Record<string, unknown> };
}
const statementsOf = ({ Properties }: Resource) =>
  (Properties["PolicyDocument"] as { Statement: Statement[] }).Statement;

const watching = (metric: string) => alarms.filter((alarm) => metricsOf(alarm).includes(metric));

describe("alarms", () => {
  test("reach people: only CloudWatch of this account may publish to their topics", () => {
    const topics = ofType(prod, "AWS::SNS::Topic");
    const policies = ofType(prod, "AWS::SNS::TopicPolicy");
    expect(policies).toHaveLength(topics.length);
    for (const policy of policies) {
      const allowed = statementsOf(policy).filter(({ Effect }) => Effect === "Allow");
      expect(allowed).toMatchObject([
        {
          Principal: { Service: "cloudwatch.amazonaws.com" },
          Action: "sns:Publish",
          Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
        },
      ]);
    }
    const mails = ofType(prod, "AWS::SNS::Subscription");
    expect(mails.map(({ Properties }) => Properties["Endpoint"])).toEqual(
      topics.map(() => prodSettings.alarmMail),
    );
    for (const { Properties } of alarms) expect(Properties["AlarmActions"]).toHaveLength(1);
  });

  test("watch all functions at once, both APIs, and the relay's lag", () => {
    expect(watching("Errors").map(metricsOf)).toEqual([["Errors", "Throttles"]]);
    expect(watching("5xx")).toHaveLength(2);
    expect(watching("IteratorAge")).toHaveLength(1);
  });

  test("watch every queue: the age of its messages, and its dead letters", () => {
    const queues = ofType(prod, "AWS::SQS::Queue");
    const working = queues.filter(({ Properties }) => Properties["RedrivePolicy"]);
    expect(working).toHaveLength(queueNames.length);
    expect(watching("ApproximateAgeOfOldestMessage")).toHaveLength(working.length);
    expect(watching("ApproximateNumberOfMessagesVisible")).toHaveLength(
      queues.length - working.length,
    );
  });

  test("report records that the relay gave up, also if they could not be stored", () => {
    expect(watching("OnFailureDestinationDeliveredEventCount").map(metricsOf)).toEqual([
      [
        "OnFailureDestinationDeliveredEventCount",
        "DroppedEventCount",
        "DestinationDeliveryFailures",
      ],
    ]);
    const [source] = ofType(prod, "AWS::Lambda::EventSourceMapping").filter(
      ({ Properties }) => Properties["DestinationConfig"],
    );
    expect(source?.Properties["MetricsConfig"]).toEqual({ Metrics: ["EventCount"] });
  });

  test("report throttles of the table and of each of its indexes", () => {
    const [table] = ofType(prod, "AWS::DynamoDB::GlobalTable");
    const indexes = table!.Properties["GlobalSecondaryIndexes"] as { IndexName: string }[];
    const [alarm] = watching("WriteThrottleEvents");
    expect(metricsOf(alarm!)).toHaveLength(2 * (1 + indexes.length));
    for (const { IndexName } of indexes) expect(JSON.stringify(alarm)).toContain(IndexName);
  });

  test("report bounces and complaints before SES stops the account", () => {
    const [bounces] = watching("Reputation.BounceRate");
    const [complaints] = watching("Reputation.ComplaintRate");
    expect(bounces!.Properties["Threshold"]).toBeLessThan(0.05);
    expect(complaints!.Properties["Threshold"]).toBeLessThan(0.001);
  });

  test("report that the daily limit of paid messages is reached, of this stage only", () => {
    const [alarm] = watching("PaidMessagesRefused");
    expect(alarm!.Properties).toMatchObject({
      Namespace: "Bupum",
      Dimensions: expect.arrayContaining([{ Name: "Stage", Value: "prod" }]) as unknown,
    });
  });

  test("watch both sites in us-east-1, where CloudFront reports", () => {
    const watch = prod["edge-watch"]!;
    const edge = ofType({ watch }, "AWS::CloudWatch::Alarm");
    expect(edge.map(({ Properties }) => Properties["Dimensions"])).toEqual(
      ["Web", "Admin"].map((site) => [
        { Name: "DistributionId", Value: { Ref: `${site}Distribution` } },
        { Name: "Region", Value: "Global" },
      ]),
    );
    expect(watching("5xxErrorRate")).toEqual(edge);
    expect(ofType({ watch }, "AWS::SNS::Topic")).toHaveLength(1);
  });
});

test("the month's budget notifies the same people, before and when it is spent", () => {
  const [budget] = ofType(prod, "AWS::Budgets::Budget").map(({ Properties }) => Properties);
  expect(budget!["Budget"]).toMatchObject({ TimeUnit: "MONTHLY", BudgetLimit: { Amount: 100 } });
  const told = budget!["NotificationsWithSubscribers"] as {
    Notification: { NotificationType: string };
    Subscribers: object[];
  }[];
  expect(told.map(({ Notification }) => Notification.NotificationType)).toContain("FORECASTED");
  for (const { Subscribers } of told)
    expect(Subscribers).toEqual([{ SubscriptionType: "EMAIL", Address: prodSettings.alarmMail }]);
});
