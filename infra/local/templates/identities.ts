import { account, arn, region } from "../kernel/place.ts";
import type { Identities } from "./resolve.ts";
import { functionNameOf, type Resource } from "./template.ts";

/** The addresses of the parts that stand for AWS here. */
export interface Addresses {
  /** host:port of the gate in front of the buckets. */
  buckets: string;
  queues: string;
}

interface Values {
  parameters: Record<string, string>;
  addresses: Addresses;
  secret(id: string): string | undefined;
}

const named: Record<string, string> = {
  "AWS::DynamoDB::GlobalTable": "TableName",
  "AWS::DynamoDB::Table": "TableName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::SQS::Queue": "QueueName",
  "AWS::SecretsManager::Secret": "Name",
  "AWS::IAM::Role": "RoleName",
  "AWS::Logs::LogGroup": "LogGroupName",
};

/** The name of a table, bucket, queue, secret or function on this machine. */
export function physicalName(resource: Resource): string {
  if (resource.type === "AWS::Lambda::Function") return functionNameOf(resource);
  const field = named[resource.type];
  const given = field && resource.properties[field];
  if (typeof given === "string") return given;
  // CDK ends a name with eight characters of a hash: what is cut off here must not be those.
  const whole = `${resource.stack.name}-${resource.logicalId}`;
  const name = whole.length > 60 ? whole.slice(0, 52) + whole.slice(-8) : whole;
  return resource.type === "AWS::S3::Bucket" ? name.toLowerCase() : name;
}

export const queueUrl = (origin: string, name: string) => `${origin}/${account}/${name}`;

const secretEnd = "-local0";
/** Secrets Manager ends each ARN with a hyphen and six characters. */
export const secretArn = (id: string) =>
  id.startsWith("arn:") ? id : arn("secretsmanager", `secret:${id}${secretEnd}`);
/** The name of a secret that is given by its name or by its ARN. */
export const secretNameOf = (id: string) =>
  id.startsWith("arn:") ? id.split(":").slice(6).join(":").replace(secretEnd, "") : id;

export const keyArn = (name: string) => arn("kms", `key/${name}`);

export const roleArn = (role: Resource) => `arn:aws:iam::${account}:role/${physicalName(role)}`;

/** Gives every resource of the templates its name, ARN and address on this machine. */
export function identitiesOf({ parameters, addresses, secret }: Values): Identities {
  const attributes: Record<string, (name: string) => Record<string, string | undefined>> = {
    "AWS::DynamoDB::GlobalTable": (name) => ({
      Arn: arn("dynamodb", `table/${name}`),
      // The stream's own ARN is asked for when the stream is on; a mapping needs its table only.
      StreamArn: `${arn("dynamodb", `table/${name}`)}/stream/local`,
    }),
    "AWS::S3::Bucket": (name) => ({
      Arn: `arn:aws:s3:::${name}`,
      DomainName: addresses.buckets,
      RegionalDomainName: addresses.buckets,
    }),
    "AWS::SQS::Queue": (name) => ({
      Arn: arn("sqs", name),
      QueueName: name,
      QueueUrl: queueUrl(addresses.queues, name),
    }),
    "AWS::KMS::Key": (name) => ({ Arn: keyArn(name), KeyId: name }),
    "AWS::IAM::Role": (name) => ({ Arn: `arn:aws:iam::${account}:role/${name}` }),
    "AWS::Logs::LogGroup": (name) => ({ Arn: `${arn("logs", `log-group:${name}`)}:*` }),
    "AWS::Lambda::Function": (name) => ({ Arn: arn("lambda", `function:${name}`) }),
    "AWS::Lambda::Url": (name) => ({
      FunctionUrl: `https://${name.toLowerCase()}.lambda-url.${region}.on.aws/`,
    }),
    "AWS::ApiGatewayV2::Api": (name) => ({
      ApiId: name,
      ApiEndpoint: `https://${name}.execute-api.${region}.amazonaws.com`,
    }),
  };
  attributes["AWS::DynamoDB::Table"] = attributes["AWS::DynamoDB::GlobalTable"]!;

  return {
    ref(resource) {
      const name = physicalName(resource);
      if (resource.type === "AWS::SQS::Queue") return queueUrl(addresses.queues, name);
      if (resource.type === "AWS::SecretsManager::Secret") return secretArn(name);
      return name;
    },
    attribute: (resource, name) => attributes[resource.type]?.(physicalName(resource))[name],
    parameter: (name) => parameters[name],
    secret,
  };
}
