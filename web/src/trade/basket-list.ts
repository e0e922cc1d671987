import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { storage } from "@bupum/ui/storage";
import { actingCompany } from "../acting.ts";
import { hasTexts, storedList } from "./stored-list.ts";

/** A part to request a quote for, with what a list needs to show it. */
export interface BasketItem {
  productId: Id<"prd">;
  partNumber: string;
  manufactorName: string;
  name: string;
  unit: string;
  quantity: number;
  /** The member of the company who added it. */
  addedBy?: Id<"usr">;
  /** Other ids under which the server has lines of this part (D46-5). */
  mergedIds?: readonly Id<"prd">[];
  /** The catalogue shows it no more. */
  isGone?: boolean;
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

export const isBasketItem = (item: unknown): item is BasketItem =>
  hasTexts(item, ["productId", "partNumber", "manufactorName", "name", "unit"]) &&
  typeof (item as BasketItem).quantity === "number";

/** Whose basket is shown: a company's, one's own; undefined for somebody with no login. */
export const basketName = (): string | undefined => storage.token.get() && (actingCompany() ?? own);
const own = "own";

/** What was collected with no login waits in the browser until the account has it (D46-6). */
export const guestItems = (): readonly BasketItem[] =>
  (basketName() ?? own) === own ? storage.requestBasket.get().filter(isBasketItem) : [];

/** The ids under which the server may have lines of a part (D46-5). */
export const idsOf = ({ productId, mergedIds = [] }: BasketItem) => [productId, ...mergedIds];

/** Items, each part once. */
export const distinctItems = (items: readonly BasketItem[]): BasketItem[] => [
  ...new Map(items.map((item) => [item.productId, item])).values(),
];

/** The request basket as this browser shows it at first: parts collected before asking for quotes. */
export const basketList = storedList(
  {
    get() {
      const name = basketName();
      const known = name && storage.accountBaskets.get()[name];
      const items = Array.isArray(known) ? known.filter(isBasketItem) : [];
      return distinctItems([...guestItems(), ...items]);
    },
    set(items) {
      const name = basketName();
      if (name) storage.accountBaskets.set({ ...storage.accountBaskets.get(), [name]: items });
      else storage.requestBasket.set(items);
    },
  },
  isBasketItem,
);

export const useBasket = basketList.use;

let session = 0;
/** Whose basket it is, in which login of this page: nothing of one is sent or shown in the next. */
export const basketReader = (): string => `${session} ${basketName()}`;

/** Shows the basket of whoever is logged in now, if anybody is. */
export function changeBasketSession(): void {
  session += 1;
  basketList.again();
}
