import type { Id } from "@bupum/shared/kernel/ids";
import { accountKey } from "./request/identity.ts";
import { readMany } from "./table.ts";

/**
 * What people are called now. Rows that name them by their ids alone need no change when somebody
 * takes another name or leaves, which the account says (D9-19).
 */
export async function namesOf(ids: readonly Id<"usr">[]): Promise<(id: Id<"usr">) => string> {
  const distinct = [...new Set(ids)];
  const rows = await readMany(distinct.map(accountKey), false);
  const names = new Map(distinct.map((id, at) => [id, String(rows[at]?.["name"] ?? "")]));
  return (id) => names.get(id) ?? "";
}
