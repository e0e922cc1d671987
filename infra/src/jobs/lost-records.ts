import {
  InvokeCommand,
  type LambdaClient,
  ListEventSourceMappingsCommand,
} from "@aws-sdk/client-lambda";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";

interface Clients {
  lambda: LambdaClient;
  s3: S3Client;
}

/** Lambda's record of a failed invocation: the function and the event. */
interface LostRecord {
  requestContext: { functionArn: string };
  /** The event as text; as itself where a cloud writes it so. */
  payload: string | object;
}

/** The bucket where a function's lost records lie, from its event source's own settings. */
async function bucketOf({ lambda }: Clients, functionName: string): Promise<string> {
  const { EventSourceMappings = [] } = await lambda.send(
    new ListEventSourceMappingsCommand({ FunctionName: functionName }),
  );
  const arn = EventSourceMappings.map(
    ({ DestinationConfig }) => DestinationConfig?.OnFailure?.Destination,
  ).find((destination) => destination?.startsWith("arn:aws") && destination.includes(":s3:"));
  if (!arn) throw new Error(`${functionName} keeps no lost records.`);
  return arn.split(":").at(-1)!;
}

/** The present location of a function's lost records, oldest first. */
export async function lostRecords(clients: Clients, functionName: string) {
  const bucket = await bucketOf(clients, functionName);
  const found: { bucket: string; key: string }[] = [];
  const pages = paginateListObjectsV2({ client: clients.s3 }, { Bucket: bucket });
  for await (const { Contents = [] } of pages)
    found.push(...Contents.map(({ Key }) => ({ bucket, key: Key! })));
  // Their names end in the time and something random; before that comes the shard.
  return found.toSorted((a, b) => timeOf(a.key).localeCompare(timeOf(b.key)));
}
const timeOf = (key: string) => key.split("/").at(-1)!;

/**
 * Calls the function again with each event that it had given up, and deletes an event after
 * success. Workers are idempotent: a record sent twice does its work once.
 */
export async function resendLost(
  clients: Clients,
  functionName: string,
  say: (text: string) => void,
): Promise<number> {
  let resent = 0;
  for (const { bucket, key } of await lostRecords(clients, functionName)) {
    const place = { Bucket: bucket, Key: key };
    const { Body } = await clients.s3.send(new GetObjectCommand(place));
    // Written by Lambda in this shape.
    const record = JSON.parse(await Body!.transformToString()) as LostRecord;
    const why = await refusalOf(clients, record);
    if (why) {
      say(`${key}: ${why}`);
      continue;
    }
    await clients.s3.send(new DeleteObjectCommand(place));
    resent += 1;
  }
  return resent;
}

/** Why the function failed again; undefined if it succeeded. */
async function refusalOf({ lambda }: Clients, record: LostRecord): Promise<string | undefined> {
  const { payload, requestContext } = record;
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName: requestContext.functionArn, Payload: Buffer.from(text) }),
  );
  const answer = Buffer.from(Payload ?? []).toString();
  if (FunctionError) return answer.slice(0, 300);
  const { batchItemFailures = [] } = JSON.parse(answer || "{}") as { batchItemFailures?: object[] };
  return batchItemFailures.length > 0 ? `${batchItemFailures.length} records failed` : undefined;
}
