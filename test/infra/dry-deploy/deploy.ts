import { isDeepStrictEqual } from "node:util";
import { Account, type Living } from "./account.ts";
import type { Outlined, Outlines } from "./outline.ts";
import { replacingProperties } from "./spec.ts";

type Fate = "created" | "kept" | "replaced" | "removed" | "left";
export interface Done {
  stack: string;
  id: string;
  type: string;
  fate: Fate;
}
export interface Result {
  done: Done[];
  /** What CloudFormation would refuse, and routes that are missing for a moment. */
  faults: string[];
}

/** What a call passes on its way from a route to a function. */
const onTheWay = /^AWS::(ApiGatewayV2|Lambda::(Function|Permission)|IAM::Role)/;

const isReplaced = (before: Outlined, after: Outlined) =>
  replacingProperties(after.type).some(
    (name) => !isDeepStrictEqual(before.properties[name], after.properties[name]),
  );

/**
 * Deploys templates over others as CloudFormation does, one deploy after the other: stack by stack;
 * in a stack first all that is new or changed, then all that is gone, each in no order of ours
 * (`reversed` is the other extreme). After each single act it looks whether every route leads to a
 * function, by what the gateway was told and by what it may still go by.
 */
export function dryDeploy(before: Outlines, deploys: Outlines[], options: Options = {}): Result {
  const account = Account.of(before);
  const deploy = new Deploy(account);
  for (const after of deploys)
    for (const stack of options.order ?? Object.keys(after))
      deploy.update(stack, after, options.reversed ?? false);
  return deploy;
}
interface Options {
  /** Names of the stacks, the first one first. */
  order?: readonly string[];
  reversed?: boolean;
}

class Deploy implements Result {
  readonly done: Done[] = [];
  readonly faults: string[] = [];
  readonly #account: Account;
  readonly #routes: ReadonlySet<string>;

  constructor(account: Account) {
    this.#account = account;
    this.#routes = account.answered();
  }

  update(stack: string, after: Outlines, reversed: boolean): void {
    const { resources, imports } = after[stack]!;
    this.#mustBeExported(stack, imports);
    this.#account.serveAsIs();
    const entries = Object.entries(resources);
    for (const [id, wanted] of reversed ? entries.toReversed() : entries)
      this.#make({ ...wanted, stack, id });
    this.#mustNotBeImported(stack, after[stack]!.exports);
    this.#account.stacks[stack] = after[stack]!;
    const gone = this.#account.ofStack(stack).filter(({ id }) => !(id in resources));
    for (const each of reversed ? gone : gone.toReversed()) this.#drop(each);
  }

  #make(wanted: Living): void {
    const key = `${wanted.stack}/${wanted.id}`;
    const present = this.#account.find(wanted.type, wanted.stack, wanted.id);
    const fate = !present ? "created" : isReplaced(present, wanted) ? "replaced" : "kept";
    const [twin] = fate === "kept" ? [] : this.#account.twinsOf(wanted);
    if (twin) this.faults.push(`${key} exists already as ${twin.stack}/${twin.id}`);
    this.#account.add(wanted);
    this.done.push({ stack: wanted.stack, id: wanted.id, type: wanted.type, fate });
    if (!isDeepStrictEqual(present?.properties, wanted.properties)) this.#look(wanted, fate);
  }

  #drop(each: Living): void {
    // What stays is nobody's from now on; nothing refers to it.
    this.#account.drop(each);
    const fate = each.stays ? "left" : "removed";
    this.done.push({ stack: each.stack, id: each.id, type: each.type, fate });
    this.#look(each, fate);
  }

  #look({ stack, id, type }: Living, fate: Fate): void {
    if (!onTheWay.test(type)) return;
    const answered = this.#account.answered();
    const missing = [...this.#routes].filter((route) => !answered.has(route));
    if (missing.length > 0) this.faults.push(`${stack}/${id} ${fate}: no ${missing.join(", no ")}`);
  }

  #mustBeExported(stack: string, imports: readonly string[]): void {
    const exported = Object.values(this.#account.stacks).flatMap(({ exports }) => exports);
    for (const name of imports)
      if (!exported.includes(name)) this.faults.push(`${stack}: nobody exports ${name}`);
  }

  #mustNotBeImported(stack: string, exports: readonly string[]): void {
    const gone = (this.#account.stacks[stack]?.exports ?? []).filter(
      (name) => !exports.includes(name),
    );
    for (const [other, { imports }] of Object.entries(this.#account.stacks))
      for (const name of gone)
        if (imports.includes(name)) this.faults.push(`${stack}: ${other} still imports ${name}`);
  }
}

/** What was made anew in one stack and went from another, by its id: it moved. */
export function movedOf({ done }: Result): { id: string; type: string; to: string }[] {
  const gone = new Map(
    done.flatMap(({ id, type, stack, fate }) =>
      fate === "removed" || fate === "left" ? [[`${type} ${id}`, stack] as const] : [],
    ),
  );
  return done.flatMap(({ id, type, stack, fate }) => {
    const from = gone.get(`${type} ${id}`) ?? stack;
    return fate === "created" && from !== stack ? [{ id, type, to: stack }] : [];
  });
}
