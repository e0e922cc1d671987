import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { readMaker } from "../../catalogue/manufactors/items.ts";
import * as products from "../../catalogue/products/items.ts";
import { mergeProduct } from "../../catalogue/products/merge.ts";
import { withAlternates } from "../../catalogue/products/get.ts";

/** Merges a part into another; for a part already merged there, reports how far that has come. */
export async function merge(
  ctx: Context,
  id: Id<"prd">,
  { intoId, version }: { intoId: Id<"prd">; version?: number | undefined },
): Promise<ProductEntity> {
  await retry(isVersionConflict, async () => {
    const writes = await merger(ctx, id, intoId, version);
    if (writes) await write(...writes);
  });
  const merged = await products.readProduct(id);
  if (!merged) throw new Problem("NOT_FOUND");
  return withAlternates(merged, false);
}

/** Undefined if it was already merged there. */
async function merger(ctx: Context, id: Id<"prd">, intoId: Id<"prd">, version?: number) {
  const at = ctx.now();
  const [from, into] = await Promise.all([products.readProduct(id), products.readProduct(intoId)]);
  if (!from) throw new Problem("NOT_FOUND");
  if (from.mergedInto === intoId) return undefined;
  if (!into || id === intoId || from.mergedInto || into.mergedInto)
    throw new Problem("MERGE_NOT_POSSIBLE");
  mustBeSeen({ version }, from);
  const maker = await readMaker(from.manufactorId);
  if (!maker) throw new Problem("MERGE_NOT_POSSIBLE");
  return [
    ...(await mergeProduct(from, into, maker, at)),
    audit(ctx, { entity: "product", id, from: from.state, to: "MERGED", reason: intoId }),
  ];
}
