import type { Deployment } from "../templates/deployment.ts";
import { account, arn } from "../kernel/place.ts";
import type { Access } from "./access.ts";
import type { Ask } from "./policy.ts";

/** An action that AWS itself does in a role; if it is denied, a deploy or each call fails. */
export interface OwnCall {
  role: string;
  /** The service that assumes the role. */
  service: string;
  asks: Ask[];
}

const asks = (actions: string[], resource: string): Ask[] =>
  actions.map((action) => ({ action, resource }));

/** Lambda writes the log of a function in its role. */
function logAsks(name: string): Ask[] {
  const group = `log-group:${name}`;
  return asks(
    ["logs:CreateLogStream", "logs:PutLogEvents"],
    arn("logs", `${group}:log-stream:one`),
  );
}

/** The permissions that Lambda requires for an event source (its documentation). */
const ofQueue = ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"];
const ofStream = ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"];

/** A destination in S3: Lambda writes what the function gave up, and checks the bucket first. */
const lostAsks = (bucket: string): Ask[] => [
  ...asks(["s3:PutObject"], `arn:aws:s3:::${bucket}/aws/lambda/one`),
  ...asks(["s3:ListBucket"], `arn:aws:s3:::${bucket}`),
];

const invoke = (lambda: string): Ask[] =>
  asks(["lambda:InvokeFunction"], arn("lambda", `function:${lambda}`));

/** Everything that Lambda, the gateway and the scheduler do in the roles of a deployment. */
export function ownCalls(deployment: Deployment): OwnCall[] {
  const { functions, apis, queueMappings, streamMappings, schedules } = deployment;
  const roleOf = (lambda: string) => {
    const found = functions.find(({ name }) => name === lambda);
    if (!found) throw new Error(`No function is called ${lambda}`);
    return found.role;
  };
  const service = "lambda.amazonaws.com";
  return [
    ...functions.map(({ role, logGroup }) => ({ role, service, asks: logAsks(logGroup) })),
    ...queueMappings.map(({ lambda, queue }) => ({
      role: roleOf(lambda),
      service,
      asks: asks(ofQueue, arn("sqs", queue)),
    })),
    ...streamMappings.map(({ lambda, table, onFailure }) => ({
      role: roleOf(lambda),
      service,
      asks: [
        ...asks(
          ofStream.map((name) => `dynamodb:${name}`),
          `${arn("dynamodb", `table/${table}`)}/stream/local`,
        ),
        ...(onFailure ? lostAsks(onFailure) : []),
      ],
    })),
    ...apis
      .flatMap(({ routes }) => routes)
      .flatMap(({ role, lambda }) =>
        role ? [{ role, service: "apigateway.amazonaws.com", asks: invoke(lambda) }] : [],
      ),
    ...schedules.map(({ role, lambda }) => ({
      role,
      service: "scheduler.amazonaws.com",
      asks: invoke(lambda),
    })),
  ];
}

/** The refused actions of AWS itself, in words. */
export function refusedCalls(access: Access, calls: readonly OwnCall[]): string[] {
  return calls.flatMap(({ role, service, asks: each }) => [
    ...(access.mayAssume(role, service, account) ? [] : [`${service} may not take on ${role}`]),
    ...each
      .filter((ask) => !access.decide(role, ask).allowed)
      .map(({ action, resource }) => `${role} may not ${action} on ${resource}`),
  ]);
}
