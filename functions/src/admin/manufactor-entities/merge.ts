import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  MakerEntity,
  makerEntityRoutes,
} from "@bupum/shared/catalogue/manufactors/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import * as makers from "../../catalogue/manufactors/items.ts";
import { mergeMaker } from "../../catalogue/manufactors/writes.ts";
import { find } from "./items.ts";

/** Merges a maker into another; its parts follow. */
export async function merge(
  ctx: Context,
  id: Id<"mkr">,
  { intoId, version }: ParsedInput<(typeof makerEntityRoutes)["merge"]>["body"],
): Promise<MakerEntity> {
  const [from, into] = await Promise.all([find(id), makers.readMaker(intoId)]);
  if (from.mergedInto === intoId) return from;
  const isHiddenUnder = into?.state === "HIDDEN" && from.productCount > 0;
  if (!into || id === intoId || from.mergedInto || into.mergedInto || isHiddenUnder)
    throw new Problem("MERGE_NOT_POSSIBLE");
  mustBeSeen({ version }, from);
  const { gone, writes } = mergeMaker(from, into, ctx.now());
  await write(
    ...writes,
    audit(ctx, { entity: "manufactor", id, from: from.state, to: "MERGED", reason: intoId }),
  );
  return gone;
}
