import type { Ask, Context, Grant, Principal, Statement } from "./policy.ts";

export interface Decision {
  allowed: boolean;
  /** Whether a statement denied it explicitly, rather than none allowing it. */
  forbidden: boolean;
  /** All grants that allow it: if there is only one, it is indispensable. */
  grants: Grant[];
}

/**
 * Decides as IAM documents it inside one account: whatever a Deny covers is refused; else an Allow
 * of the caller or of the resource is enough; without one it is refused.
 */
export function decide(
  ask: Ask,
  principal: Principal,
  context: Context,
  statements: readonly Statement[],
): Decision {
  const grants: Grant[] = [];
  for (const { effect, grants: each, holdsFor } of statements) {
    const covering = each.filter(({ covers }) => covers(ask));
    if (covering.length === 0 || !holdsFor(principal, context)) continue;
    if (effect === "Deny") return { allowed: false, forbidden: true, grants: [] };
    grants.push(...covering);
  }
  return { allowed: grants.length > 0, forbidden: false, grants };
}
