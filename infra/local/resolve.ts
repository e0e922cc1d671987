import { account, region } from "./place.ts";
import type { Raw, RawObject, Resource, Stack } from "./template.ts";

/** What the local cloud answers for a resource that exists here, under other addresses. */
export interface Identities {
  /** What Ref gives. */
  ref(resource: Resource): string;
  /** What Fn::GetAtt gives; undefined when this machine has no such thing. */
  attribute(resource: Resource, name: string): string | undefined;
  parameter(name: string): string | undefined;
  secret(id: string): string | undefined;
}

export type Resolver = ReturnType<typeof resolverOf>;

/** Resolves the intrinsic functions of all stacks together, so that imports find their exports. */
export function resolverOf(stacks: Stack[], identities: Identities) {
  const exported = new Map<string, { stack: Stack; value: Raw }>();
  const pseudo: Record<string, Raw> = {
    "AWS::Region": region,
    "AWS::AccountId": account,
    "AWS::Partition": "aws",
    "AWS::URLSuffix": "amazonaws.com",
    "AWS::NoValue": undefined,
    "AWS::NotificationARNs": [],
  };

  function reference(stack: Stack, name: string): Raw {
    if (name === "AWS::StackName") return stack.name;
    if (name === "AWS::StackId")
      return `arn:aws:cloudformation:${region}:${account}:stack/${stack.name}/1`;
    if (name in pseudo) return pseudo[name];
    const resource = stack.resources.get(name);
    if (resource) return identities.ref(resource);
    const parameter = stack.parameters[name];
    if (!parameter) throw new Error(`${stack.name}: nothing is called ${name}`);
    return identities.parameter(name) ?? parameter.Default ?? "";
  }

  function attribute(stack: Stack, id: string, name: string): Raw {
    const resource = stack.resources.get(id);
    if (!resource) throw new Error(`${stack.name}: no resource is called ${id}`);
    // A role or a policy has no meaning here: its name is enough where a template mentions it.
    return identities.attribute(resource, name) ?? `${resource.logicalId}.${name}`;
  }

  function condition(stack: Stack, name: string): boolean {
    return resolve(stack, stack.conditions[name]) === true;
  }

  function substitute(stack: Stack, text: string, names: RawObject): string {
    return text.replace(/\$\{(!?)([^}]+)\}/g, (_all, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in names) return String(resolve(stack, names[name]));
      const [id = "", field] = name.split(/\.(.*)/s);
      return String(field ? attribute(stack, id, field) : reference(stack, name));
    });
  }

  const text = (stack: Stack, value: Raw) => {
    const found = resolve(stack, value);
    return found === undefined || found === null || typeof found === "object" ? "" : String(found);
  };
  const list = (stack: Stack, value: Raw): Raw[] => {
    const found = resolve(stack, value);
    return Array.isArray(found) ? found : [found];
  };

  // The intrinsic functions; the argument is not resolved yet.
  const intrinsics: Record<string, (stack: Stack, argument: Raw) => Raw> = {
    Ref: (stack, name) => reference(stack, String(name)),
    "Fn::GetAtt": (stack, argument) => {
      const [id, ...field] = Array.isArray(argument) ? argument : String(argument).split(".");
      return attribute(stack, String(id), field.join("."));
    },
    "Fn::Join": (stack, argument) => {
      const [separator, parts] = argument as [string, Raw];
      return list(stack, parts)
        .map((part) => text(stack, part))
        .join(separator);
    },
    "Fn::Sub": (stack, argument) =>
      Array.isArray(argument)
        ? substitute(stack, String(argument[0]), argument[1] as RawObject)
        : substitute(stack, String(argument), {}),
    "Fn::Select": (stack, argument) => {
      const [index, values] = argument as [Raw, Raw];
      return list(stack, values)[Number(text(stack, index))];
    },
    "Fn::Split": (stack, argument) => {
      const [separator, value] = argument as [string, Raw];
      return text(stack, value).split(separator);
    },
    "Fn::If": (stack, argument) => {
      const [name, yes, no] = argument as [string, Raw, Raw];
      return resolve(stack, condition(stack, name) ? yes : no);
    },
    "Fn::Equals": (stack, argument) => {
      const [one, other] = argument as [Raw, Raw];
      return text(stack, one) === text(stack, other);
    },
    "Fn::Not": (stack, argument) => resolve(stack, (argument as Raw[])[0]) !== true,
    "Fn::And": (stack, argument) => list(stack, argument).every((value) => value === true),
    "Fn::Or": (stack, argument) => list(stack, argument).some((value) => value === true),
    Condition: (stack, name) => condition(stack, String(name)),
    "Fn::ImportValue": (stack, argument) => {
      const name = text(stack, argument);
      const found = exported.get(name);
      if (!found) throw new Error(`${stack.name}: no stack exports ${name}`);
      return resolve(found.stack, found.value);
    },
    "Fn::FindInMap": (stack, argument) => {
      const [map, key, field] = (argument as Raw[]).map((part) => text(stack, part));
      const found = stack.mappings[map ?? ""] as Record<string, RawObject> | undefined;
      return found?.[key ?? ""]?.[field ?? ""];
    },
    "Fn::Base64": (stack, argument) => Buffer.from(text(stack, argument)).toString("base64"),
    "Fn::GetAZs": () => [`${region}a`, `${region}c`],
  };

  /** {{resolve:secretsmanager:<name or arn>:SecretString:<json key>::}} inside a text. */
  function secrets(value: string): string {
    if (!value.includes("{{resolve:")) return value;
    return value.replace(
      /\{\{resolve:secretsmanager:(arn:(?:[^:]*:){5}[^:}]+|[^:}]+)(?::SecretString(?::([^:}]*))?)?[^}]*\}\}/g,
      (all, id: string, key?: string) => {
        const found = identities.secret(id);
        if (found === undefined) throw new Error(`No secret is called ${id} (${all})`);
        return key ? String((JSON.parse(found) as Record<string, unknown>)[key]) : found;
      },
    );
  }

  function resolve(stack: Stack, value: Raw): Raw {
    if (typeof value === "string") return secrets(value);
    if (Array.isArray(value))
      return value.map((part) => resolve(stack, part)).filter((part) => part !== undefined);
    if (!value || typeof value !== "object") return value;
    const [first, ...more] = Object.keys(value);
    const intrinsic = first && more.length === 0 ? intrinsics[first] : undefined;
    if (intrinsic && first) {
      const found = intrinsic(stack, value[first]);
      return typeof found === "string" ? secrets(found) : found;
    }
    const entries = Object.entries(value).map(([key, part]) => [key, resolve(stack, part)]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as RawObject;
  }

  for (const stack of stacks)
    for (const { Value, Export } of Object.values(stack.outputs))
      if (Export) exported.set(text(stack, Export.Name), { stack, value: Value });

  return {
    /** A resource's properties with every reference answered. */
    properties: (resource: Resource) => resolve(resource.stack, resource.properties) as RawObject,
    /** All resources of a type, whichever stack they are in. */
    ofType: (...types: string[]) =>
      stacks.flatMap(({ resources }) =>
        [...resources.values()].filter(({ type }) => types.includes(type)),
      ),
  };
}
