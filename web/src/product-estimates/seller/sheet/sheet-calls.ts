import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { api } from "../../../api.ts";
import type { TypedRow } from "./read-answer-sheet.ts";
import type { Parcel } from "./review.ts";

/** Pages of waiting lines that are read before those left are looked up by their estimate. */
const mostPages = 10;
const atOnce = 5;

/** The lines that a sheet names as they are now; a line that is not the seller's is absent. */
export async function linesNow(rows: readonly TypedRow[]): Promise<Map<LineId, Line>> {
  const found = new Map<LineId, Line>();
  const left = () => rows.filter(({ id }) => !found.has(id));
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && left().length > 0; page++) {
    const query = { replyType: "PENDING", open: "true", itemsPerPage: 100, cursor } as const;
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
    const some = await api.productEstimates.listOfSeller({ query });
    for (const line of some.items) found.set(line.id, line);
    cursor = some.nextCursor;
    if (!cursor) break;
  }
  const estimateIds = [...new Set(left().map(({ estimateId }) => estimateId))];
  for (let at = 0; at < estimateIds.length; at += atOnce) {
    const some = estimateIds.slice(at, at + atOnce);
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    for (const lines of await Promise.all(some.map(linesOf)))
      for (const line of lines) found.set(line.id, line);
  }
  return found;
}

async function linesOf(estimateId: Id<"est">): Promise<readonly Line[]> {
  try {
    return (await api.productEstimates.listOfEstimate({ query: { estimateId } })).items;
  } catch (error) {
    if (failureOf(error).status === 404) return [];
    throw error;
  }
}

/**
 * Sends what belongs to one estimate. A repeat with the same keys sends nothing twice, and lines
 * that were answered meanwhile are refused by their version.
 */
export async function sendParcel(
  { quotes, refusals }: Parcel,
  keyOf: (body: unknown) => string,
): Promise<void> {
  if (quotes.length > 0) {
    const body = { items: quotes };
    await api.productEstimateResponses.create({ body }, { idempotencyKey: keyOf(body) });
  }
  for (const body of refusals) {
    // oxlint-disable-next-line no-await-in-loop -- one estimate's rows change one after the other
    await api.productEstimateResponses.reject({ body }, { idempotencyKey: keyOf(body) });
  }
}
