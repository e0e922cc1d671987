import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import { storage } from "@bupum/ui/storage";
import { adding, sendChanges, setting } from "./basket-calls.ts";
import {
  type BasketItem,
  basketList,
  basketName,
  distinctItems,
  guestItems,
  idsOf,
} from "./basket-list.ts";

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

interface Told {
  done: () => void;
  undone: () => void;
}

/**
 * What changes the request basket: the page at once, and the account's where somebody is logged in
 * (D46-1). A change that the server refuses is taken back on the page.
 */
export const basket = {
  get: list.get,
  has: (productId: string) => find(productId) !== undefined,
  /**
   * False if there is no room for another part. A part that is already in it keeps its place. `done` is
   * called once the part is kept: by the server where somebody is logged in, else by the browser.
   */
  add(item: BasketItem, done?: () => void): boolean {
    return basket.addAll([item], (count) => count > 0 && done?.()) > 0;
  },
  /** Adds as many as there is room for, and returns how many; `done` with how many were kept. */
  addAll(items: readonly BasketItem[], done?: (count: number) => unknown): number {
    const wanted = distinctItems(items);
    const known = wanted.filter(({ productId }) => basket.has(productId)).length;
    const absent = wanted.filter(({ productId }) => !basket.has(productId));
    const added = absent.slice(0, mostBasketLines - list.get().length);
    if (added.length > 0) list.put([...list.get(), ...added]);
    const settled: boolean[] = [];
    const settle = (isKept: boolean) => {
      settled.push(isKept);
      if (settled.length === added.length) done?.(known + settled.filter(Boolean).length);
    };
    const isGuest = basketName() === undefined;
    if (isGuest || added.length === 0) done?.(known + added.length);
    sendChanges(
      added.map((item) => ({
        change: adding(item),
        undo: () => {
          list.put(without([item.productId]));
          settle(false);
        },
        done: settle,
      })),
    );
    return known + added.length;
  },
  /**
   * Changes the quantity of a part that is in it; false if that changes nothing. A logged in reader
   * is told when the server has it, or has refused it.
   */
  change(productId: ProductId, quantity: number, told?: Told): boolean {
    const before = find(productId);
    if (!before || before.quantity === quantity) return false;
    put({ ...before, quantity });
    // A line that waits for the account comes there with this quantity.
    const waiting = guestItems();
    if (waiting.some((one) => one.productId === productId))
      storage.requestBasket.set(
        waiting.map((one) => (one.productId === productId ? { ...one, quantity } : one)),
      );
    const undo = () => {
      put(before);
      told?.undone();
    };
    sendChanges(
      idsOf(before).map((id, at) => ({
        change: setting(id, quantity),
        ...(at === 0 ? { undo, ...(told && { done: told.done }) } : { undo: () => undefined }),
      })),
    );
    return true;
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
        idsOf(item).map((productId) => ({
          change: { action: "DROP" as const, productId },
          undo: () => put(item),
        })),
      ),
    );
  },
};
