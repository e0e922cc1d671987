import { estimatesOfBuyer } from "../../accounts/partners/items.ts";
import type { EstimateRow } from "@bupum/shared/deal/estimates/contract";
import { dueOf, type SearchTexts } from "@bupum/shared/deal/estimates/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { addHours, type Day, type Instant } from "@bupum/shared/kernel/time";
import { groupPk, type GroupTerms, groupTermsKey } from "./groups.ts";
import { everyRow, pageOf, query, betweenDays } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";
import { donePlace, waitingPlace } from "./places.ts";

// | access pattern             | index | pk                     | sk               |
// |----------------------------|-------|------------------------|------------------|
// | one estimate               |       | group#<25 chars>       | estimate#<est>   |
// | a seller's, that wait      | gsi1  | seller#<sel>#estimates | 0#<nextDueAt>#<id> |
// | then the rest, newest first | gsi1 | seller#<sel>#estimates | 1#<time left to 2286, ms>#<id> |
// | estimates of a buyer       | gsi2  | buyer#<usr>#estimates  | <createdAt>#<id> |
export interface EstimateItem extends EstimateRow, SearchTexts, Key {
  buyerId: Id<"usr">;
  /** The member who asked, of a request in the name of a company; its seller does not see it. */
  askedBy?: Id<"usr">;
  lineIds: string[];
  /** The parts of the catalogue in its lines. */
  parts: { requestLineId: string; productId: Id<"prd"> }[];
  /** The number of quotes of all its lines, including revisions: each counts as an activity. */
  quotesGiven?: number;
  /** An order was accepted: the seller sees the buyer's contact (D7-3). */
  contactOpen?: boolean;
  /** Its lines are written and its seller was notified. */
  dispatchedAt?: Instant;
  version: number;
}

type Listed = Pick<
  EstimateItem,
  "id" | "sellerId" | "status" | "dueAt" | "nextDueAt" | "createdAt"
>;
/** PENDING is what waits for its seller (D2-10); the most urgent lies on top. */
export function estimateListKey(row: Listed) {
  const { id, sellerId, status, createdAt } = row;
  const gsi1sk = status === "PENDING" ? waitingPlace(id, dueOf(row)) : donePlace(id, createdAt);
  return { gsi1pk: `seller#${sellerId}#estimates`, gsi1sk };
}

export const estimateKey = (id: Id<"est">): Key => ({ pk: groupPk(id), sk: `estimate#${id}` });

// Only `estimateRow` writes rows with these keys, so the casts of this file hold.
const asEstimate = (item: Item): EstimateItem => item as unknown as EstimateItem;

export async function readEstimate(id: Id<"est">): Promise<EstimateItem | undefined> {
  const found = await read(estimateKey(id));
  return found && asEstimate(found);
}

/** The statuses of some estimates; missing estimates are absent. */
export async function statusesOf(
  ids: readonly Id<"est">[],
): Promise<ReadonlyMap<string, EstimateItem["status"]>> {
  const found = await readMany(ids.map(estimateKey), false);
  return new Map(
    found.flatMap((item) => (item ? [[asEstimate(item).id, asEstimate(item).status]] : [])),
  );
}

/** One estimate with the header of its request. */
export async function readWithTerms(id: Id<"est">) {
  const [estimate, terms] = await readMany([estimateKey(id), groupTermsKey(id)]);
  if (!estimate || !terms) return undefined;
  return { estimate: asEstimate(estimate), terms: terms as unknown as GroupTerms };
}

export interface EstimateFilter {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}
const ofSeller = (sellerId: Id<"sel">) => ({
  index: "gsi1" as const,
  pk: `seller#${sellerId}#estimates`,
});

/** A page of the estimates of one's requests, newest first. */
export const listOfBuyer = (buyerId: Id<"usr">, days: EstimateFilter, paging: PageQuery) =>
  pageOf(
    { ...estimatesOfBuyer(buyerId), ...betweenDays(days.startDate, days.endDate) },
    paging,
    asEstimate,
  );

/** A page of a stretch of a seller's estimates: all of them, or those that lie between. */
export const listOfSeller = (
  sellerId: Id<"sel">,
  between: readonly [string, string] | undefined,
  paging: PageQuery,
) =>
  pageOf(
    { ...ofSeller(sellerId), newestFirst: false, ...(between && { between }) },
    paging,
    asEstimate,
  );

/** Some estimates; missing ones are absent. */
export const readEstimates = async (
  ids: readonly Id<"est">[],
): Promise<(EstimateItem | undefined)[]> =>
  (await readMany(ids.map(estimateKey))).map((item) => item && asEstimate(item));

/** What a buyer asked for in the last 24 hours: 20 requests a day of at most 10 sellers each. */
export async function listRecent(buyerId: Id<"usr">, now: Instant): Promise<EstimateItem[]> {
  const between = [addHours(now, -24), "~"] as const;
  const { items } = await query({ ...estimatesOfBuyer(buyerId), between }, 400);
  return items.map(asEstimate);
}

/** From the end on: what is closed on the way moves behind, where the walk has been. */
const walkOf = (sellerId: Id<"sel">) => ({ ...ofSeller(sellerId), newestFirst: true });

/** Every estimate of a leaving seller. */
export async function* everyOfSeller(sellerId: Id<"sel">): AsyncGenerator<EstimateItem> {
  for await (const row of everyRow(walkOf(sellerId), 100)) yield asEstimate(row);
}

/** One stretch of a seller's estimates, and where the next one starts. */
export async function someOfSeller(sellerId: Id<"sel">, below: string, most: number) {
  const list = { ...walkOf(sellerId), between: ["0", `${below}~`] as const };
  const { items, more } = await query(list, most);
  const last = items.at(-1);
  return {
    estimates: items.map(asEstimate),
    ...(more && last && { below: String(last["gsi1sk"]) }),
  };
}
