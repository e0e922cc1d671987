import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import type { Key, Values, Write } from "../../kernel/table.ts";
import type { MemberItem } from "./items.ts";
import { stillOwner } from "./writes.ts";

// What owners state of their company in a row of its own: approval rules, cost centres, delivery
// addresses, order numbers. Its version begins at 1; there is no row before.

/** The row has that version. */
export const ofVersion = (version: number, refused: Problem) =>
  version === 0 ? { exists: false as const, refused } : { equals: { version }, refused };

interface Stating {
  key: Key;
  /** In the record. */
  name: "RULES" | "COST_CENTRES" | "DELIVERY_ADDRESSES" | "ORDER_NUMBERS";
  /** What the record says. */
  reason: unknown;
}

/** States a row anew as an owner, as long as it is as it was seen. */
export const state = (
  ctx: Context,
  owner: MemberItem,
  { version, ...said }: Values & { version: number },
  { key, name, reason }: Stating,
): Write[] => [
  {
    change: key,
    set: { ...said, version: version + 1 },
    guard: ofVersion(version, new Problem("VERSION_CONFLICT")),
  },
  stillOwner(owner),
  audit(ctx, {
    entity: "company",
    id: owner.companyId,
    from: `${name} ${version}`,
    to: `${name} ${version + 1}`,
    reason: JSON.stringify(reason),
  }),
];
