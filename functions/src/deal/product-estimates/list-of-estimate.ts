import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { lineRoutes } from "@bupum/shared/deal/product-estimates/contract";
import { type GroupItem, groupKey, readGroup } from "../whole-groups/groups.ts";
import { type EstimateItem, readEstimate } from "../whole-groups/estimates.ts";
import { mustBe, type Relation } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findWholeGroup } from "../whole-groups/items.ts";
import {
  linesInStock,
  type MerchandisesInUnits,
  merchandisesInUnits,
} from "../whole-groups/merchandise-units.ts";
import { categoriesOf } from "../whole-groups/line-categories.ts";
import { linesOfEstimate, type StoredLine } from "../whole-groups/lines.ts";
import { isShownTo, toLine } from "../whole-groups/line-rules.ts";
import { everyWithUnwritten, withUnwritten } from "../whole-groups/line-writes.ts";

type Wanted = ParsedInput<(typeof lineRoutes)["listOfEstimate"]>["query"];
const none: MerchandisesInUnits = new Map();

interface Found {
  lines: StoredLine[];
  relation: Relation;
  /** Ids of lines; known where a request is compared. */
  inStock?: ReadonlySet<string>;
}

/** The lines of one estimate or of a whole request. */
export async function listOfEstimate(ctx: Context, query: Wanted) {
  const { estimateId, groupId, requestLineId } = query;
  const found: Found = estimateId
    ? await ofEstimate(ctx, estimateId)
    : await compared(ctx, groupId ?? "");
  const { lines, relation, inStock } = found;
  const shown = lines.filter((line) => !requestLineId || line.requestLineId === requestLineId);
  const [merchandises, categories] = await Promise.all([
    relation === "seller" ? merchandisesInUnits(lines) : none,
    relation === "buyer" && query.withCategories ? categoriesById(shown) : undefined,
  ]);
  const now = ctx.now();
  return {
    items: shown
      .toSorted((left, right) => left.requestLineId.localeCompare(right.requestLineId))
      .map((line) => ({
        ...toLine(line, now),
        listing: merchandises.get(line.id),
        ...(inStock && line.currentResponse && { inStock: inStock.has(line.id) }),
        ...(categories && { categories: categories.get(line.id) }),
      })),
  };
}

/** By which categories a company's rules judge these lines as they are quoted now (D41-7). */
async function categoriesById(lines: readonly StoredLine[]) {
  const found = await categoriesOf(lines.map((line) => ({ line, quote: line.currentResponse })));
  return new Map(lines.map(({ id }, at) => [id, found[at]]));
}

/** The lines of a request for comparing, each with what is in stock; its quotes are seen by that. */
async function compared(ctx: Context, id: string): Promise<Found> {
  const { group, relation, lines } = await wholeFor(ctx, id);
  const [inStock] = await Promise.all([
    linesInStock(lines),
    relation === "buyer" && seeQuotes(group),
  ]);
  return { lines, relation, inStock };
}

/** The lines of one estimate, and how the caller stands to it. Throws NOT_FOUND. */
export async function ofEstimate(ctx: Context, id: Id<"est">) {
  const [estimate, written] = await Promise.all([readEstimate(id), linesOfEstimate(id)]);
  if (!estimate) throw new Problem("NOT_FOUND");
  const relation = mustBe(ctx.actor, estimate, "buyer", "seller", "admin");
  const isWhole = written.length === estimate.lineIds.length;
  const lines = isWhole ? written : await withAllUnwritten(written, estimate);
  return { lines: lines.filter((line) => isShownTo(relation, line)), relation };
}

async function withAllUnwritten(lines: StoredLine[], estimate: EstimateItem) {
  const group = await readGroup(estimate.id);
  return group ? withUnwritten(lines, estimate, group) : lines;
}

/** The dashboard counts quotes until the buyer has looked at them. */
async function seeQuotes({ id, quotesGiven = 0, quotesSeen = 0 }: GroupItem): Promise<void> {
  if (quotesGiven === quotesSeen) return;
  await write({
    change: groupKey(id),
    set: { quotesSeen: quotesGiven },
    guard: { exists: true, refused: new Problem("NOT_FOUND") },
  });
}

async function wholeFor(ctx: Context, id: string) {
  const { group, terms, estimates, lines } = await findWholeGroup(id);
  const relation = mustBe(ctx.actor, { buyerId: group.buyerId }, "buyer", "admin");
  if (group.id !== id) throw new Problem("NOT_FOUND");
  const all = group.dispatching ? everyWithUnwritten(lines, estimates, { group, terms }) : lines;
  return { group, relation, lines: all.filter((line) => isShownTo(relation, line)) };
}

/** The lines of a whole request, for its buyer. Throws NOT_FOUND. */
export const ofGroup = async (ctx: Context, id: string): Promise<StoredLine[]> =>
  (await wholeFor(ctx, id)).lines;
