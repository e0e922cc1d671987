import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { readMaker } from "../../catalogue/manufactors/items.ts";
import * as products from "../../catalogue/products/items.ts";
import { dropProduct } from "../../catalogue/products/writes.ts";
import { linkOthers } from "./writes.ts";

/** Counting stops at this number of listings. */
const mostCounted = 1_000;

/**
 * Deletes a part that nobody lists. Requests and orders do not prevent it: they have their own copy
 * of the part (D6-10). Throws PRODUCT_HAS_LISTINGS {count}.
 */
export function remove(ctx: Context, id: Id<"prd">): Promise<void> {
  return retry(isVersionConflict, async () => {
    await write(...(await removal(ctx, id)));
  });
}

async function removal(ctx: Context, id: Id<"prd">): Promise<Write[]> {
  const at = ctx.now();
  const product = await products.readProduct(id);
  if (!product || product.state === "MERGED") throw new Problem("NOT_FOUND");
  const [{ items }, maker, links] = await Promise.all([
    query(products.ownedLocks(id), mostCounted),
    readMaker(product.manufactorId),
    linkOthers(id, product.alternates, [], at),
  ]);
  if (items.length > 0) throw new Problem("PRODUCT_HAS_LISTINGS", { count: items.length });
  if (!maker) throw new Problem("VERSION_CONFLICT");
  return [
    ...dropProduct(product, maker, at),
    ...links,
    audit(ctx, { entity: "product", id, from: product.state, to: "DELETED" }),
  ];
}
