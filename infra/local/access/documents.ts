import { account, arn } from "../kernel/place.ts";
import { roleArn } from "../templates/identities.ts";
import type { Resolver } from "../templates/resolve.ts";
import { functionNameOf, type Raw, type RawObject, type Resource } from "../templates/template.ts";

/** The policies of the templates with every reference resolved: plain data. */
export interface Documents {
  /** The role of each function, by the function's name. */
  functions: Record<string, string>;
  /** By a role's ARN: who may assume it, and its permissions. */
  roles: Record<string, { trust: RawObject; policies: RawObject[] }>;
  /** Policies of queues and buckets, by ARN. */
  resources: Record<string, RawObject[]>;
}

const many = (value: Raw): Raw[] => (Array.isArray(value) ? value : []);

/** The AWS managed policies that CDK attaches to a role by default. */
const managed: Record<string, RawObject> = {
  "arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole": {
    Version: "2012-10-17",
    Statement: {
      Effect: "Allow",
      Action: ["logs:CreateLogGroup", "logs:CreateLogStream", "logs:PutLogEvents"],
      Resource: "*",
    },
  },
};

function managedPolicy(name: Raw): RawObject {
  const found = managed[String(name)];
  if (!found) throw new Error(`The policy ${String(name)} of AWS is not known here`);
  return found;
}

/** Elements of a role or policy that affect permissions and are not evaluated here. */
const unknown = ["PermissionsBoundary", "Users", "Groups"];

function mustBeKnown({ logicalId }: Resource, properties: RawObject) {
  const found = unknown.filter((name) => properties[name] !== undefined);
  if (found.length > 0) throw new Error(`${logicalId} has ${found.join(", ")}, not known here`);
}

function rolesOf(resolver: Resolver): Documents["roles"] {
  const roles: Documents["roles"] = {};
  for (const resource of resolver.ofType("AWS::IAM::Role")) {
    const properties = resolver.properties(resource);
    mustBeKnown(resource, properties);
    roles[roleArn(resource)] = {
      trust: properties["AssumeRolePolicyDocument"] as RawObject,
      policies: [
        ...many(properties["ManagedPolicyArns"]).map(managedPolicy),
        ...many(properties["Policies"]).map(
          (policy) => (policy as RawObject)["PolicyDocument"] as RawObject,
        ),
      ],
    };
  }
  for (const resource of resolver.ofType("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy")) {
    const properties = resolver.properties(resource);
    mustBeKnown(resource, properties);
    for (const name of many(properties["Roles"])) {
      const role = roles[`arn:aws:iam::${account}:role/${String(name)}`];
      if (!role) throw new Error(`${resource.logicalId} hangs on no role: ${String(name)}`);
      role.policies.push(properties["PolicyDocument"] as RawObject);
    }
  }
  return roles;
}

function resourcesOf(resolver: Resolver): Documents["resources"] {
  const resources: Documents["resources"] = {};
  const add = (on: string, properties: RawObject) =>
    (resources[on] ??= []).push(properties["PolicyDocument"] as RawObject);
  for (const resource of resolver.ofType("AWS::S3::BucketPolicy")) {
    const properties = resolver.properties(resource);
    add(`arn:aws:s3:::${String(properties["Bucket"])}`, properties);
  }
  for (const resource of resolver.ofType("AWS::SQS::QueuePolicy")) {
    const properties = resolver.properties(resource);
    for (const url of many(properties["Queues"]))
      add(arn("sqs", String(url).split("/").at(-1)!), properties);
  }
  return resources;
}

/** Reads all policies of the templates. */
export function documentsOf(resolver: Resolver): Documents {
  return {
    functions: Object.fromEntries(
      resolver.ofType("AWS::Lambda::Function").map((resource) => {
        const role = String(resolver.properties(resource)["Role"]);
        return [functionNameOf(resource), role];
      }),
    ),
    roles: rolesOf(resolver),
    resources: resourcesOf(resolver),
  };
}
