import type { Outlined } from "./outline.ts";

/** How a call gets from a route to a function, as far as one resource knows. */
export interface Links {
  /** Ids of the own stack, by the property that refers to them. */
  api?: string | undefined;
  integration?: string | undefined;
  /** A function of the own stack by its id, or any by its name. */
  calledId?: string | undefined;
  calledName?: string | undefined;
  /** The export that has the role in which an integration calls. */
  roleExport?: string | undefined;
  /** Ids of the functions that a role may call. */
  callable: ReadonlySet<string>;
}

const known = new WeakMap<Outlined["properties"], Links>();

/** Ids that a value refers to in its own stack. */
const refersTo = (value: unknown): string[] =>
  [...JSON.stringify(value ?? "").matchAll(/\$\{([A-Za-z0-9]+)(?:\.Arn)?\}/g)].map(([, id]) => id!);

export function linksOf({ properties }: Outlined): Links {
  const found = known.get(properties) ?? read(properties);
  known.set(properties, found);
  return found;
}

function read(properties: Outlined["properties"]): Links {
  const { ApiId, Target, IntegrationUri, CredentialsArn, FunctionName, SourceArn, Policies } =
    properties;
  const called = IntegrationUri ?? FunctionName;
  return {
    api: refersTo(ApiId ?? SourceArn)[0],
    integration: refersTo(Target)[0],
    calledId: refersTo(called)[0],
    calledName: /:function:([\w-]+)/.exec(String(called))?.[1],
    roleExport: /^\$\{=(.+)\}$/.exec(String(CredentialsArn))?.[1],
    callable: new Set(refersTo(Policies)),
  };
}
