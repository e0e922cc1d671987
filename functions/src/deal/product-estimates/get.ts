import { Problem } from "@bupum/shared/kernel/problem";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { readGroup } from "../whole-groups/groups.ts";
import { readEstimate } from "../whole-groups/estimates.ts";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { estimateIdOf, historyOf, readLines, type StoredLine } from "../whole-groups/lines.ts";
import { isShownTo, toLine } from "../whole-groups/line-rules.ts";
import { withUnwritten } from "../whole-groups/line-writes.ts";

/** One line with its quotes, and for its seller with the draft. */
export async function getLine(ctx: Context, id: Line["id"]) {
  const line = (await readLines([id])).lines[0] ?? (await findUnwritten(id));
  const relation = mustBe(ctx.actor, line, "buyer", "seller", "admin");
  if (!isShownTo(relation, line)) throw new Problem("NOT_FOUND");
  const now = ctx.now();
  const history = await historyOf(line, relation === "seller", now);
  return { ...toLine(line, now), ...history };
}

/** A line that the worker has not written yet. Throws NOT_FOUND. */
async function findUnwritten(id: Line["id"]): Promise<StoredLine> {
  const [estimate, group] = await Promise.all([readEstimate(estimateIdOf(id)), readGroup(id)]);
  const line = estimate && group && withUnwritten([], estimate, group).find((one) => one.id === id);
  if (!line) throw new Problem("NOT_FOUND");
  return line;
}
