import { accessKey } from "../kernel/place.ts";
import type { Documents } from "./documents.ts";
import { decide, type Decision } from "./evaluate.ts";
import { type Ask, type Principal, readPolicy, type Statement } from "./policy.ts";
import type { Usage } from "./usage.ts";

/** The caller: a function in its role, or the operator of this machine, who may do everything. */
export type Caller = "operator" | { name: string; role: string };

export const functionKey = (name: string) => `local-${name}`;

/** The local cloud uses loopback; AWS uses TLS. */
const context = { "aws:securetransport": "true" };

export interface Refused {
  caller: string;
  ask: Ask;
  /** The words of AWS. */
  message: string;
}

const statementsBy = (documents: [string, Documents["resources"][string]][]) =>
  new Map(documents.map(([key, policies]) => [key, policies.flatMap(readPolicy)]));

/** Access control of this machine: decides like IAM and the policies of resources. */
export class Access {
  readonly #documents: Documents;
  readonly #roles: Map<string, Statement[]>;
  readonly #resources: Map<string, Statement[]>;
  readonly #usage: Usage | undefined;
  /** What was decided on tables, which are few; objects and parameters are without number. */
  readonly #onTables = new Map<string, Decision>();
  /** Called on every refusal. */
  onRefusal: (refused: Refused) => void = () => undefined;

  constructor(documents: Documents, usage?: Usage) {
    this.#documents = documents;
    this.#usage = usage;
    this.#roles = statementsBy(
      Object.entries(documents.roles).map(([role, { policies }]) => [role, policies]),
    );
    this.#resources = statementsBy(Object.entries(documents.resources));
  }

  /** The holder of an access key, or undefined. */
  callerOf(keyId: string | undefined): Caller | undefined {
    if (keyId === accessKey.id) return "operator";
    const name = /^local-(.+)$/.exec(keyId ?? "")?.[1];
    const role = name && this.#documents.functions[name];
    return role ? { name, role } : undefined;
  }

  /** The decision of IAM on one action of a role. */
  decide(role: string, ask: Ask): Decision {
    if (!ask.action.startsWith("dynamodb:")) return this.#decide(role, ask);
    const name = `${role} ${ask.action} ${ask.resource}`;
    const decision = this.#onTables.get(name) ?? this.#decide(role, ask);
    this.#onTables.set(name, decision);
    return decision;
  }

  #decide(role: string, ask: Ask): Decision {
    const [owner = ask.resource] = ask.resource.split("/");
    const decision = decide(ask, { role }, context, [
      ...(this.#roles.get(role) ?? []),
      ...(this.#resources.get(owner) ?? []),
    ]);
    if (decision.allowed) this.#usage?.add(role, ask, decision.grants);
    return decision;
  }

  /** Whether an AWS service may assume a role for a resource of that account. */
  mayAssume(role: string, service: string, account: string): boolean {
    const trust = this.#documents.roles[role]?.trust;
    if (!trust) return false;
    const principal: Principal = { service };
    const ask = { action: "sts:AssumeRole", resource: "*" };
    return decide(ask, principal, { ...context, "aws:sourceaccount": account }, readPolicy(trust))
      .allowed;
  }

  /** Whether the caller may do that; a refusal is not logged. */
  allows(caller: Caller, ask: Ask): boolean {
    return caller === "operator" || this.decide(caller.role, ask).allowed;
  }

  /** The first of these that the caller may not do; undefined if all are allowed. */
  refuse(caller: Caller, asks: readonly Ask[]): Refused | undefined {
    if (caller === "operator") return undefined;
    for (const ask of asks) {
      const { allowed, forbidden } = this.decide(caller.role, ask);
      if (allowed) continue;
      const refused = { caller: caller.name, ask, message: wordsOf(caller, ask, forbidden) };
      this.onRefusal(refused);
      return refused;
    }
    return undefined;
  }
}

function wordsOf({ name, role }: { name: string; role: string }, ask: Ask, forbidden: boolean) {
  const user = `${role.replace(":iam:", ":sts:").replace(":role/", ":assumed-role/")}/${name}`;
  const why = forbidden
    ? "with an explicit deny in a policy"
    : `because no identity-based policy allows the ${ask.action} action`;
  return (
    `User: ${user} is not authorized to perform: ${ask.action} ` +
    `on resource: ${ask.resource} ${why}`
  );
}
