import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { AttributeType, StreamViewType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { acknowledge } from "../acknowledge.ts";
import { alarmTopic } from "../alarms/alarm-topic.ts";
import type { AlarmTo } from "../alarms/alarms.ts";
import { monthlyBudget } from "../alarms/budget.ts";
import { removalPolicyOf, firstRemovalPolicyOf } from "../removal-policy.ts";
import { type Queues, WorkQueue, queueNames } from "./work-queue.ts";
import type { Stage } from "../stages.ts";

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** What outlives a deploy: rows, files, messages, and the key that seals cursors. */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly uploads: Bucket;
  /** ARN of the bucket of uploads, exported by a name that the reasons for wildcards can cite. */
  readonly uploadsArn: { name: string; value: string };
  readonly queues: Queues;
  readonly cursorKey: Secret;
  readonly edgeKey: Secret;
  readonly codeKey: Secret;
  readonly deviceKey: Secret;
  readonly alarmTo: AlarmTo;
  /** Who read what from the buckets and the sites. */
  readonly accessLogs: Bucket;
  /** Whole stream records that the relay gave up. */
  readonly lost: Bucket;
  readonly lostArn: { name: string; value: string };

  constructor(scope: Construct, id: string, stage: Stage, props?: StackProps) {
    super(scope, id, props);
    this.alarmTo = alarmTopic(this, stage);
    monthlyBudget(this, stage);
    this.table = this.#table(stage);
    this.alarmTo.throttles(this.table, ["gsi1", "gsi2"]);
    this.alarmTo.mail(this);
    this.alarmTo.paidMessages(this);
    this.accessLogs = this.#accessLogs(stage);
    this.uploads = this.#uploads(stage);
    const name = `${id}-uploads-arn`;
    this.uploadsArn = { name, value: this.exportValue(this.uploads.bucketArn, { name }) };
    this.lost = this.#lost(stage);
    const lostName = `${id}-lost-arn`;
    this.lostArn = {
      name: lostName,
      value: this.exportValue(this.lost.bucketArn, { name: lostName }),
    };
    const key = (id: string, description: string, unturned: string) =>
      this.#key(stage, { id, description, unturned });
    this.cursorKey = key(
      "CursorKey",
      "Seals the cursors of lists, so that nobody can forge one",
      "A turned key would refuse every cursor that a reader still holds.",
    );
    this.edgeKey = key(
      "EdgeKey",
      "Proves to the functions that a call came through CloudFront",
      "It travels from CloudFront to our own gateway only; docs/operations.md says how to turn it.",
    );
    this.codeKey = key(
      "CodeKey",
      "Verification codes are derived from it, so that they are stored nowhere",
      "A turned key would refuse the codes that are on their way.",
    );
    this.deviceKey = key(
      "DeviceKey",
      "Marks the devices that have logged in before",
      "A turned key would make every known device a stranger.",
    );
    const queue = (name: keyof Queues) => new WorkQueue(this, name, stage, this.alarmTo);
    // One entry a name of the list, which the compiler cannot see through fromEntries.
    this.queues = Object.fromEntries(queueNames.map((name) => [name, queue(name)])) as Queues;
  }

  /** Random text that AWS makes; `unturned` is why it is not turned by itself. */
  #key(stage: Stage, key: { id: string; description: string; unturned: string }): Secret {
    const secret = new Secret(this, key.id, {
      description: key.description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: firstRemovalPolicyOf(stage),
    });
    acknowledge(secret, { "AwsSolutions-SMG4": key.unturned });
    return secret;
  }

  #table(stage: Stage): TableV2 {
    return new TableV2(this, "Table", {
      partitionKey: string("pk"),
      sortKey: string("sk"),
      globalSecondaryIndexes: [
        { indexName: "gsi1", partitionKey: string("gsi1pk"), sortKey: string("gsi1sk") },
        { indexName: "gsi2", partitionKey: string("gsi2pk"), sortKey: string("gsi2sk") },
      ],
      timeToLiveAttribute: "ttl",
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: stage.name === "prod",
      removalPolicy: removalPolicyOf(stage),
    });
  }

  #accessLogs(stage: Stage): Bucket {
    const bucket = new Bucket(this, "AccessLogs", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: removalPolicyOf(stage),
    });
    // For every bucket of this account; CDK would leave the account out for those of other stacks.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("logging.s3.amazonaws.com")],
        actions: ["s3:PutObject"],
        resources: [bucket.arnForObjects("*")],
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
    );
    acknowledge(bucket, { "AwsSolutions-S1": "A log of the log bucket would log itself." });
    return bucket;
  }

  #lost(stage: Stage): Bucket {
    return new Bucket(this, "Lost", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: "lost/",
      lifecycleRules: [{ expiration: Duration.days(30) }],
      removalPolicy: removalPolicyOf(stage),
    });
  }

  #uploads(stage: Stage): Bucket {
    return new Bucket(this, "Uploads", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: "uploads/",
      cors: [
        {
          allowedOrigins: [stage.siteUrl, stage.adminUrl],
          allowedMethods: [HttpMethods.POST, HttpMethods.GET],
          allowedHeaders: ["*"],
          exposedHeaders: ["ETag"],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        // What no entity has claimed within a day was given up.
        { prefix: "quarantine/", expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: removalPolicyOf(stage),
    });
  }
}
