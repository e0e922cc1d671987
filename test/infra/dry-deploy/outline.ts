import { replacingProperties } from "./spec.ts";

/** What a dry deploy has to know of a resource. */
export interface Outlined {
  type: string;
  /** Stays in the account when it leaves its stack. */
  stays?: true;
  properties: Record<string, unknown>;
}
export interface Outline {
  exports: string[];
  imports: string[];
  resources: Record<string, Outlined>;
}
/** By the name of the stack without its stage, in the order of a deploy. */
export type Outlines = Record<string, Outline>;

export interface Synthesized {
  Resources: Record<
    string,
    { Type: string; Properties?: Record<string, unknown>; DeletionPolicy?: string }
  >;
  Outputs?: Record<string, { Export?: { Name: unknown } }>;
}

/** References as in Fn::Sub, so that a value stays short: ${Table.Arn}, and ${=name} of an import. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const {
    Ref,
    "Fn::GetAtt": attribute,
    "Fn::ImportValue": name,
    "Fn::Join": join,
  } = value as {
    Ref?: string;
    "Fn::GetAtt"?: string[];
    "Fn::ImportValue"?: string;
    "Fn::Join"?: [string, unknown[]];
  };
  if (Ref !== undefined) return `\${${Ref}}`;
  if (attribute) return `\${${attribute.join(".")}}`;
  if (name !== undefined) return `\${=${name}}`;
  if (join) return join[1].map(plain).join(join[0]);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

/** Beside what replaces a resource: how a call gets from its route to a function. */
const onTheWay: Record<string, string[]> = {
  "AWS::ApiGatewayV2::Route": ["RouteKey", "Target"],
  "AWS::ApiGatewayV2::Integration": ["IntegrationUri", "CredentialsArn"],
};
/** The role of a gateway, by whom it serves. */
const isGateways = (properties: Record<string, unknown>) =>
  JSON.stringify(properties["AssumeRolePolicyDocument"] ?? "").includes("apigateway.amazonaws.com");

function outlined(resource: Synthesized["Resources"][string]): Outlined {
  const { Type: type, Properties: all = {}, DeletionPolicy = "Delete" } = resource;
  const names = [
    ...replacingProperties(type),
    ...(onTheWay[type] ?? []),
    ...(isGateways(all) ? ["AssumeRolePolicyDocument", "Policies"] : []),
  ];
  const properties = Object.fromEntries(
    [...new Set(names)].filter((name) => name in all).map((name) => [name, plain(all[name])]),
  );
  return { type, ...(DeletionPolicy.startsWith("Retain") && { stays: true }), properties };
}

function outlineOf(template: Synthesized): Outline {
  const { Resources, Outputs = {} } = template;
  const imports = [...JSON.stringify(Resources).matchAll(/"Fn::ImportValue":"([^"]+)"/g)];
  return {
    exports: Object.values(Outputs).flatMap(({ Export }) => (Export ? [String(Export.Name)] : [])),
    imports: [...new Set(imports.map(([, name]) => name!))],
    resources: Object.fromEntries(
      Object.entries(Resources).map(([id, resource]) => [id, outlined(resource)]),
    ),
  };
}

export const outlinesOf = (templates: Record<string, Synthesized>): Outlines =>
  Object.fromEntries(Object.entries(templates).map(([name, each]) => [name, outlineOf(each)]));
