import type { Order } from "@bupum/shared/product-estimate-orders/contract";

/** A decision about to be made. */
export interface Deciding {
  act: "accept" | "reject";
  order: Order;
  /** The lines it is about: one alone, or every waiting line of the purchase order. */
  batch: readonly Order[];
}

/** The call decides one line or the whole purchase order (DOMAIN.md D3, 3.11). */
export const scopeOf = ({ batch }: Deciding): "LINE" | "BATCH" =>
  batch.length > 1 ? "BATCH" : "LINE";

export const namesOf = ({ batch }: Deciding): string =>
  batch.map(({ partNumber, productName }) => partNumber ?? productName).join(", ");
