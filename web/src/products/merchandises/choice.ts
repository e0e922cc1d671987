import type { Product } from "@bupum/shared/catalogue/products/contract";

/** The reader's quantity and selected sellers. */
export interface MerchandiseChoice {
  quantity: number;
  /** Ids of the selected sellers. */
  asked: ReadonlySet<string>;
}

export interface ChosenMerchandises {
  part: Product;
  wanted: MerchandiseChoice;
  onWanted: (wanted: MerchandiseChoice) => void;
}
