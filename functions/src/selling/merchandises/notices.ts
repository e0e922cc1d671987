import type { RollUp } from "@bupum/shared/selling/merchandises/rules";
import { now } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredProduct } from "../../catalogue/products/items.ts";

/** The news for those who wait for the part (D14-3); being in stock takes precedence. */
export function newsOf(product: StoredProduct, counted: RollUp): Write[] {
  const event =
    counted.inStock && !product.inStock
      ? ("PART_IN_STOCK" as const)
      : counted.offerCount > product.offerCount
        ? ("PART_NEW_SELLER" as const)
        : undefined;
  if (!event) return [];
  const version = product.offersVersion + 1;
  return [message(now(), "product.offered", { productId: product.id, event, version })];
}
