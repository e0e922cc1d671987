import { asPieces } from "@bupum/shared/kernel/money/quantities";
import type {
  BasketChange,
  BasketLine,
  BasketRow,
} from "@bupum/shared/accounts/request-baskets/contract";
import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import { isId } from "@bupum/shared/kernel/id-text";
import { languageOfPath } from "@bupum/shared/kernel/language/site-path";
import { failureOf } from "@bupum/ui/failure";
import { storage } from "@bupum/ui/storage";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import {
  type BasketItem,
  basketList,
  basketName,
  basketReader,
  distinctItems,
  guestItems,
  idsOf,
  wantedOf,
} from "./basket-list.ts";

interface Lines {
  version: number;
  lines: readonly (BasketLine & Partial<BasketRow>)[];
}
interface Sent {
  change: BasketChange;
  /** Takes the change back on the page, where the server refused it. */
  undo: () => void;
  /** Called once the server has answered: whether the change holds, or the part is shown no more. */
  done?: (isKept: boolean) => void;
  /** Whose basket it changes. */
  of: string;
}

/** The basket that changes go to, if somebody is logged in. */
const basketNow = (): string | undefined => basketName() && basketReader();

let client: QueryClient | undefined;
let onNotAdded: (partNumbers: string) => void = () => undefined;
let running: Promise<void> | undefined;
let bringing: Promise<void> | undefined;
let newest: { of?: string; version: number } = { version: 0 };
const waiting: Sent[] = [];
const key = "request-baskets";

/**
 * Sends what waits by this client, which tells the reader of failures; returns how to end it.
 * `tell` is called with the part numbers of what the catalogue shows no more (D46-5).
 */
export function sendBy(by: QueryClient, tell: (partNumbers: string) => void): () => void {
  client = by;
  onNotAdded = tell;
  // The versions of another account say nothing of this one's.
  newest = { version: 0 };
  start();
  return () => {
    client = undefined;
  };
}

function tellNotAdded(named: readonly BasketItem[], notAdded: readonly string[] = []): void {
  const items = named.filter(({ productId }) => notAdded.includes(productId));
  if (items.length > 0) onNotAdded(items.map(({ partNumber }) => partNumber).join(", "));
}

export const adding = ({ productId, quantity }: BasketItem): BasketChange => ({
  action: "ADD",
  productId,
  quantity: asPieces(quantity),
});
export const setting = (productId: BasketItem["productId"], quantity: number): BasketChange => ({
  action: "SET",
  productId,
  quantity: asPieces(quantity),
});

/** Sends changes that the page shows already, one call for those of a moment. Nothing for a guest. */
export function sendChanges(changes: readonly Omit<Sent, "of">[]): void {
  const of = basketNow();
  if (of === undefined) return;
  waiting.push(...changes.map((one) => ({ ...one, of })));
  start();
}

function start(): void {
  if (!client || running || waiting.length === 0) return;
  running = sendAll(client).finally(() => {
    running = undefined;
    start();
  });
}

const changeBasket = mutationOptions({
  mutationFn: (changes: BasketChange[]) => api.requestBaskets.change({ body: { changes } }),
});

async function sendAll(by: QueryClient): Promise<void> {
  await Promise.resolve(); // What the same act still adds goes along.
  while (waiting.length > 0) {
    // A drop of a line that is being brought along comes after it.
    // oxlint-disable-next-line no-await-in-loop -- changes reach the server in their order
    await bringing?.catch(() => undefined); // Its reader tells of it.
    const of = basketNow();
    const some = waiting.splice(0, mostBasketLines).filter((one) => one.of === of);
    const mutation = by.getMutationCache().build(by, changeBasket);
    try {
      // oxlint-disable-next-line no-await-in-loop -- changes reach the server in their order
      const named = basketList.get();
      const reply = some.length > 0 && (await mutation.execute(some.map(({ change }) => change)));
      if (!reply || of !== basketNow()) continue;
      show(of, reply);
      tellNotAdded(named, reply.notAdded);
      const notAdded = new Set<string>(reply.notAdded);
      for (const { change, done } of some) done?.(!notAdded.has(change.productId));
    } catch {
      // The client has told the reader.
      if (of !== basketNow()) continue;
      for (const { undo } of some.toReversed()) undo();
      // Without a reply it is open whether the server has changed something.
      void by.invalidateQueries({ queryKey: [key], exact: true });
    }
  }
}

const readAtOf = (name: string | undefined) => `${name} readAt`;
/** When the shown lines were read, in milliseconds. */
const readAt = () => Number(storage.accountBaskets.get()[readAtOf(basketName())] ?? 0);

/** Shows what the server replied, unless something newer is shown or on its way. */
function show(of: string | undefined, { version, lines }: Lines): void {
  const isOld = newest.of === of && version < newest.version;
  if (of === undefined || of !== basketNow() || waiting.length > 0 || isOld) return;
  newest = { of, version };
  const known = new Map(basketList.get().flatMap((item) => idsOf(item).map((id) => [id, item])));
  const shown = lines.map((line) => itemOf(line, known.get(line.productId)));
  // Of lines that became one part, the quantity of the one that names it (D46-5).
  const namesakes = shown.filter(({ productId }, at) => productId === lines[at]?.productId);
  basketList.put(distinctItems([...guestItems(), ...shown, ...namesakes]));
  const kept = storage.accountBaskets.get();
  storage.accountBaskets.set({ ...kept, [readAtOf(basketName())]: Date.now() });
}

/** A line with what it says of its part, or with what the browser knows of it. */
function itemOf(line: Lines["lines"][number], known: BasketItem | undefined): BasketItem {
  const { productId, quantity, addedBy, product, available, mergedIds } = line;
  const { language } = languageOfPath(location.pathname);
  const blank = { productId, partNumber: "", manufactorName: "", name: "", unit: "" };
  if (product)
    return { ...wantedOf(product, quantity, language), addedBy, ...(mergedIds && { mergedIds }) };
  return { ...(known ?? blank), quantity, addedBy, ...(available === false && { isGone: true }) };
}

async function give(some: readonly BasketItem[]): Promise<void> {
  if (some.length > 0) {
    const { notAdded } = await api.requestBaskets.change({ body: { changes: some.map(adding) } });
    tellNotAdded(some, notAdded);
  }
  const given = new Set(some.map(({ productId }) => productId));
  storage.requestBasket.set(guestItems().filter(({ productId }) => !given.has(productId)));
  // After a logout meanwhile a guest is shown what is left.
  if (basketName() === undefined) basketList.again();
}

/** Gives the account what was collected with no login; the browser's copy goes once it has it. */
async function bringGuests(): Promise<void> {
  const items = guestItems().filter(({ productId }) => isId(productId, "prd"));
  if (basketName() === undefined || items.length === 0) return;
  try {
    await give(items);
  } catch (error) {
    if (failureOf(error).code !== "ENTRY_LIMIT") return;
    // As many as there is room for; the others stay in the browser.
    const { lines } = await api.requestBaskets.mine({});
    const there = new Set(lines.map(({ productId }) => productId));
    const absent = items.filter(({ productId }) => !there.has(productId));
    const left = new Set(absent.slice(mostBasketLines - lines.length));
    await give(items.filter((item) => !left.has(item)));
  }
}

async function readLines(read: () => Promise<Lines>): Promise<number> {
  await running;
  // Two readers of one page bring them once.
  await (bringing ??= bringGuests().finally(() => {
    bringing = undefined;
  }));
  const of = basketNow();
  try {
    const reply = await read();
    if (!running) show(of, reply);
    return reply.version;
  } catch (error) {
    // A member who was removed from the company sees nothing more of its basket.
    if (failureOf(error).code === "NOT_A_MEMBER" && of === basketNow()) basketList.put([]);
    throw error;
  }
}

/** The lines alone, for the count on every page: read anew after two minutes at the earliest. */
export const basketLines = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }) => readLines(() => api.requestBaskets.mine({}, { signal })),
  staleTime: 120_000,
  initialData: () => (readAt() ? 0 : undefined),
  initialDataUpdatedAt: readAt,
});

/** The lines with their parts of today, for the page of the request: read each time it opens. */
export const basketProducts = queryOptions({
  queryKey: [key, "products"],
  queryFn: ({ signal }) => readLines(() => api.requestBaskets.products({}, { signal })),
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
