import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { merchandiseEntityRoutes } from "@bupum/shared/selling/merchandises/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import * as items from "../../selling/merchandises/items.ts";
import { restate } from "../../selling/merchandises/writes.ts";

export type Routes = typeof merchandiseEntityRoutes;

/** Changes a seller's listing, if it still has the version that the admin saw. */
export async function updateMerchandise(
  ctx: Context,
  id: items.StoredMerchandise["id"],
  stated: ParsedInput<Routes["update"]>["body"],
) {
  const before = await items.readMerchandise(id);
  if (!before || before.deletedAt) throw new Problem("NOT_FOUND");
  mustBeSeen(stated, before, () => items.conflict(before));
  const { after, writes } = await restate(before, stated, ctx.now());
  const state = items.stateOf(before);
  await write(
    ...writes,
    audit(ctx, {
      entity: "merchandise",
      id,
      from: state,
      to: state,
      changes: changesOf(before, after),
      onBehalfOf: before.sellerId,
    }),
  );
  return { ...after, state };
}
