import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { lineRoutes } from "@bupum/shared/deal/product-estimates/contract";
import { type GroupItem, groupKey, readGroup } from "../estimate-groups/items.ts";
import { type EstimateItem, readEstimate } from "../estimates/items.ts";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findWholeGroup } from "../whole-groups/items.ts";
import { linesOfEstimate, type Merchandises, merchandisesOf, type StoredLine } from "./items.ts";
import { isShownTo, toLine } from "./rules.ts";
import { everyWithUnwritten, withUnwritten } from "./writes.ts";

type Wanted = ParsedInput<(typeof lineRoutes)["listOfEstimate"]>["query"];
const none: Merchandises = new Map();

/** The lines of one estimate or of a whole request. */
export async function listOfEstimate(ctx: Context, query: Wanted) {
  const { estimateId, groupId, requestLineId } = query;
  const { lines, relation } = estimateId
    ? await ofEstimate(ctx, estimateId)
    : { lines: await ofGroup(ctx, groupId ?? "", true), relation: "buyer" };
  const merchandises = relation === "seller" ? await merchandisesOf(lines) : none;
  const now = ctx.now();
  return {
    items: lines
      .filter((line) => !requestLineId || line.requestLineId === requestLineId)
      .toSorted((left, right) => left.requestLineId.localeCompare(right.requestLineId))
      .map((line) => ({ ...toLine(line, now), listing: merchandises.get(line.id) })),
  };
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

/** The buyer's desk counts quotes until they were looked at. */
async function seeQuotes({ id, quotesGiven = 0, quotesSeen = 0 }: GroupItem): Promise<void> {
  if (quotesGiven === quotesSeen) return;
  await write({
    change: groupKey(id),
    set: { quotesSeen: quotesGiven },
    guard: { exists: true, refused: new Problem("NOT_FOUND") },
  });
}

/** The lines of a whole request, for its buyer. Throws NOT_FOUND. */
export async function ofGroup(ctx: Context, id: string, marksSeen = false): Promise<StoredLine[]> {
  const { group, terms, estimates, lines } = await findWholeGroup(id);
  const relation = mustBe(ctx.actor, { buyerId: group.buyerId }, "buyer", "admin");
  if (group.id !== id) throw new Problem("NOT_FOUND");
  if (marksSeen && relation === "buyer") await seeQuotes(group);
  const all = group.dispatching ? everyWithUnwritten(lines, estimates, { group, terms }) : lines;
  return all.filter((line) => isShownTo(relation, line));
}
