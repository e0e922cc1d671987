import { Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { AttributeType, StreamViewType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";
import { AlarmTo } from "./alarms.ts";
import { type Queues, WorkQueue, queueNames } from "./work-queue.ts";
import type { Stage } from "./stages.ts";

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

  constructor(scope: Construct, id: string, stage: Stage, props?: StackProps) {
    super(scope, id, props);
    const topic = new Topic(this, "Alarms", { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(stage.alarmMail));
    this.alarmTo = new AlarmTo(topic);
    this.table = this.#table(stage);
    this.accessLogs = this.#accessLogs(stage);
    this.uploads = this.#uploads(stage);
    const name = `${id}-uploads-arn`;
    this.uploadsArn = { name, value: this.exportValue(this.uploads.bucketArn, { name }) };
    this.cursorKey = new Secret(this, "CursorKey", {
      description: "Seals the cursors of lists, so that nobody can forge one",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    acknowledge(this.cursorKey, {
      "AwsSolutions-SMG4": "A turned key would refuse every cursor that a reader still holds.",
    });
    this.edgeKey = new Secret(this, "EdgeKey", {
      description: "Proves to the functions that a call came through CloudFront",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    acknowledge(this.edgeKey, {
      "AwsSolutions-SMG4": "It travels from CloudFront to our own gateway only; a deploy turns it.",
    });
    this.codeKey = new Secret(this, "CodeKey", {
      description: "Verification codes are derived from it, so that they are stored nowhere",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    acknowledge(this.codeKey, {
      "AwsSolutions-SMG4": "A turned key would refuse the codes that are on their way.",
    });
    this.deviceKey = new Secret(this, "DeviceKey", {
      description: "Marks the devices that have logged in before",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    acknowledge(this.deviceKey, {
      "AwsSolutions-SMG4": "A turned key would make every known device a stranger.",
    });
    const queue = (name: keyof Queues) => new WorkQueue(this, name, stage, this.alarmTo);
    // One entry a name of the list, which the compiler cannot see through fromEntries.
    this.queues = Object.fromEntries(queueNames.map((name) => [name, queue(name)])) as Queues;
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
      removalPolicy: removal(stage),
    });
  }

  #accessLogs(stage: Stage): Bucket {
    const bucket = new Bucket(this, "AccessLogs", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: removal(stage),
    });
    acknowledge(bucket, { "AwsSolutions-S1": "A log of the log bucket would log itself." });
    return bucket;
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
      removalPolicy: removal(stage),
    });
  }
}

const removal = (stage: Stage) =>
  stage.name === "prod" ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
