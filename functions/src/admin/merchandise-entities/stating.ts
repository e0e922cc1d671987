import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { merchandiseEntityRoutes } from "@bupum/shared/merchandises/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { accountKey } from "../../kernel/request/identity.ts";
import { read, write } from "../../kernel/table.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import * as items from "../../merchandises/items.ts";
import { addition, restate } from "../../merchandises/rules.ts";

type Routes = typeof merchandiseEntityRoutes;

/** Puts a part on sale for a seller, as the seller could. */
export async function create(ctx: Context, body: ParsedInput<Routes["create"]>["body"]) {
  const { sellerId, ...draft } = body;
  const account = await read(accountKey(userIdOf(sellerId)));
  const unknown = faultAt("body.sellerId", "SELLER_NOT_AVAILABLE");
  const isPremium = account?.["membershipType"] === "PREMIUM";
  const { listing, writes } = await addition(ctx, { id: sellerId, isPremium, unknown }, draft);
  const entity = { ...listing, state: "ON_SALE" as const };
  await write(
    ctx.once(entity),
    ...writes,
    audit(ctx, {
      entity: "merchandise",
      id: listing.id,
      from: "NONE",
      to: "ON_SALE",
      onBehalfOf: sellerId,
    }),
  );
  return entity;
}

/** Changes a listing for its seller, over the version that the admin saw. */
export async function update(
  ctx: Context,
  id: items.StoredMerchandise["id"],
  stated: ParsedInput<Routes["update"]>["body"],
) {
  const before = await items.readMerchandise(id);
  if (!before || before.deletedAt) throw new Problem("NOT_FOUND");
  mustBeSeen(stated, before, () => items.conflict(before));
  const { after, writes } = await restate(before, stated, ctx.now());
  const state = items.stateOf(before);
  const { version: _seen, ...named } = stated;
  await write(
    ...writes,
    audit(ctx, {
      entity: "merchandise",
      id,
      from: state,
      to: state,
      reason: Object.keys(named).join(","),
      onBehalfOf: before.sellerId,
    }),
  );
  return { ...after, state };
}
