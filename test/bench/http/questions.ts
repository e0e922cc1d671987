import type { Page } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Product, ProductRow } from "@bupum/shared/catalogue/products/contract";
import { contact } from "../../kit/group.ts";
import { randomOf } from "../../kit/random.ts";
import type { BenchMarket } from "../market/rows.ts";
import type { Orderable } from "../market/quoted-lines.ts";
import type { Asked } from "./load.ts";

export const inList = 30;
const list = (query: string) => `/products/search?itemsPerPage=${inList}${query}`;
const itemsIn = (answer: unknown) => (answer as Page<ProductRow>).items;

/** Takes one after the other, and starts again after the last. */
function inTurn<T>(all: readonly T[]): () => T {
  let at = 0;
  return () => all[at++ % all.length]!;
}

function shuffled<T>(all: readonly T[]): T[] {
  const random = randomOf(9);
  return all
    .map((value) => ({ value, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ value }) => value);
}

export const newest = (): (() => Asked) =>
  inTurn([{ path: list(""), isRight: (answer) => itemsIn(answer).length === inList }]);

export const ofMakers = ({ manufactorIds }: BenchMarket): (() => Asked) =>
  inTurn(
    manufactorIds.map((id) => ({
      path: list(`&manufactorId=${id}`),
      isRight: (answer) =>
        itemsIn(answer).length === inList &&
        itemsIn(answer).every(({ manufactorId }) => manufactorId === id),
    })),
  );

export const details = ({ products }: BenchMarket): (() => Asked) =>
  inTurn(
    shuffled(products).map(({ id }) => ({
      path: `/products/${id}`,
      isRight: (answer) => (answer as Product).id === id,
    })),
  );

/** What a buyer may type to find that part: its whole number, a prefix, a piece, words. */
const typed: ((part: Product) => string)[] = [
  ({ partNumber }) => partNumber,
  ({ partNumber }) => partNumber.toLowerCase().slice(0, -1),
  ({ partNumber }) => normalize(partNumber).slice(2),
  ({ name }) => name.ko,
];

/** Distinct queries: none repeats before all have been asked. */
export function searches({ products }: BenchMarket): () => Asked {
  const asked = new Map<string, Asked>();
  for (const [at, part] of shuffled(products).entries()) {
    const words = typed[at % typed.length]!(part);
    asked.set(words, {
      path: list(`&searchKeyword=${encodeURIComponent(words)}`),
      isRight: (answer) => itemsIn(answer).some(({ id }) => id === part.id),
    });
  }
  return inTurn([...asked.values()]);
}

/** Requests for a quote of one part each, by the buyers in turn. */
export function asks({ listings, buyers }: BenchMarket): () => Asked {
  const buyer = inTurn(buyers);
  const listing = inTurn(listings);
  return () => ({
    path: "/estimate-groups",
    method: "POST",
    token: buyer().token,
    body: JSON.stringify({
      lines: [{ merchandiseId: listing().id, quantity: 1 }],
      contact,
      allowDuplicate: true,
    }),
    isRight: (answer) => (answer as { estimateIds: string[] }).estimateIds.length === 1,
  });
}

/** Places each of these orders once. */
export function orders(waiting: readonly Orderable[]): () => Asked {
  const queue = [...waiting];
  return () => {
    const { token, body } = queue.shift() ?? waiting[0]!;
    return {
      path: "/product-estimate-orders",
      method: "POST",
      token,
      body,
      isRight: (answer) => (answer as { orderIds: string[] }).orderIds.length === 1,
    };
  };
}
