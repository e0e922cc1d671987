import { randomUUID } from "node:crypto";
import type { RawObject } from "../templates/template.ts";

/** Records that a stream's source gave up, with the reason. */
export interface FailedBatch {
  /** The event that the function was last called with. */
  event: object;
  records: { dynamodb: { SequenceNumber: string } }[];
  attempts: number;
  reason: string;
}

/** The location of a mapping's records: the bucket in its template. */
export interface LostPlace {
  bucket: string;
  mappingId: string;
  functionArn: string;
  streamArn: string;
}

/** The writer's identity at the bucket's gate. */
export interface BucketKey {
  origin: string;
  region: string;
  keyId: string;
  secret: string;
}

const shard = "shardId-local";

/** aws/lambda/<mapping>/<shard>/<year>/<month>/<day>/<time>-<random>, as Lambda names it. */
function keyOf({ mappingId }: LostPlace, at: string): string {
  const [day = "", time = ""] = at.split("T");
  const name = `${day}T${time.slice(0, 8).replaceAll(":", ".")}-${randomUUID()}`;
  return ["aws/lambda", mappingId, shard, ...day.split("-"), name].join("/");
}

/** Lambda's invocation record; only in S3 does it carry the event itself, as text. */
function recordOf(place: LostPlace, { event, records, attempts, reason }: FailedBatch, at: string) {
  const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
  const record: RawObject = {
    requestContext: {
      requestId: randomUUID(),
      functionArn: place.functionArn,
      condition: "RetryAttemptsExhausted",
      approximateInvokeCount: attempts,
    },
    responseContext: { statusCode: 200, executedVersion: "$LATEST", functionError: reason },
    version: "1.0",
    timestamp: at,
    DDBStreamBatchInfo: {
      shardId: shard,
      startSequenceNumber: numbers[0],
      endSequenceNumber: numbers.at(-1),
      batchSize: numbers.length,
      streamArn: place.streamArn,
    },
    payload: JSON.stringify(event),
  };
  return JSON.stringify(record);
}

/** Stores given-up records, as a mapping's destination in S3 does. */
export async function keepLost(place: LostPlace, lost: FailedBatch, key: BucketKey): Promise<void> {
  // Loaded only here: without lost records no client of the bucket is needed.
  const { PutObjectCommand, S3Client } = await import("@aws-sdk/client-s3");
  const { origin, region, keyId, secret } = key;
  const s3 = new S3Client({
    endpoint: origin,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
  });
  const at = new Date().toISOString();
  await s3.send(
    new PutObjectCommand({
      Bucket: place.bucket,
      Key: keyOf(place, at),
      Body: recordOf(place, lost, at),
      ContentType: "application/json",
    }),
  );
  s3.destroy();
}
