import type { AdminGroupChange } from "@bupum/shared/deal/estimates/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { readGroup } from "../../deal/estimate-groups/items.ts";
import { updateGroup } from "../../deal/estimate-groups/update.ts";
import type { Context } from "../../kernel/context.ts";
import { actingFor } from "./create.ts";

/** What the buyer could change, and the contact, on record as the admin's act (D3-15). */
export async function updateForBuyer(ctx: Context, id: Id<"egr">, change: AdminGroupChange) {
  const found = await readGroup(id);
  if (found?.group.id !== id) throw new Problem("NOT_FOUND");
  return updateGroup(await actingFor(ctx, found.group.buyerId), id, change);
}
