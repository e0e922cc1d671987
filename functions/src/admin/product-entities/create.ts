import type { ProductDraft, ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { withAlternates } from "../../catalogue/products/get.ts";
import * as products from "../../catalogue/products/items.ts";
import { statedLinks } from "../../catalogue/products/links.ts";
import { addProduct } from "../../catalogue/products/writes.ts";
import { categoryOf, claimFiles, linkOthers, makerOf } from "./writes.ts";

/** Adds a part. Throws PRODUCT_EXISTS {productId}. */
export function create(ctx: Context, draft: ProductDraft): Promise<ProductEntity> {
  const id = ctx.newId("prd");
  const at = ctx.now();
  const alternates = statedLinks([], draft.alternates, at);
  return retry(isVersionConflict, async () => {
    const [maker, category, files, others] = await Promise.all([
      makerOf(draft.manufactorId),
      categoryOf(draft.categoryTagIds),
      claimFiles(ctx, id, draft),
      linkOthers(id, [], alternates, at),
    ]);
    const { description, country, ...rest } = draft;
    const added = addProduct(
      {
        ...rest,
        alternates,
        ...category,
        id,
        ...(description && { description }),
        ...(country && { country }),
      },
      maker,
      at,
    );
    const stored = { ...added.product, state: draft.state } as products.StoredProduct;
    const entity = await withAlternates(stored, false);
    await write(
      ctx.once(entity),
      ...added.writes,
      ...files,
      ...others,
      audit(ctx, { entity: "product", id, from: "NONE", to: draft.state }),
    );
    return entity;
  });
}
