import type { Product } from "@bupum/shared/catalogue/products/contract";
import type { Id } from "@bupum/shared/kernel/ids";

/** A compared part; nothing where it is gone. */
export interface Column {
  id: Id<"prd">;
  of: Product | undefined;
}
