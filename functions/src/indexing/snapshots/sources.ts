import { type SellerRow, sellerKey } from "../../accounts/seller-infos/items.ts";
import { makerKey, type StoredMaker } from "../../catalogue/manufactors/items.ts";
import { idsPk, productKey, type StoredProduct } from "../../catalogue/products/items.ts";
import { type Item, type Key, readMany } from "../../kernel/table.ts";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import type { Entry } from "../../search/catalogue/entry.ts";
import type { Collection } from "../../search/snapshots/items.ts";
import { knownMended } from "../../search/specification-rules/items.ts";
import { merchandiseKey, type StoredMerchandise } from "../../selling/merchandises/items.ts";
import type { EntrySource } from "./append.ts";
import { makerEntry, merchandiseEntry, productEntry, sellerEntry } from "./entries.ts";

/** Where the ids of a collection are listed in order. */
export const lists = {
  products: { index: "gsi1", pk: idsPk, id: "ownerId" },
  manufactors: { pk: "manufactor-ids", id: "sk" },
  sellers: { index: "gsi2", pk: "sellers#approved", id: "id" },
  merchandises: { index: "gsi1", pk: "merchandises", id: "merchandiseId" },
} as const;

const sourceOf =
  (keyOf: (id: string) => Key, entryOf: (item: Item) => Entry | undefined): EntrySource<Entry> =>
  async (ids) => {
    const rows = await readMany(ids.map(keyOf));
    return rows.map((row) => row && entryOf(row));
  };

/** The entries of each collection, from the table. */
export const entriesOf: Record<Collection, EntrySource<Entry>> = {
  async products(ids) {
    const [rates, mended] = await Promise.all([latestRates(), knownMended()]);
    const source = sourceOf(productKey, (item) =>
      productEntry(item as unknown as StoredProduct, rates, mended),
    );
    return source(ids);
  },
  manufactors: sourceOf(makerKey, (item) => makerEntry(item as unknown as StoredMaker)),
  sellers: sourceOf(sellerKey, (item) => sellerEntry(item as unknown as SellerRow)),
  merchandises: sourceOf(merchandiseKey, (item) =>
    merchandiseEntry(item as unknown as StoredMerchandise),
  ),
};
