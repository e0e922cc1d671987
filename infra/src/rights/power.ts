import { Aws } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { DataStack } from "../data/data-stack.ts";
import type { Stage } from "../stages.ts";

/** The shared resources of one stage to which the powers apply. */
export interface Market {
  stage: Stage;
  data: DataStack;
  /** The bucket of the buyers' site: for the site's own functions, and for jobs that write to it. */
  siteFiles?: SiteFiles;
  /** How connections are reached: for the functions of sockets, and for jobs that tell pages. */
  sockets?: Sockets;
}
export interface SiteFiles {
  bucketName: string;
  /** ARN of the bucket, and the name that reasons for wildcards cite it by. */
  arn: { name: string; value: string };
}
export interface Sockets {
  /** Where the gateway takes what is to be sent to a connection. */
  endpoint: string;
  /** ARN of the gateway's stage, and the name that reasons for wildcards cite it by. */
  arn: { name: string; value: string };
}
export interface Power {
  statements: PolicyStatement[];
  environment: Record<string, string>;
  /** Why a resource contains a wildcard, by the resource. */
  wildcards?: Record<string, string>;
}

export const allow = (actions: string[], ...resources: string[]) =>
  new PolicyStatement({ actions, resources });

/** A secret that the deploy command or an operator makes, by its name: `bupum/<stage>/<name>`. */
export const secretName = (stage: string, name: string) => `bupum/${stage}/${name}`;

/** May read one secret, whose name stands in a variable. */
export function secret(market: Market, name: string, variable: string): Power {
  const path = secretName(market.stage.name, name);
  // Secrets Manager ends each ARN with six random characters, which nobody knows beforehand.
  const arn = `arn:${Aws.PARTITION}:secretsmanager:${Aws.REGION}:${Aws.ACCOUNT_ID}:secret:${path}-??????`;
  return {
    statements: [allow(["secretsmanager:GetSecretValue"], arn)],
    environment: { [variable]: path },
  };
}

/** The key of an outside service, and the addresses that it is asked at. */
export function asking(
  market: Market,
  name: string,
  variable: string,
  addresses: Record<string, string>,
): Power {
  const key = secret(market, name, variable);
  return { ...key, environment: { ...key.environment, ...addresses } };
}
