import { physicalName } from "../templates/identities.ts";
import type { Components } from "./components.ts";
import { createTable } from "../table/tables.ts";

/** Makes the tables, queues and buckets that are not there yet; answers with the tables. */
export async function createResources({ dynamoDb, storage, resolver }: Components) {
  const tables = resolver()
    .ofType("AWS::DynamoDB::GlobalTable", "AWS::DynamoDB::Table")
    .map((resource) => [physicalName(resource), resolver().properties(resource)] as const);
  for (const [name, properties] of tables) await createTable(dynamoDb.call, name, properties);
  for (const resource of resolver().ofType("AWS::S3::Bucket"))
    storage.createBucket(physicalName(resource));
  for (const resource of resolver().ofType("AWS::SQS::Queue"))
    await storage.createQueue(physicalName(resource), resolver().properties(resource));
  return new Map(tables);
}
