import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { isEntitled } from "@bupum/shared/billing/subscribes/rules";
import { audit } from "../../kernel/audit.ts";
import { type Context, accountKey } from "../../kernel/context.ts";
import { read, write } from "../../kernel/table.ts";
import { addition } from "../../selling/merchandises/writes.ts";
import type { Routes } from "./update.ts";

/** Puts a part on sale for a seller, as the seller could. */
export async function createMerchandise(ctx: Context, body: ParsedInput<Routes["create"]>["body"]) {
  const { sellerId, ...draft } = body;
  const account = await read(accountKey(userIdOf(sellerId)));
  const unknown = faultAt("body.sellerId", "SELLER_NOT_AVAILABLE");
  const isPremium = isEntitled({ entitledUntil: account?.["entitledUntil"] }, ctx.now());
  const { merchandise, writes } = await addition(ctx, { id: sellerId, isPremium, unknown }, draft);
  const entity = { ...merchandise, state: "ON_SALE" as const };
  await write(
    ctx.once(entity),
    ...writes,
    audit(ctx, {
      entity: "merchandise",
      id: merchandise.id,
      from: "NONE",
      to: "ON_SALE",
      onBehalfOf: sellerId,
    }),
  );
  return entity;
}
