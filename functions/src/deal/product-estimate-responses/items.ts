import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { type EstimateItem, estimateKey } from "../whole-groups/estimates.ts";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { estimateIdOf, readLines, type StoredLine } from "../whole-groups/lines.ts";

type LineId = StoredLine["id"];

/** The estimate that all lines belong to. Throws MIXED_ESTIMATES. */
export function estimateOf(ids: readonly LineId[]): Id<"est"> {
  if (new Set(ids).size < ids.length) throw faultAt("body.items", "DUPLICATE_LINES");
  const [estimateId, other] = new Set(ids.map(estimateIdOf));
  if (!estimateId || other) throw new Problem("MIXED_ESTIMATES");
  return estimateId;
}

/** The lines, all addressed to the caller. BUSY if one has not been written by the worker yet. */
export async function findOwnLines(ctx: Context, ids: readonly LineId[], estimateId: Id<"est">) {
  const { lines, more } = await readLines(ids, estimateKey(estimateId));
  // The row under this key is an estimate or absent.
  const estimate = more[0] as unknown as EstimateItem | undefined;
  if (!estimate) throw new Problem("NOT_FOUND");
  mustBe(ctx.actor, { sellerId: estimate.sellerId }, "seller", "admin");
  const isAsked = (id: LineId) => estimate.lineIds.includes(id.slice(id.indexOf("#") + 1));
  if (!ids.every(isAsked)) throw new Problem("NOT_FOUND");
  return {
    lines: lines.map((line) => {
      if (!line) throw new Problem("BUSY");
      if (line.deletedAt) throw new Problem("NOT_FOUND");
      return line;
    }),
  };
}
