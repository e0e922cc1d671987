import { isFound } from "@bupum/shared/estimates/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  addHours,
  type Day,
  endOfSeoulDay,
  type Instant,
  seoulInstant,
} from "@bupum/shared/kernel/time";
import { type Line, lineRoutes } from "@bupum/shared/product-estimates/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { findWholeGroup } from "../whole-groups/items.ts";
import { readGroup } from "../estimate-groups/items.ts";
import { type EstimateItem, readEstimate } from "../estimates/items.ts";
import { isOnSale, type StoredMerchandise, readMerchandises } from "../merchandises/items.ts";
import { mustBe } from "../kernel/access.ts";
import { type Context, userOf } from "../kernel/context.ts";
import { resource } from "../kernel/resource.ts";
import {
  estimateIdOf,
  historyOf,
  type StoredLine,
  lineRow,
  linesOfEstimate,
  listOfSeller,
  readLines,
  toLine,
} from "./items.ts";

export const handler = resource(lineRoutes, {
  async listOfEstimate(ctx, { query }) {
    const { estimateId, groupId, requestLineId } = query;
    const { lines, listings } = estimateId
      ? await ofEstimate(ctx, estimateId)
      : { lines: await ofGroup(ctx, groupId ?? ""), listings: none };
    const now = ctx.now();
    return {
      items: lines
        .filter((line) => !requestLineId || line.requestLineId === requestLineId)
        .toSorted((left, right) => left.requestLineId.localeCompare(right.requestLineId))
        .map((line) => ({ ...toLine(line, now), listing: listings.get(line.id) })),
    };
  },

  listOfSeller(ctx, { query }) {
    const now = ctx.now();
    const { replyType, open, dueWithin, searchType, searchKeyword, startDate, endDate } = query;
    const isWithin = withinDays(startDate, endDate);
    const filter = (line: StoredLine) =>
      (!replyType || line.replyType === replyType) &&
      (open === undefined || line.open === open) &&
      (!dueWithin || line.dueAt <= addHours(now, 24)) &&
      isWithin(line.createdAt) &&
      isFound(line, "SELL", searchType, searchKeyword);
    const { page, itemsPerPage, cursor: _, ...wanted } = query;
    const isFiltered = Object.values(wanted).some((value) => value !== undefined);
    // What is due soon waits for an answer, and that part of the list is in order of deadlines.
    return listOfSeller(
      userOf(ctx).sellerId,
      dueWithin !== undefined,
      { page, itemsPerPage, cursor: query.cursor },
      (line) => toLine(line, now),
      isFiltered ? filter : undefined,
    );
  },

  async get(ctx, { params }) {
    const line = (await readLines([params.id])).lines[0] ?? (await unwritten(params.id));
    const relation = mustBe(ctx.actor, line, "buyer", "seller", "admin");
    const now = ctx.now();
    const history = await historyOf(line, relation === "seller", now);
    return { ...toLine(line, now), ...history };
  },
});

type Merchandises = ReadonlyMap<string, StoredMerchandise>;
const none: Merchandises = new Map();

async function ofEstimate(ctx: Context, id: Id<"est">) {
  const [estimate, written] = await Promise.all([readEstimate(id), linesOfEstimate(id)]);
  if (!estimate) throw new Problem("NOT_FOUND");
  const relation = mustBe(ctx.actor, estimate, "buyer", "seller", "admin");
  const isWhole = written.length === estimate.lineCount;
  const lines = isWhole ? written : await withUnwritten(written, estimate);
  return { lines, listings: relation === "seller" ? await listingsOf(lines) : none };
}

/** What the seller has on sale of the lines that are not quoted yet, by line. */
async function listingsOf(lines: readonly StoredLine[]): Promise<Merchandises> {
  const asked = lines.flatMap(({ id, merchandiseId, currentResponse, open }) =>
    merchandiseId && open && !currentResponse ? [{ id, merchandiseId }] : [],
  );
  const found = await readMerchandises(asked.map(({ merchandiseId }) => merchandiseId));
  return new Map(
    found.flatMap((listing, at) =>
      listing && isOnSale(listing) ? [[asked[at]!.id, listing] as const] : [],
    ),
  );
}

async function ofGroup(ctx: Context, id: string): Promise<StoredLine[]> {
  const deal = await findWholeGroup(id);
  mustBe(ctx.actor, { buyerId: deal.group.buyerId }, "buyer", "admin");
  const { group, request, estimates, lines } = deal;
  if (group.id !== id) throw new Problem("NOT_FOUND");
  if (!group.dispatching) return lines;
  return estimates.flatMap((estimate) =>
    filled(
      lines.filter((line) => line.estimateId === estimate.id),
      estimate,
      { group, request },
    ),
  );
}

type Request = NonNullable<Awaited<ReturnType<typeof readGroup>>>;

/** Lines that the worker has not written yet, as it will write them (D3-4). */
function filled(lines: StoredLine[], estimate: EstimateItem, { group, request }: Request) {
  const written = new Set(lines.map(({ requestLineId }) => requestLineId));
  const missing = request.lines.filter(
    ({ requestLineId }) => estimate.lineIds.includes(requestLineId) && !written.has(requestLineId),
  );
  return [
    ...lines,
    ...missing.map((line) => lineRow(group, request.strictDeadline, estimate, line)),
  ];
}

async function withUnwritten(lines: StoredLine[], estimate: EstimateItem): Promise<StoredLine[]> {
  const request = await readGroup(estimate.id);
  return request ? filled(lines, estimate, request) : lines;
}

async function unwritten(id: Line["id"]): Promise<StoredLine> {
  const [estimate, request] = await Promise.all([readEstimate(estimateIdOf(id)), readGroup(id)]);
  const line = estimate && request && filled([], estimate, request).find((one) => one.id === id);
  if (!line) throw new Problem("NOT_FOUND");
  return line;
}

function withinDays(from: Day | undefined, to: Day | undefined): (at: Instant) => boolean {
  const least = from === undefined ? "" : seoulInstant(from);
  const most = to === undefined ? "~" : endOfSeoulDay(to);
  return (at) => at >= least && at <= most;
}
