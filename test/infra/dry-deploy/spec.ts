import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "@bupum/infra/build";

interface Spec {
  schema: {
    resource: {
      entities: {
        cloudFormationType: string;
        properties: Record<string, { causesReplacement?: "yes" | "no" | "maybe" }>;
      }[];
    };
  };
}

let replacing: Map<string, string[]> | undefined;

/** Properties of a type whose change makes CloudFormation replace the resource. */
export function replacingProperties(type: string): string[] {
  replacing ??= read();
  const found = replacing.get(type);
  if (!found) throw new Error(`CloudFormation has no type ${type}.`);
  return found;
}

/** The specification that `cdk diff` goes by. */
function read(): Map<string, string[]> {
  const file = readFileSync(join(root, "node_modules/aws-cdk/db.json.gz"));
  const { schema } = JSON.parse(gunzipSync(file).toString()) as Spec;
  return new Map(
    schema.resource.entities.map(({ cloudFormationType, properties }) => [
      cloudFormationType,
      Object.keys(properties).filter((name) =>
        ["yes", "maybe"].includes(properties[name]!.causesReplacement ?? "no"),
      ),
    ]),
  );
}
