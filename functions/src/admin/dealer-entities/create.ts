import {
  type DealerDetail,
  type DealerEntity,
  type dealerEntityRoutes,
} from "@bupum/shared/selling/dealers/admin-contract";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import * as items from "../../selling/dealers/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findMakers, withMakers } from "./items.ts";
import { withoutEmpty } from "./rules.ts";

type Draft = ParsedInput<(typeof dealerEntityRoutes)["create"]>["body"];

/** Adds a dealer that does not belong to a seller. */
export async function create(ctx: Context, body: Draft): Promise<DealerDetail> {
  const at = ctx.now();
  const id = ctx.newId("dlr");
  const dealer: DealerEntity = {
    ...withoutEmpty(body),
    id,
    manufactorIds: [...new Set(body.manufactorIds)],
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const names = await findMakers(dealer.manufactorIds);
  const reply = withMakers(dealer, names);
  await write(
    ctx.once(reply),
    ...items.saveDealer(undefined, dealer, names),
    audit(ctx, { entity: "dealer", id, from: "NONE", to: dealer.state }),
  );
  return reply;
}
