import { storage } from "@bupum/ui/storage";
import { basketList } from "../src/trade/basket-list.ts";

/** Empties the request basket of every name. */
export function emptyBasket(): void {
  storage.requestBasket.set([]);
  storage.accountBaskets.set({});
  basketList.again();
}
