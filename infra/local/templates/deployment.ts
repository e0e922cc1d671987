import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ApiSettings } from "../gateway/http-api.ts";
import type { SocketSettings } from "../gateway/sockets.ts";
import { physicalName } from "./identities.ts";
import type { FunctionSettings } from "../lambda/settings.ts";
import type { Pattern } from "../table/patterns.ts";
import type { Resolver } from "./resolve.ts";
import {
  functionNameOf,
  type Raw,
  type RawObject,
  type Resource,
  withoutStage,
} from "./template.ts";

/** What the templates deploy, with every reference answered: plain data for the parts that run. */
export interface DeployedFunction extends FunctionSettings {
  /** ARN of its role. */
  role: string;
  logGroup: string;
}
export interface Deployment {
  functions: DeployedFunction[];
  apis: ApiSettings[];
  sockets: SocketSettings[];
  queueMappings: {
    queue: string;
    lambda: string;
    batchSize: number;
    windowSeconds: number;
    partial: boolean;
  }[];
  streamMappings: {
    id: string;
    table: string;
    lambda: string;
    batchSize: number;
    partial: boolean;
    bisect: boolean;
    retries: number;
    filters: Pattern[];
    /** Bucket for records that were given up. */
    onFailure?: string;
  }[];
  schedules: {
    name: string;
    expression: string;
    timeZone: string;
    lambda: string;
    /** ARN of the role in which the function is invoked. */
    role: string;
    input?: string;
    retries: number;
  }[];
}

/** Types of the templates that need nothing on this machine. */
const silent =
  /^AWS::(IAM|Logs|CloudWatch|SNS|CloudFront|CDK|Lambda::Permission|ApiGatewayV2::Stage|Budgets|KMS::Alias|S3::BucketPolicy|SQS::QueuePolicy|SSM)/;
const handled = new Set([
  "AWS::DynamoDB::GlobalTable",
  "AWS::DynamoDB::Table",
  "AWS::S3::Bucket",
  "AWS::SQS::Queue",
  "AWS::SecretsManager::Secret",
  "AWS::KMS::Key",
  "AWS::Lambda::Function",
  "AWS::Lambda::Url",
  "AWS::Lambda::EventSourceMapping",
  "AWS::ApiGatewayV2::Api",
  "AWS::ApiGatewayV2::Route",
  "AWS::ApiGatewayV2::Integration",
  "AWS::Scheduler::Schedule",
]);

/** Types that the templates deploy and this machine leaves out. */
export const unsupported = (resources: Resource[]): string[] => [
  ...new Set(
    resources.map(({ type }) => type).filter((type) => !handled.has(type) && !silent.test(type)),
  ),
];

/** The name at the end of the ARN of a function, queue or table. */
const nameIn = (arn: Raw) =>
  String(arn)
    .replace(/\/(stream|index)\/.*$/, "")
    .split(/[:/]/)
    .filter((part) => part !== "invocations")
    .at(-1)!;

/** The function that an integration's URI or an event source mapping names. */
export const functionIn = (arn: Raw) =>
  withoutStage(nameIn(/function:[\w-]+/.exec(String(arn))?.[0] ?? arn));

function functionsOf(resolver: Resolver, folder: string): DeployedFunction[] {
  return resolver.ofType("AWS::Lambda::Function").map((resource) => {
    const properties = resolver.properties(resource);
    const environment = (properties["Environment"] as RawObject | undefined)?.["Variables"] ?? {};
    const logging = properties["LoggingConfig"] as RawObject | undefined;
    const name = functionNameOf(resource);
    const built = join(folder, name);
    return {
      name,
      // The split build; a function that it does not know runs as it would be deployed.
      folder: existsSync(built) ? built : (resource.asset ?? built),
      role: String(properties["Role"]),
      logGroup: String(logging?.["LogGroup"] ?? `/aws/lambda/${name}`),
      handler: String(properties["Handler"] ?? "index.handler"),
      timeoutSeconds: Number(properties["Timeout"] ?? 3),
      memoryMb: Number(properties["MemorySize"] ?? 128),
      environment: Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [key, String(value)]),
      ),
    };
  });
}

/** Whether an API is one of sockets: both kinds have the same type. */
export const isSocketApi = ({ properties }: Resource) => properties["ProtocolType"] === "WEBSOCKET";

function routesOf(resolver: Resolver) {
  const integrations = new Map(
    resolver
      .ofType("AWS::ApiGatewayV2::Integration")
      .map((resource) => [physicalName(resource), resolver.properties(resource)]),
  );
  const routes = resolver.ofType("AWS::ApiGatewayV2::Route").map((resource) => {
    const properties = resolver.properties(resource);
    const target = String(properties["Target"]).replace(/^integrations\//, "");
    const { IntegrationUri: uri, CredentialsArn: role } = integrations.get(target) ?? {};
    if (!uri) throw new Error(`${resource.logicalId} leads to no integration`);
    const route = {
      routeKey: String(properties["RouteKey"]),
      lambda: functionIn(uri),
      ...(role && { role: String(role) }),
    };
    return { api: String(properties["ApiId"]), route };
  });
  return (id: string) => routes.filter(({ api }) => api === id).map(({ route }) => route);
}

const apiName = (properties: RawObject, id: string) =>
  String(properties["Name"] ?? id).replace(/^bupum-[a-z]+-/, "");

function apisOf(resolver: Resolver): Pick<Deployment, "apis" | "sockets"> {
  const routes = routesOf(resolver);
  const all = resolver.ofType("AWS::ApiGatewayV2::Api");
  const apis = all
    .filter((resource) => !isSocketApi(resource))
    .map((resource) => {
      const id = physicalName(resource);
      const properties = resolver.properties(resource);
      const cors = properties["CorsConfiguration"] as RawObject | undefined;
      return { id, name: apiName(properties, id), ...(cors && { cors }), routes: routes(id) };
    });
  const stages = resolver
    .ofType("AWS::ApiGatewayV2::Stage")
    .map((resource) => resolver.properties(resource));
  const sockets = all.filter(isSocketApi).map((resource) => {
    const id = physicalName(resource);
    const properties = resolver.properties(resource);
    const stage = stages.find(({ ApiId }) => ApiId === id)?.["StageName"];
    if (!stage) throw new Error(`${resource.logicalId} has no stage`);
    return {
      id,
      name: apiName(properties, id),
      stage: String(stage),
      selection: String(properties["RouteSelectionExpression"]),
      routes: routes(id),
    };
  });
  return { apis, sockets };
}

const patternsOf = (properties: RawObject): Pattern[] => {
  const criteria = properties["FilterCriteria"] as { Filters?: { Pattern: string }[] } | undefined;
  // CloudFormation takes the pattern as JSON text.
  return (criteria?.Filters ?? []).map(({ Pattern: text }) => JSON.parse(text) as Pattern);
};

function failureBucketOf(properties: RawObject): string | undefined {
  const config = properties["DestinationConfig"] as RawObject | undefined;
  const destination = (config?.["OnFailure"] as RawObject | undefined)?.["Destination"];
  if (destination === undefined) return undefined;
  const bucket = /^arn:aws:s3:::(.+)$/.exec(String(destination))?.[1];
  if (!bucket) throw new Error(`${String(destination)} is no bucket: only S3 keeps whole records`);
  return bucket;
}

function mappingsOf(resolver: Resolver): Pick<Deployment, "queueMappings" | "streamMappings"> {
  const queueMappings: Deployment["queueMappings"] = [];
  const streamMappings: Deployment["streamMappings"] = [];
  for (const resource of resolver.ofType("AWS::Lambda::EventSourceMapping")) {
    const properties = resolver.properties(resource);
    if (properties["Enabled"] === false) continue;
    const source = String(properties["EventSourceArn"]);
    const types = properties["FunctionResponseTypes"];
    const shared = {
      lambda: functionIn(properties["FunctionName"]),
      partial: Array.isArray(types) && types.includes("ReportBatchItemFailures"),
    };
    if (source.startsWith("arn:aws:sqs:"))
      queueMappings.push({
        ...shared,
        queue: nameIn(source),
        batchSize: Number(properties["BatchSize"] ?? 10),
        windowSeconds: Number(properties["MaximumBatchingWindowInSeconds"] ?? 0),
      });
    else if (source.startsWith("arn:aws:dynamodb:")) {
      const onFailure = failureBucketOf(properties);
      streamMappings.push({
        ...shared,
        id: physicalName(resource),
        table: nameIn(source),
        batchSize: Number(properties["BatchSize"] ?? 100),
        bisect: properties["BisectBatchOnFunctionError"] === true,
        retries: Number(properties["MaximumRetryAttempts"] ?? -1),
        filters: patternsOf(properties),
        ...(onFailure && { onFailure }),
      });
    } else throw new Error(`${resource.logicalId}: ${source} is no queue and no stream`);
  }
  return { queueMappings, streamMappings };
}

function schedulesOf(resolver: Resolver): Deployment["schedules"] {
  return resolver
    .ofType("AWS::Scheduler::Schedule")
    .map((resource) => ({ resource, properties: resolver.properties(resource) }))
    .filter(({ properties }) => properties["State"] !== "DISABLED")
    .map(({ resource, properties }) => {
      const target = properties["Target"] as RawObject;
      const policy = target["RetryPolicy"] as RawObject | undefined;
      return {
        name: resource.logicalId,
        expression: String(properties["ScheduleExpression"]),
        timeZone: String(properties["ScheduleExpressionTimezone"] ?? "UTC"),
        lambda: functionIn(target["Arn"]),
        role: String(target["RoleArn"]),
        ...(target["Input"] !== undefined && { input: String(target["Input"]) }),
        retries: Math.min(2, Number(policy?.["MaximumRetryAttempts"] ?? 2)),
      };
    });
}

/** Reads everything that runs from the templates; `folder` holds the functions' code. */
export function deploymentOf(resolver: Resolver, folder: string): Deployment {
  return {
    functions: functionsOf(resolver, folder),
    ...apisOf(resolver),
    ...mappingsOf(resolver),
    schedules: schedulesOf(resolver),
  };
}
