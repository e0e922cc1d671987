import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { readMaker } from "../../manufactors/items.ts";
import * as products from "../../products/items.ts";
import { dropProduct } from "../../products/writes.ts";
import { rollUpGone } from "../../search/index/roll-ups.ts";
import { linkOthers } from "./writes.ts";

/** More listings than this are counted as this many. */
const mostCounted = 1_000;

/**
 * Deletes a part that nobody lists. Requests and orders do not hinder it: they carry what they say
 * of the part (D6-10). Throws PRODUCT_HAS_LISTINGS {count}.
 */
export function remove(ctx: Context, id: Id<"prd">): Promise<void> {
  const at = ctx.now();
  return retry(isVersionConflict, async () => {
    const product = await products.readProduct(id);
    if (!product || product.state === "MERGED") throw new Problem("NOT_FOUND");
    const [{ items }, maker] = await Promise.all([
      query(products.ownedLocks(id), mostCounted),
      readMaker(product.manufactorId),
    ]);
    if (items.length > 0) throw new Problem("PRODUCT_HAS_LISTINGS", { count: items.length });
    if (!maker) throw new Problem("VERSION_CONFLICT");
    await write(
      ...dropProduct(product, maker, at),
      ...(await linkOthers(id, product.alternates, [], at)),
      ...(await rollUpGone(id)),
      audit(ctx, { entity: "product", id, from: product.state, to: "DELETED" }),
    );
  });
}
