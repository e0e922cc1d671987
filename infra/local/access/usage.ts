import type { Ask, Grant } from "./policy.ts";

export interface Used {
  role: string;
  /** One of the calls that the same grants allowed. */
  ask: Ask;
}

/** The calls of all roles in a run, once for each set of grants that allowed them. */
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
