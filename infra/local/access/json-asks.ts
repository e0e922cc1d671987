import { arn } from "../kernel/place.ts";
import { keyArn, secretArn } from "../templates/identities.ts";
import type { RawObject } from "../templates/template.ts";
import { dynamoDbAsks } from "./dynamodb-asks.ts";
import type { Ask } from "./policy.ts";

/** SQS has no permissions for batches: ten messages need the permission for one. */
function queueAsks(call: string, { QueueUrl: url, QueueName: name }: RawObject): Ask[] {
  const queue = url === undefined ? name : String(url).split("/").at(-1);
  const action = `sqs:${call.replace(/Batch$/, "")}`;
  return [{ action, resource: queue === undefined ? "*" : arn("sqs", String(queue)) }];
}

function secretAsks(call: string, { SecretId: id }: RawObject): Ask[] {
  const resource = id === undefined ? "*" : secretArn(String(id));
  return [{ action: `secretsmanager:${call}`, resource }];
}

/** Mail is sent from the verified domain of its sender. */
function mailAsks(_call: string, input: RawObject): Ask[] {
  const { FromEmailAddress: from, ConfigurationSetName: set, Content: content } = input;
  const domain = /@([^@>\s]+)>?\s*$/.exec(String(from))?.[1] ?? "*";
  const resources = [`identity/${domain}`, ...(set ? [`configuration-set/${String(set)}`] : [])];
  const isRaw = "Raw" in ((content ?? {}) as RawObject);
  const actions = ["ses:SendEmail", ...(isRaw ? ["ses:SendRawEmail"] : [])];
  return actions.flatMap((action) =>
    resources.map((resource) => ({ action, resource: arn("ses", resource) })),
  );
}

function keyAsks(call: string, { KeyId: id }: RawObject): Ask[] {
  const resource =
    id === undefined ? "*" : String(id).startsWith("arn:") ? String(id) : keyArn(String(id));
  return [{ action: `kms:${call}`, resource }];
}

/** The action of the management API; its verb is part of the permission. */
const connectionAsks = (call: string): Ask[] => [
  { action: "execute-api:ManageConnections", resource: arn("execute-api", call) },
];

export interface Service {
  asks(call: string, input: RawObject): Ask[];
  /** Status and code of refusals, for a missing right and for an unknown key. */
  denied: { status: number; type: string; query?: string };
  unknown: { status: number; type: string; query?: string };
}

const coral = "com.amazon.coral.service#";

/**
 * The services that speak JSON, by the beginning of X-Amz-Target; SES and the management of
 * connections have paths instead.
 */
export const services = {
  DynamoDB_20120810: {
    asks: dynamoDbAsks,
    denied: { status: 400, type: `${coral}AccessDeniedException` },
    unknown: { status: 400, type: `${coral}UnrecognizedClientException` },
  },
  DynamoDBStreams_20120810: {
    asks: dynamoDbAsks,
    denied: { status: 400, type: `${coral}AccessDeniedException` },
    unknown: { status: 400, type: `${coral}UnrecognizedClientException` },
  },
  AmazonSQS: {
    asks: queueAsks,
    denied: { status: 403, type: `${coral}AccessDeniedException`, query: "AccessDenied;Sender" },
    unknown: {
      status: 403,
      type: `${coral}UnrecognizedClientException`,
      query: "InvalidClientTokenId;Sender",
    },
  },
  secretsmanager: {
    asks: secretAsks,
    denied: { status: 400, type: "AccessDeniedException" },
    unknown: { status: 400, type: "UnrecognizedClientException" },
  },
  TrentService: {
    asks: keyAsks,
    denied: { status: 400, type: "AccessDeniedException" },
    unknown: { status: 400, type: "UnrecognizedClientException" },
  },
  ses: {
    asks: mailAsks,
    denied: { status: 403, type: "AccessDeniedException" },
    unknown: { status: 403, type: "UnrecognizedClientException" },
  },
  "execute-api": {
    asks: connectionAsks,
    denied: { status: 403, type: "ForbiddenException" },
    unknown: { status: 403, type: "ForbiddenException" },
  },
} satisfies Record<string, Service>;
export type ServiceName = keyof typeof services;
