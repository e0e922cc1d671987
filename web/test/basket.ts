import type { BasketChange } from "@bupum/shared/accounts/request-baskets/contract";
import { storage } from "@bupum/ui/storage";
import { type BasketItem, basketList } from "../src/trade/basket-list.ts";
import { network } from "./world.tsx";

/** Empties the request basket of every name. */
export function emptyBasket(): void {
  storage.requestBasket.set([]);
  storage.accountBaskets.set({});
  basketList.again();
}

/** Id of a part by its last two characters. */
export const id = (end: string) => `prd_01M8GKSJZGVAM8RCMGS30VC7${end}` as const;
export const itemOf = (end: string, quantity = 1): BasketItem => ({
  productId: id(end),
  partNumber: `MY2N-${end}`,
  manufactorName: "오므론",
  name: "릴레이",
  unit: "EA",
  quantity,
});
type Line = Pick<BasketItem, "productId" | "quantity">;
/**
 * A server with the basket of an account; `refuses` says with which problem it refuses a change, or
 * waits before it is made.
 */
export function market(
  start: Line[] = [],
  refuses: (changes: readonly BasketChange[]) => unknown = () => undefined,
) {
  /** Products that the catalogue does not show. */
  const hidden = new Set<string>();
  const rows = new Map(start.map((line) => [line.productId, line.quantity]));
  let version = 1;
  const reply = (notAdded: readonly string[] = []) => ({
    status: 200,
    body: {
      version,
      notAdded,
      lines: [...rows].map(([productId, quantity]) => ({ productId, quantity, addedBy: "usr_1" })),
    },
  });
  const { sentTo } = network({
    "/request-baskets/products": () => reply(),
    "/users/me": () => ({ status: 200, body: { id: "usr_1", role: "BUYER" } }),
    "/request-baskets": async (body) => {
      const { changes = [] } = (body ?? {}) as { changes?: BasketChange[] };
      const problem = changes.length > 0 ? await refuses(changes) : undefined;
      if (problem) return { status: 409, body: problem };
      const adds = changes.filter(({ action }) => action === "ADD");
      const notAdded = adds.map(({ productId }) => productId).filter((one) => hidden.has(one));
      for (const { action, productId, quantity = 1 } of changes)
        if (action === "DROP") rows.delete(productId);
        else if (!hidden.has(productId) && (action === "SET") === rows.has(productId))
          rows.set(productId, quantity);
      version += changes.length > 0 ? 1 : 0;
      return reply(notAdded);
    },
  });
  return {
    rows,
    hidden,
    sentTo,
    changesSent: () => sentTo("/request-baskets").flatMap(({ body }) => body ?? []),
  };
}
export const shown = () => basketList.get().map(({ productId, quantity }) => [productId, quantity]);
export const lineOf = ({ productId, quantity }: BasketItem) => [productId, quantity];
