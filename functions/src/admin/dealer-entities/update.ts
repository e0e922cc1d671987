import {
  type DealerDetail,
  type DealerEntity,
  type dealerEntityRoutes,
} from "@bupum/shared/selling/dealers/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import * as items from "../../selling/dealers/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import { findMakers, withMakers } from "./items.ts";
import { withoutEmpty } from "./rules.ts";

type Change = ParsedInput<(typeof dealerEntityRoutes)["update"]>["body"];

export async function update(
  ctx: Context,
  id: DealerEntity["id"],
  body: Change,
): Promise<DealerDetail> {
  const before = await items.findDealer(id);
  mustBeSeen(body, before);
  const { version: _seen, ...stated } = body;
  const named = Object.keys(stated).filter(
    (name) => stated[name as keyof typeof stated] !== undefined,
  );
  if (before.sellerId && named.some((name) => name !== "state"))
    throw new Problem("DEALER_OF_SELLER");
  // null removes a value; an absent one stays as it was.
  const after = withoutEmpty({ ...before, ...onlyNamed(stated) }) as DealerEntity;
  after.manufactorIds = [...new Set(after.manufactorIds)];
  after.version = before.version + 1;
  after.updatedAt = ctx.now();
  const names = stated.manufactorIds
    ? await findMakers(after.manufactorIds)
    : await items.namesOf(after.manufactorIds);
  await write(
    ...items.saveDealer(before, after, names),
    audit(ctx, {
      entity: "dealer",
      id,
      from: before.state,
      to: after.state,
      changes: changesOf(before, after),
    }),
  );
  return withMakers(after, names);
}

const onlyNamed = <T extends object>(stated: T) =>
  Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
