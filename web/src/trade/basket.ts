import { mostBasketLines as mostItems } from "@bupum/shared/accounts/request-baskets/rules";
import { storage } from "@bupum/ui/storage";
import { adding, sendChanges, setting } from "./basket-calls.ts";
import { type BasketItem, basketList, guestItems } from "./basket-list.ts";

export { mostItems };

type ProductId = BasketItem["productId"];

const list = basketList;
const find = (productId: string) => list.get().find((item) => item.productId === productId);
const without = (ids: readonly string[]) =>
  list.get().filter(({ productId }) => !ids.includes(productId));
const put = (item: BasketItem) =>
  list.put(
    find(item.productId)
      ? list.get().map((one) => (one.productId === item.productId ? item : one))
      : [...list.get(), item],
  );

/**
 * What changes the request basket: the page at once, and the account's where somebody is logged in
 * (D46-1). A change that the server refuses is taken back on the page.
 */
export const basket = {
  get: list.get,
  has: (productId: string) => find(productId) !== undefined,
  /** False if there is no room for another part. A part that is already in it keeps its place. */
  add(item: BasketItem): boolean {
    if (basket.has(item.productId)) return true;
    if (list.get().length >= mostItems) return false;
    put(item);
    const undo = () => list.put(without([item.productId]));
    sendChanges([{ change: adding(item), undo }]);
    return true;
  },
  /** Changes the quantity of a part that is in it. */
  change(productId: ProductId, quantity: number): void {
    const before = find(productId);
    if (!before || before.quantity === quantity) return;
    put({ ...before, quantity });
    sendChanges([{ change: setting(productId, quantity), undo: () => put(before) }]);
  },
  drop(...productIds: string[]): void {
    const dropped = productIds.flatMap((id) => find(id) ?? []);
    if (dropped.length === 0) return;
    list.put(without(productIds));
    const waiting = guestItems();
    if (waiting.length > 0)
      storage.requestBasket.set(waiting.filter((one) => !productIds.includes(one.productId)));
    sendChanges(
      dropped.flatMap((item) =>
        [item.productId, ...(item.mergedIds ?? [])].map((productId) => ({
          change: { action: "DROP" as const, productId },
          undo: () => put(item),
        })),
      ),
    );
  },
};
