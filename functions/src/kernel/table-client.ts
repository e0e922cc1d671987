import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "./env.ts";
import { leanClient } from "./lean-client.ts";

/** The SDK's client as it comes: slower, and on its public interface alone. */
const plainClient = () =>
  DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });

/**
 * Either gives the same rows and the same errors: where an upgrade of the SDK breaks what the lean
 * one builds on, the plain one takes its place (docs/operations.md).
 */
export const client: DynamoDBDocumentClient =
  env("tableClient").TABLE_CLIENT === "plain" ? plainClient() : leanClient();
