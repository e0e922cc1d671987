import { Problem } from "@bupum/shared/kernel/problem";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { readLastTerms } from "../product-estimate-responses/last-terms.ts";
import { type EstimateItem, estimateKey, readWithTerms } from "../whole-groups/estimates.ts";
import { toEstimate } from "./rules.ts";

/** One seller's estimate; a seller who reads it sees the contact once an order was accepted. */
export async function getEstimate(ctx: Context, id: EstimateItem["id"]) {
  const found = await readWithTerms(id);
  if (!found) throw new Problem("NOT_FOUND");
  const { estimate, terms } = found;
  const relation = mustBe(ctx.actor, estimate, "buyer", "seller", "admin");
  if (relation !== "seller") return toEstimate(estimate, terms, false);
  const [firstViewedAt, lastTerms] = await Promise.all([
    markViewed(ctx, estimate),
    readLastTerms(estimate.sellerId),
  ]);
  return {
    ...toEstimate({ ...estimate, firstViewedAt }, terms, !estimate.contactOpen),
    ...(lastTerms && { lastTerms }),
  };
}

/** Records the seller's first view; a second one at the same moment changes nothing. */
async function markViewed(ctx: Context, { id, firstViewedAt }: EstimateItem) {
  if (firstViewedAt) return firstViewedAt;
  const at = ctx.now();
  const seen = new Problem("BUSY");
  try {
    await write({
      change: estimateKey(id),
      set: { firstViewedAt: at },
      guard: { exists: true, lacks: ["firstViewedAt"], refused: seen },
    });
  } catch (error) {
    if (error !== seen) throw error;
  }
  return at;
}
