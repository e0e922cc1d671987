import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { storage } from "@bupum/ui/storage";
import { hasTexts, storedList } from "./stored-list.ts";

/** A part to request a quote for, with what a list needs to show it. */
export interface BasketItem {
  productId: Id<"prd">;
  partNumber: string;
  manufactorName: string;
  name: string;
  unit: string;
  quantity: number;
}

/** A part of the catalogue as the basket stores it, in the reader's language. */
export const wantedOf = (
  part: Pick<ProductRow, "id" | "partNumber" | "name" | "manufactorName" | "unit">,
  quantity: number,
  language: Language,
): BasketItem => ({
  productId: part.id,
  partNumber: part.partNumber,
  manufactorName: part.manufactorName[language],
  name: part.name[language],
  unit: part.unit,
  quantity,
});

/** Lines of one list of parts (D1-12). */
export const mostItems = 500;

const isItem = (item: unknown): item is BasketItem =>
  hasTexts(item, ["productId", "partNumber", "manufactorName", "name", "unit"]) &&
  typeof (item as BasketItem).quantity === "number";

const list = storedList(storage.requestBasket, isItem);

/** The request basket: parts collected in this browser before asking for quotes. */
export const basket = {
  get: list.get,
  has: (productId: string) => list.get().some((item) => item.productId === productId),
  /** False if there is no room for another part. A part that is already in it keeps its place. */
  add(item: BasketItem): boolean {
    if (basket.has(item.productId)) return true;
    if (list.get().length >= mostItems) return false;
    list.put([...list.get(), item]);
    return true;
  },
  /** Changes the quantity of a part that is in it. */
  change: (productId: string, quantity: number) =>
    list.put(
      list.get().map((item) => (item.productId === productId ? { ...item, quantity } : item)),
    ),
  drop: (productId: string) => list.put(list.get().filter((item) => item.productId !== productId)),
  clear: () => list.put([]),
};

export const useBasket = list.use;
