import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Function } from "aws-cdk-lib/aws-lambda";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";

const fiveMinutes = { period: Duration.minutes(5), statistic: "Sum" } as const;

/** Sends every alarm to the same people. Alarms are told from below: what broke, then where. */
export class AlarmTo {
  readonly #topic: ITopic;
  constructor(topic: ITopic) {
    this.#topic = topic;
  }

  /** A message that failed five times: nobody will be told of it unless somebody redrives it. */
  deadLetters(queue: Queue, name: string): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) });
    this.#raise(queue, "DeadLetters", metric, 1, `Dead letters of ${name}: look, mend, redrive.`);
  }

  /** One alarm for both, since the stack of the user API nears CloudFormation's 500 resources. */
  failures(target: Function, name: string): void {
    const metric = new MathExpression({
      expression: "FILL(errors, 0) + FILL(throttles, 0)",
      usingMetrics: {
        errors: target.metricErrors(fiveMinutes),
        throttles: target.metricThrottles(fiveMinutes),
      },
      period: Duration.minutes(5),
      label: "errors and throttles",
    });
    this.#raise(target, "Failures", metric, 1, `${name} crashed, timed out or was throttled.`);
  }

  serverErrors(api: HttpApi, name: string): void {
    const metric = api.metricServerError(fiveMinutes);
    this.#raise(api, "ServerErrors", metric, 5, `The ${name} API answers with 5xx.`);
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
