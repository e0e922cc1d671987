import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { builtName } from "../../src/api/area-stacks.ts";

/** A value of a CloudFormation template: plain, or an intrinsic function still to be resolved. */
export type Raw = string | number | boolean | null | undefined | Raw[] | { [key: string]: Raw };
export type RawObject = { [key: string]: Raw };

export interface Resource {
  stack: Stack;
  logicalId: string;
  type: string;
  properties: RawObject;
  /** The folder of a function's code: its asset, by the name that the build gave it. */
  asset?: string;
}

export interface Stack {
  name: string;
  parameters: Record<string, { Type: string; Default?: Raw }>;
  conditions: RawObject;
  mappings: RawObject;
  outputs: Record<string, { Value: Raw; Export?: { Name: Raw } }>;
  resources: Map<string, Resource>;
}

interface Template {
  Parameters?: Stack["parameters"];
  Conditions?: RawObject;
  Mappings?: RawObject;
  Outputs?: Stack["outputs"];
  Resources?: Record<
    string,
    {
      Type: string;
      Properties?: RawObject;
      Metadata?: Record<string, string>;
      Condition?: string;
    }
  >;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Reads every stack of a synthesized assembly, such as cdk.out. */
export function readStacks(folder: string): Stack[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".template.json"))
    .map((file) => {
      // A template that CDK wrote has this shape.
      const template = readJson(join(folder, file)) as Template;
      return stackOf(file.replace(".template.json", ""), template, folder);
    });
}

function stackOf(name: string, template: Template, folder: string): Stack {
  const stack: Stack = {
    name,
    parameters: template.Parameters ?? {},
    conditions: template.Conditions ?? {},
    mappings: template.Mappings ?? {},
    outputs: template.Outputs ?? {},
    resources: new Map(),
  };
  for (const [logicalId, { Type, Properties, Metadata }] of Object.entries(
    template.Resources ?? {},
  )) {
    const asset = Metadata?.["aws:asset:path"];
    stack.resources.set(logicalId, {
      stack,
      logicalId,
      type: Type,
      properties: Properties ?? {},
      ...(asset && { asset: join(folder, asset) }),
    });
  }
  return stack;
}

/** bupum-dev-user-reading-boards is user-boards, bupum-dev-job-relay is job-relay. */
export const withoutStage = (name: string): string =>
  builtName(name.replace(/^bupum-[a-z]+-(?=user-|admin-|job-|site-|socket-)/, ""));

/** The name that the build gave to a function's folder, such as user-boards. */
export function functionNameOf(resource: Resource): string {
  const named = resource.properties["FunctionName"];
  if (typeof named === "string") return withoutStage(named);
  return basename(resource.asset ?? resource.logicalId);
}
