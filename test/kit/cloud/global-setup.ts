import { type Policies, readPolicies } from "@bupum/infra/local/access/templates";
import { startDynamoDb } from "@bupum/infra/local/table/dynamodb";
import { needJava } from "@bupum/infra/local/table/java";
import { templatesFolder } from "@bupum/infra/local/kernel/place";
import { prepare } from "@bupum/infra/local/market/prepare";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    dynamoDb: string;
    policies: Policies;
  }
}

/**
 * One DynamoDB Local in memory for the whole run; each test file has its own table. The functions'
 * rights are read from the templates that a deploy would use.
 */
export default async function setup(project: TestProject) {
  needJava((text) => void process.stdout.write(`${text}\n`));
  const work = process.env["BENCH_INCLUDE"] ? "rows-in-memory" : "market";
  const [dynamoDb] = await Promise.all([startDynamoDb({ work }), prepare()]);
  project.provide("dynamoDb", dynamoDb.origin);
  project.provide("policies", readPolicies(templatesFolder));
  return () => dynamoDb.stop();
}
