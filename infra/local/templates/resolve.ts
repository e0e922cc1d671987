import { intrinsics, type Scope } from "./intrinsics.ts";
import { account, region } from "../kernel/place.ts";
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

const pseudo: Record<string, Raw> = {
  "AWS::Region": region,
  "AWS::AccountId": account,
  "AWS::Partition": "aws",
  "AWS::URLSuffix": "amazonaws.com",
  "AWS::NoValue": undefined,
  "AWS::NotificationARNs": [],
};

/** {{resolve:secretsmanager:<name or ARN>:SecretString:<JSON key>::}} inside a text. */
const dynamicReference =
  /\{\{resolve:secretsmanager:(arn:(?:[^:]*:){5}[^:}]+|[^:}]+)(?::SecretString(?::([^:}]*))?)?[^}]*\}\}/g;

/** Resolves the intrinsic functions of all stacks together, so that imports find their exports. */
export class Resolver {
  readonly #stacks: Stack[];
  readonly #identities: Identities;
  readonly #exported = new Map<string, { stack: Stack; value: Raw }>();

  constructor(stacks: Stack[], identities: Identities) {
    this.#stacks = stacks;
    this.#identities = identities;
    for (const stack of stacks)
      for (const { Value, Export } of Object.values(stack.outputs))
        if (Export)
          this.#exported.set(String(this.#resolve(stack, Export.Name)), { stack, value: Value });
  }

  /** Every resource, whichever stack it is in. */
  all(): Resource[] {
    return this.#stacks.flatMap(({ resources }) => [...resources.values()]);
  }

  ofType(...types: string[]): Resource[] {
    return this.all().filter(({ type }) => types.includes(type));
  }

  /** A resource's properties with every reference answered. */
  properties({ stack, properties }: Resource): RawObject {
    // An object stays an object.
    return this.#resolve(stack, properties) as RawObject;
  }

  #reference(stack: Stack, name: string): Raw {
    if (name === "AWS::StackName") return stack.name;
    if (name === "AWS::StackId")
      return `arn:aws:cloudformation:${region}:${account}:stack/${stack.name}/1`;
    if (name in pseudo) return pseudo[name];
    const resource = stack.resources.get(name);
    if (resource) return this.#identities.ref(resource);
    const parameter = stack.parameters[name];
    if (!parameter) throw new Error(`${stack.name}: nothing is called ${name}`);
    return this.#identities.parameter(name) ?? parameter.Default ?? "";
  }

  #attribute(stack: Stack, id: string, name: string): Raw {
    const resource = stack.resources.get(id);
    if (!resource) throw new Error(`${stack.name}: no resource is called ${id}`);
    // A role or a policy has no meaning here: its name is enough where a template mentions it.
    return this.#identities.attribute(resource, name) ?? `${resource.logicalId}.${name}`;
  }

  #imported(stack: Stack, name: string): Raw {
    const found = this.#exported.get(name);
    if (!found) throw new Error(`${stack.name}: no stack exports ${name}`);
    return this.#resolve(found.stack, found.value);
  }

  #secrets(value: string): string {
    if (!value.includes("{{resolve:")) return value;
    return value.replace(dynamicReference, (all, id: string, key?: string) => {
      const found = this.#identities.secret(id);
      if (found === undefined) throw new Error(`No secret is called ${id} (${all})`);
      // A key is only named where the secret is a JSON object.
      return key ? String((JSON.parse(found) as Record<string, unknown>)[key]) : found;
    });
  }

  #scope(stack: Stack): Scope {
    return {
      reference: (name) => this.#reference(stack, name),
      attribute: (id, name) => this.#attribute(stack, id, name),
      imported: (name) => this.#imported(stack, name),
      condition: (name) => this.#resolve(stack, stack.conditions[name]) === true,
      mapping: (map, key, field) =>
        (stack.mappings[map] as Record<string, RawObject> | undefined)?.[key]?.[field],
      resolve: (value) => this.#resolve(stack, value),
    };
  }

  #resolve(stack: Stack, value: Raw): Raw {
    if (typeof value === "string") return this.#secrets(value);
    if (Array.isArray(value))
      return value.map((part) => this.#resolve(stack, part)).filter((part) => part !== undefined);
    if (!value || typeof value !== "object") return value;
    const [first, ...more] = Object.keys(value);
    const intrinsic = first && more.length === 0 ? intrinsics[first] : undefined;
    if (intrinsic && first) {
      const found = intrinsic(this.#scope(stack), value[first]);
      return typeof found === "string" ? this.#secrets(found) : found;
    }
    const entries = Object.entries(value).map(([key, part]) => [key, this.#resolve(stack, part)]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as RawObject;
  }
}
