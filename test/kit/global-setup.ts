import { startDynamoDb } from "@bupum/infra/local/dynamodb";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    dynamoDb: string;
  }
}

/** One DynamoDB Local in memory for the whole run; each test file has a table of its own. */
export default async function setup(project: TestProject) {
  const dynamoDb = await startDynamoDb({});
  project.provide("dynamoDb", dynamoDb.origin);
  return () => dynamoDb.stop();
}
