import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { EventSourceMapping, MetricType, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { CfnSchedule } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type { FunctionName } from "../build.ts";
import { powerNamesOf } from "../rights/grants.ts";
import { type Job, type Trigger, jobs } from "./jobs.ts";
import { MarketFunction } from "../market-function.ts";
import type { Market } from "../rights/power.ts";

interface Props extends StackProps {
  market: Market;
  bundles: string;
  built: ReadonlySet<string>;
}
type On<Kind extends Trigger["on"]> = Extract<Trigger, { on: Kind }>;

/** The workers behind the table's stream, the queues and the clock. */
export class JobsStack extends Stack {
  readonly #market: Market;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.#market = props.market;
    for (const [key, job] of Object.entries(jobs)) {
      // Object.entries widens the keys of the table to string.
      const name = key as FunctionName;
      if (!props.built.has(name)) continue;
      const worker = new MarketFunction(this, name, {
        ...props,
        powers: powerNamesOf(name),
        timeoutSeconds: job.timeoutSeconds,
        memoryMb: job.memoryMb,
      });
      this.#start(worker, job);
    }
  }

  #start(worker: MarketFunction, { trigger, why }: Job): void {
    if (trigger.on === "stream") this.#onStream(worker, trigger);
    else if (trigger.on === "queue") this.#onQueue(worker, trigger);
    else this.#onSchedule(worker, trigger, why);
  }

  #onStream(worker: MarketFunction, { filters }: On<"stream">): void {
    const { data } = this.#market;
    data.alarmTo.streamAge(worker.function);
    const stream = new EventSourceMapping(worker, "Stream", {
      target: worker.function,
      eventSourceArn: data.table.tableStreamArn!,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      // A record that fails this often never succeeds: it must not block those behind it for a day.
      retryAttempts: 20,
      // Of all destinations only S3 receives the record itself. The permission is the power
      // "lost:keep".
      onFailure: { bind: () => ({ destination: data.lostArn.value }) },
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
      filters: filters.map((filter) => ({ pattern: JSON.stringify(filter) })),
    });
    data.alarmTo.lostRecords(worker.function, stream.eventSourceMappingId);
  }

  #onQueue(worker: MarketFunction, trigger: On<"queue">): void {
    const { batchSize, windowSeconds, most } = trigger;
    new EventSourceMapping(worker, "Queue", {
      target: worker.function,
      eventSourceArn: this.#market.data.queues[trigger.queue].queue.queueArn,
      batchSize,
      maxBatchingWindow: Duration.seconds(windowSeconds),
      maxConcurrency: most,
      reportBatchItemFailures: true,
    });
  }

  #onSchedule(worker: MarketFunction, { expressions }: On<"schedule">, why: string): void {
    const role = new Role(worker, "Timer", {
      // Only schedules of this account, not whatever else EventBridge is told to do.
      assumedBy: new ServicePrincipal("scheduler.amazonaws.com", {
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
      inlinePolicies: {
        invoke: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ["lambda:InvokeFunction"],
              resources: [worker.function.functionArn],
            }),
          ],
        }),
      },
    });
    for (const [index, expression] of expressions.entries())
      new CfnSchedule(worker, `Schedule${index}`, {
        description: why,
        scheduleExpression: expression,
        scheduleExpressionTimezone: "Asia/Seoul",
        flexibleTimeWindow: { mode: "OFF" },
        target: {
          arn: worker.function.functionArn,
          roleArn: role.roleArn,
          // The next run comes anyway and finds what this one missed.
          retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
        },
      });
  }
}
