import { asPieces } from "@bupum/shared/kernel/money/quantities";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { useEffect, useRef } from "react";
import { useMay } from "../companies/queries.ts";
import { basket } from "../trade/basket.ts";
import { basketReader } from "../trade/basket-list.ts";
import {
  basketQuantities,
  type FormLine,
  itemOf,
  onlyLines,
  quantitiesName,
} from "./group-form.ts";

/** What somebody types is sent when he stops for so long. */
const pauseMs = 500;

/**
 * Sends the quantities that are typed on the page of the request to the basket (D46-8): after a
 * pause, or at once by `now`, and when the page is left. `later` is told the form after each change.
 */
export function useQuantitySending(initial: readonly FormLine[]) {
  const mayAsk = useMay("ask") === true;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Quantities on their way to the server, by product. */
  const sent = useRef(new Map<string, number>());
  const lines = useRef(initial);
  const owner = useRef(basketReader());
  const now = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // After a logout the basket is another one.
    if (mayAsk && owner.current === basketReader()) sendTyped(lines.current, sent.current);
  };
  const later = (form: { lines: readonly FormLine[] }) => {
    lines.current = form.lines;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), pauseMs);
  };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  // What the last visit could not send is sent by this one; leaving sends what waits.
  useEffect(() => {
    if (mayAsk) latest.current();
    return () => latest.current();
  }, [mayAsk]);
  return { now, later };
}

const isValid = (quantity: number) => asPieces(quantity) === quantity;

/** Keeps what the basket has of a product, under the name of the form's lines. */
const take = (name: string, productId: string, quantity: number) =>
  storeDraft(name, { ...storedDraft(name), [productId]: quantity });

/** Sends each quantity that is not the basket's as the form knows it; `sent` has those on their way. */
function sendTyped(lines: readonly FormLine[], sent: Map<string, number>): void {
  const name = quantitiesName();
  const known = basketQuantities();
  for (const { productId, quantity } of onlyLines(lines).map(itemOf)) {
    const there = sent.get(productId) ?? known[productId];
    if (!isValid(quantity) || there === undefined || there === quantity) continue;
    const settled = () => {
      if (sent.get(productId) === quantity) sent.delete(productId);
    };
    const done = () => {
      settled();
      take(name, productId, quantity);
    };
    if (basket.change(productId, quantity, { done, undone: settled }))
      sent.set(productId, quantity);
  }
}

/** Puts listed parts of new lines into the basket; those that were lines before are sent as typed. */
export function putAdded(before: readonly FormLine[], after: readonly FormLine[]): void {
  const known = new Set(before.map(({ productId }) => productId));
  const added = after.filter(({ productId }) => productId !== "" && !known.has(productId));
  for (const item of added.map(itemOf)) {
    basket.add(item);
    const there = basket.get().find(({ productId }) => productId === item.productId);
    if (there) take(quantitiesName(), item.productId, there.quantity);
  }
}
