import type { Merchandise } from "@bupum/shared/catalogue/products/merchandise-fields";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { pageOf } from "../../kernel/list.ts";

// | access pattern                         | index | pk                   | sk              |
// |----------------------------------------|-------|----------------------|-----------------|
// | offers of a part (merchandises/items)  | gsi2  | product#<prd>#offers | <won price>#..  |

export const merchandisesPk = (productId: string) => `product#${productId}#offers`;

/** The offers of a part that buyers see, cheapest first by the won price of one piece. */
export const listMerchandises = (
  productId: Id<"prd">,
  paging: PageQuery,
): Promise<Page<Merchandise>> =>
  // Rows of this list are written in that shape (merchandises/items).
  pageOf(
    { index: "gsi2", pk: merchandisesPk(productId), newestFirst: false },
    paging,
    (item) => item as unknown as Merchandise,
  );
