import { mostTries } from "@bupum/shared/kernel/tries";
import { Duration } from "aws-cdk-lib";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import type { AlarmTo } from "../alarms/alarms.ts";
import { firstRemovalPolicyOf } from "../removal-policy.ts";
import type { Stage } from "../stages.ts";
import { type QueueName, workerTimeoutSeconds } from "./queues.ts";

export type Queues = Record<QueueName, WorkQueue>;

/** A queue of work, and the queue where its messages lie that failed five times. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly dead: Queue;

  constructor(scope: Construct, name: QueueName, stage: Stage, alarmTo: AlarmTo) {
    super(scope, `${name}-queue`);
    this.dead = new Queue(this, "Dead", {
      enforceSSL: true,
      removalPolicy: firstRemovalPolicyOf(stage),
      retentionPeriod: Duration.days(14),
    });
    acknowledge(this.dead, { "AwsSolutions-SQS3": "This is the dead-letter queue itself." });
    this.queue = new Queue(this, "Queue", {
      queueName: `bupum-${stage.name}-${name}`,
      enforceSSL: true,
      // Six time-outs, as AWS advises: a slow batch is not handed out twice.
      visibilityTimeout: Duration.seconds(6 * workerTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.dead, maxReceiveCount: mostTries },
    });
    alarmTo.deadLetters(this.dead, name);
    alarmTo.queueAge(this.queue, name);
  }
}
