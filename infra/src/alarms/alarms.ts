import { Duration } from "aws-cdk-lib";
import type { HttpApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Function } from "aws-cdk-lib/aws-lambda";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { Stage } from "../stages.ts";
import { dashboardName, failuresDashboard } from "./failures-dashboard.ts";

const fiveMinutes = { period: Duration.minutes(5), statistic: "Sum" } as const;

/** Several counts as one; a count that nothing was reported to is zero. */
const sumOf = (label: string, usingMetrics: Record<string, IMetric>) =>
  new MathExpression({
    expression: Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(" + "),
    usingMetrics,
    period: Duration.minutes(5),
    label,
  });

/** A share of the account's mails, between 0 and 1. */
const mailRate = (metricName: string) =>
  new Metric({
    namespace: "AWS/SES",
    metricName,
    statistic: "Maximum",
    period: Duration.hours(1),
  });

/** Sends every alarm to the same people; its text says what broke, and where. */
export class AlarmTo {
  readonly #topic: ITopic;
  readonly #stage: Stage;
  constructor(topic: ITopic, stage: Stage) {
    this.#topic = topic;
    this.#stage = stage;
  }

  /** A message that failed five times: it stays undone unless somebody sends it again. */
  deadLetters(queue: Queue, name: string): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) });
    this.#raise(queue, "DeadLetters", metric, 1, `Dead letters of ${name}: look, mend, resend.`);
  }

  /**
   * All functions of the account in one alarm: Lambda reports their sum as a metric of its own, and
   * an alarm costs by the metrics that it reads. The dashboard says which functions they are.
   */
  functions(scope: Construct): void {
    const metric = sumOf("errors and throttles", {
      errors: Function.metricAllErrors(fiveMinutes),
      throttles: Function.metricAllThrottles(fiveMinutes),
    });
    const dashboard = failuresDashboard(scope, this.#stage);
    const text = `A function crashed, timed out or was throttled: ${dashboard} names it.`;
    this.#raise(scope, "Failures", metric, 1, text);
  }

  /**
   * Replies of 5xx. A page sends a failed read three times (`tries` in
   * shared/ui/src/frame/query-client.ts). Up to four in five minutes are thus one page, or one
   * person who tries again, for which a provider outside gave no reply (UNAVAILABLE, 503). Five are
   * a second page or a fault that lasts. A function that crashes is reported by Failures at its
   * first time.
   */
  serverErrors(api: HttpApi, name: string): void {
    const metric = api.metricServerError(fiveMinutes);
    const text = `The ${name} API answers with 5xx: ${dashboardName(this.#stage)} names the function.`;
    this.#raise(api, "ServerErrors", metric, 5, text);
  }

  /**
   * The gateway cannot hand on what pages say. Its IntegrationError counts every refused $connect;
   * functions that fail have alarms of their own.
   */
  socketErrors(stage: WebSocketStage): void {
    const metric = stage.metric("ExecutionError", fiveMinutes);
    this.#raise(stage, "SocketErrors", metric, 5, "The gateway of sockets fails.");
  }

  /** The relay is late: notices and the search index are behind the table. */
  streamAge(target: Function): void {
    const metric = target.metric("IteratorAge", {
      period: Duration.minutes(1),
      statistic: "Maximum",
    });
    const fiveMinutesInMs = 300_000;
    this.#raise(target, "StreamAge", metric, fiveMinutesInMs, "The relay is five minutes late.");
  }

  /** The relay gave a record up and stored it in the bucket; or even that failed. */
  lostRecords(target: Function, EventSourceMappingUUID: string): void {
    const of = (metricName: string) =>
      new Metric({
        namespace: "AWS/Lambda",
        metricName,
        dimensionsMap: { EventSourceMappingUUID },
        ...fiveMinutes,
      });
    const metric = sumOf("lost records", {
      kept: of("OnFailureDestinationDeliveredEventCount"),
      dropped: of("DroppedEventCount"),
      failures: target.metric("DestinationDeliveryFailures", fiveMinutes),
    });
    this.#raise(target, "Lost", metric, 1, "The relay gave up: look, mend, npm run resend.");
  }

  /** Messages wait: a worker is slow, failing or absent. SQS leaves those that failed thrice out. */
  queueAge(queue: Queue, name: string): void {
    const metric = queue.metricApproximateAgeOfOldestMessage({
      period: Duration.minutes(5),
      statistic: "Maximum",
    });
    const halfAnHour = 1800;
    this.#raise(queue, "Age", metric, halfAnHour, `A message of ${name} waits for half an hour.`);
  }

  throttles(table: ITableV2, indexes: readonly string[]): void {
    const each = ["ReadThrottleEvents", "WriteThrottleEvents"].flatMap((metricName) =>
      [undefined, ...indexes].map((index) => {
        const dimensionsMap = {
          TableName: table.tableName,
          ...(index && { GlobalSecondaryIndexName: index }),
        };
        const id = `${metricName.startsWith("Read") ? "reads" : "writes"}_${index ?? "table"}`;
        return [id, table.metric(metricName, { ...fiveMinutes, dimensionsMap })] as const;
      }),
    );
    const metric = sumOf("throttles", Object.fromEntries(each));
    this.#raise(table, "Throttles", metric, 1, "The table refuses calls: a hot key, or a limit.");
  }

  /** Before SES looks at the account: it does at 5 % of bounces and 0.1 % of complaints. */
  mail(scope: Construct): void {
    const texts = ["Mails bounce: 4 % of them.", "Readers call mails spam: 8 of 10,000."] as const;
    this.#raise(scope, "Bounces", mailRate("Reputation.BounceRate"), 0.04, texts[0]);
    this.#raise(scope, "Complaints", mailRate("Reputation.ComplaintRate"), 0.0008, texts[1]);
  }

  /** The day's cap of codes and messages that cost money was reached: an attack, or a good day. */
  paidMessages(scope: Construct): void {
    const metric = new Metric({
      namespace: "Bupum",
      metricName: "PaidMessagesRefused",
      dimensionsMap: { Stage: this.#stage.name, Job: "notify" },
      ...fiveMinutes,
    });
    this.#raise(scope, "PaidMessages", metric, 1, "The daily cap of paid messages is reached.");
  }

  /** Providers that refuse the market itself. */
  providers(scope: Construct): void {
    this.#cardProvider(scope);
    this.#invoiceProvider(scope);
  }

  /** The provider of tax invoices refuses our keys or our account, so that nobody can issue (P11-3). */
  #invoiceProvider(scope: Construct): void {
    const metric = new Metric({
      namespace: "Bupum",
      metricName: "TaxInvoiceProviderRefused",
      dimensionsMap: { Stage: this.#stage.name, Job: "tax-invoices" },
      ...fiveMinutes,
    });
    const text = "The provider of tax invoices refuses the market.";
    this.#raise(scope, "InvoiceProvider", metric, 1, text);
  }

  /**
   * The card provider refuses our keys, our contract or our requests, so that nobody can pay (P6-4);
   * or does not say for a day what came of a payment or a refund (D13-7, D13-15).
   */
  #cardProvider(scope: Construct): void {
    const metric = new Metric({
      namespace: "Bupum",
      metricName: "CardProviderRefused",
      dimensionsMap: { Stage: this.#stage.name, Job: "billing" },
      ...fiveMinutes,
    });
    this.#raise(
      scope,
      "CardProvider",
      metric,
      1,
      "The card provider refuses the market, or does not answer.",
    );
  }

  /** The ledger and the card provider's list of movements are not the same (D13-12). */
  reconciliation(scope: Construct): void {
    const metric = new Metric({
      namespace: "Bupum",
      metricName: "Differences",
      dimensionsMap: { Stage: this.#stage.name, Job: "reconciliation" },
      ...fiveMinutes,
    });
    this.#raise(
      scope,
      "Reconciliation",
      metric,
      1,
      "Ledger and card provider differ: look at once.",
    );
  }

  /**
   * A snapshot of what is searched is missing or broken, a change is missing, or no snapshot was
   * made for an hour although things changed (S7-4).
   */
  snapshots(scope: Construct): void {
    const of = (metricName: string) =>
      new Metric({
        namespace: "Bupum",
        metricName,
        dimensionsMap: { Stage: this.#stage.name, Job: "snapshots" },
        ...fiveMinutes,
      });
    const metric = sumOf("snapshots", { faults: of("SnapshotFaults"), late: of("SnapshotsLate") });
    const text =
      "Searches answer from an old snapshot or none: docs/operations.md says what to do.";
    this.#raise(scope, "Searches", metric, 1, text);
  }

  /** Errors that readers see, whatever caused them: origins, functions of the edge, CloudFront. */
  edgeErrors(scope: Construct, id: string, DistributionId: string): void {
    const metric = new Metric({
      namespace: "AWS/CloudFront",
      metricName: "5xxErrorRate",
      dimensionsMap: { DistributionId, Region: "Global" },
      statistic: "Average",
      period: Duration.minutes(5),
    });
    this.#raise(scope, `${id}Errors`, metric, 5, `5 % of the ${id} site's answers are 5xx.`);
  }

  #raise(on: Construct, id: string, metric: IMetric, threshold: number, text: string): void {
    const alarm = new Alarm(on, id, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: text,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
  }
}
