import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { useSyncExternalStore } from "react";

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

const key = "requestBasket";
/** Lines of one list of parts (D1-12). */
export const mostItems = 500;

function read(): readonly BasketItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return []; // Storage is off or has other content: the basket starts empty.
  }
}

const isItem = (item: unknown): item is BasketItem =>
  typeof item === "object" &&
  item !== null &&
  ["productId", "partNumber", "manufactorName", "name", "unit"].every(
    (name) => typeof (item as Record<string, unknown>)[name] === "string",
  ) &&
  typeof (item as BasketItem).quantity === "number";

let items = read();
const listeners = new Set<() => void>();

function show(next: readonly BasketItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function put(next: readonly BasketItem[]) {
  show(next);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return; // Storage is off or full: the basket lasts as long as the page.
  }
}

/** The request basket: parts collected in this browser before asking for quotes. */
export const basket = {
  get: () => items,
  has: (productId: string) => items.some((item) => item.productId === productId),
  /** False if there is no room for another part. A part that is already in it keeps its place. */
  add(item: BasketItem): boolean {
    if (basket.has(item.productId)) return true;
    if (items.length >= mostItems) return false;
    put([...items, item]);
    return true;
  },
  /** Changes the quantity of a part that is in it. */
  change: (productId: string, quantity: number) =>
    put(items.map((item) => (item.productId === productId ? { ...item, quantity } : item))),
  drop: (productId: string) => put(items.filter((item) => item.productId !== productId)),
  clear: () => put([]),
};

/** Another tab of the same reader shares the basket. */
function elsewhere(event: StorageEvent) {
  if (event.key === key) show(read());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", elsewhere);
  };
}

export const useBasket = () => useSyncExternalStore(subscribe, basket.get);
