import type { Raw, RawObject } from "../templates/template.ts";

/** One action on one resource, as a service asks IAM about it. */
export interface Ask {
  /** Such as dynamodb:PutItem. */
  action: string;
  /** An ARN, or "*" where the action knows no resource. */
  resource: string;
}

/** Other facts of a call, for conditions; names of keys in lower case. */
export type Context = Readonly<Record<string, string>>;

/** The caller: a role, or a service of AWS in its own name. */
export type Principal = { role: string } | { service: string };

/** One action pattern on one resource pattern: the smallest unit that can be removed. */
export interface Grant extends Ask {
  covers(ask: Ask): boolean;
}

/** A statement of a policy, parsed once. */
export interface Statement {
  effect: "Allow" | "Deny";
  grants: Grant[];
  holdsFor(principal: Principal, context: Context): boolean;
}

/** Keys that the local cloud can answer; a policy that names another one is refused at start. */
const knownKeys = new Set(["aws:securetransport", "aws:sourceaccount", "aws:sourcearn"]);
const elements = new Set([
  "Sid",
  "Effect",
  "Principal",
  "Action",
  "NotAction",
  "Resource",
  "NotResource",
  "Condition",
]);

const list = (value: Raw): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);

/** A text with * and ?, as a test of other texts. */
function glob(pattern: string, flags = ""): (text: string) => boolean {
  if (pattern === "*") return () => true;
  if (!/[*?]/.test(pattern) && !flags) return (text) => text === pattern;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  const compiled = new RegExp(`^${source}$`, `s${flags}`);
  return (text) => compiled.test(text);
}

/** The six parts of an ARN; the last one may hold colons of its own. */
const partsOf = (arn: string) => {
  const parts = arn.split(":");
  return parts.length < 6 ? undefined : [...parts.slice(0, 5), parts.slice(5).join(":")];
};

/** A wildcard reaches to the end of its part of an ARN, never into the next one. */
function arnGlob(pattern: string): (arn: string) => boolean {
  if (pattern === "*") return () => true;
  const wanted = partsOf(pattern)?.map((part) => glob(part));
  if (!wanted) throw new Error(`A policy names a resource that is no ARN: ${pattern}`);
  return (arn) => partsOf(arn)?.every((part, at) => wanted[at]!(part)) ?? false;
}

type Operator = (pattern: string) => (value: string) => boolean;
const positive: Record<string, Operator> = {
  StringEquals: (wanted) => (value) => value === wanted,
  StringEqualsIgnoreCase: (wanted) => (value) => value.toLowerCase() === wanted.toLowerCase(),
  StringLike: (wanted) => glob(wanted),
  ArnEquals: arnGlob,
  ArnLike: arnGlob,
  Bool: (wanted) => (value) => value.toLowerCase() === wanted.toLowerCase(),
};

/** One operator, key and values of a condition. */
function testOf(operator: string, key: string, values: string[]): (context: Context) => boolean {
  const [, kind = "", not, rest = "", ifExists] =
    /^(String|Arn|Bool)(Not)?(\w*?)(IfExists)?$/.exec(operator) ?? [];
  const make = positive[kind + rest];
  if (!make) throw new Error(`A policy has a condition ${operator}, which is not known here`);
  const name = key.toLowerCase();
  if (!knownKeys.has(name)) throw new Error(`A policy asks for ${key}, which is not known here`);
  const tests = values.map((value) => make(plain(value)));
  return (context) => {
    const given = context[name];
    if (given === undefined) return Boolean(not ?? ifExists);
    return tests.some((test) => test(given)) !== Boolean(not);
  };
}

function conditionsOf(condition: Raw): (context: Context) => boolean {
  const tests = Object.entries((condition ?? {}) as RawObject).flatMap(([operator, keys]) =>
    Object.entries(keys as RawObject).map(([key, values]) => testOf(operator, key, list(values))),
  );
  return (context) => tests.every((test) => test(context));
}

/** A resource's policy names its principals; that of a role applies to the role. */
function principalsOf(wanted: Raw): (principal: Principal) => boolean {
  if (wanted === undefined || wanted === "*") return () => true;
  const tests = Object.entries(wanted as RawObject).flatMap(([kind, values]) =>
    list(values).map((value): ((principal: Principal) => boolean) => {
      if (kind === "AWS" && value === "*") return () => true;
      if (kind === "AWS" && /:role\/[^*]+$/.test(value))
        return (principal) => "role" in principal && principal.role === value;
      if (kind === "Service")
        return (principal) => "service" in principal && principal.service === value;
      throw new Error(`A policy speaks of ${kind} ${value}, which is not known here`);
    }),
  );
  return (principal) => tests.some((test) => test(principal));
}

function plain(text: string): string {
  if (text.includes("${")) throw new Error(`Variables of policies are not known here: ${text}`);
  return text;
}

/** An element and its opposite, such as Action and NotAction, of which a statement has one. */
function either(statement: RawObject, name: "Action" | "Resource") {
  const [yes, no] = [list(statement[name]), list(statement[`Not${name}`])];
  if (yes.length > 0 && no.length > 0) throw new Error(`A statement has ${name} and Not${name}`);
  return { values: (yes.length > 0 ? yes : no).map(plain), isNot: no.length > 0 };
}

type Test = (text: string) => boolean;

/** The pairs of text and test that an element stands for; an excluding one is a single pair. */
function patternsOf({ values, isNot }: ReturnType<typeof either>, make: (text: string) => Test) {
  const pairs = values.map((text) => ({ text, test: make(text) }));
  if (!isNot) return pairs;
  const text = `not ${values.join(", ")}`;
  return [{ text, test: (given: string) => !pairs.some(({ test }) => test(given)) }];
}

const anything = [{ text: "*", test: () => true }];

function statementOf(raw: RawObject): Statement {
  const strange = Object.keys(raw).filter((name) => !elements.has(name));
  if (strange.length > 0) throw new Error(`A statement has ${strange.join(", ")}, not known here`);
  const { Effect: effect } = raw;
  if (effect !== "Allow" && effect !== "Deny") throw new Error(`No such effect: ${String(effect)}`);
  const actions = patternsOf(either(raw, "Action"), (text) => glob(text, "i"));
  if (actions.length === 0) throw new Error("A statement names no action");
  const named = either(raw, "Resource");
  // Only a role's trust policy names no resource: it belongs to the role.
  const resources = named.values.length > 0 ? patternsOf(named, arnGlob) : anything;
  const [isMeant, isMet] = [principalsOf(raw["Principal"]), conditionsOf(raw["Condition"])];
  return {
    effect,
    grants: actions.flatMap((action) =>
      resources.map((resource) => ({
        action: action.text,
        resource: resource.text,
        covers: (ask: Ask) => action.test(ask.action) && resource.test(ask.resource),
      })),
    ),
    holdsFor: (principal, context) => isMeant(principal) && isMet(context),
  };
}

/** Parses a policy document; throws if it contains anything that cannot be enforced here. */
export function readPolicy(document: RawObject): Statement[] {
  const { Version: version, Statement: statements } = document;
  if (version !== "2012-10-17") throw new Error(`Policies of version ${String(version)}`);
  return (Array.isArray(statements) ? statements : [statements]).map((raw) =>
    statementOf(raw as RawObject),
  );
}
