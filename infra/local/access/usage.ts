import type { Ask, Grant } from "./policy.ts";

export interface Used {
  role: string;
  /** One of the things that were asked for by the same grants. */
  ask: Ask;
}

/** What the roles did in a run, once for each set of grants that allowed it. */
export class Usage {
  readonly #used = new Map<string, Used>();

  add(role: string, ask: Ask, grants: readonly Grant[]): void {
    const names = grants.map(({ action, resource }) => `${action} ${resource}`);
    const key = [role, ...names].join("\n");
    if (!this.#used.has(key)) this.#used.set(key, { role, ask });
  }

  get all(): Used[] {
    return [...this.#used.values()];
  }
}
