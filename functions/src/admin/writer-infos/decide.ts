import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { writerOutcome } from "@bupum/shared/accounts/writer-infos/rules";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { write, type Write } from "../../kernel/table.ts";
import { wikiCategoryKey } from "../../reading/wiki-categories/items.ts";
import { findWriter, toWriterInfo } from "../../accounts/writer-infos/items.ts";
import { changeWriter, markWriter } from "../../accounts/writer-infos/writes.ts";
import { decisionNotice } from "./notices.ts";
import { decidedWriter, type WriterDecisionBody } from "./rules.ts";

/** Decides a review, or changes what a writer may do (D27-5), and tells the writer. */
export async function decide(ctx: Context, body: WriterDecisionBody): Promise<WriterInfo> {
  const before = toWriterInfo(await findWriter(body.writerId));
  // Nobody reviews himself.
  if (before.userId === adminOf(ctx).userId) throw new Problem("FORBIDDEN");
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  const { status: from, writerRole } = before;
  const standing = { status: from, writerRole, wasApproved: before.approved !== undefined };
  const outcome = writerOutcome(standing, body.status);
  if (!outcome) throw new Problem("INVALID_TRANSITION", { from, to: body.status });
  const after = decidedWriter(before, outcome, body, ctx.now());
  await write(
    ...changeWriter(before, after),
    markWriter(after),
    ...mustBeThere(body),
    audit(ctx, {
      entity: "writer",
      id: before.id,
      from: `${from} ${writerRole}`,
      to: `${after.status} ${after.writerRole}`,
      reason: body.reason,
    }),
    ...decisionNotice(ctx, outcome, body.reason, before, after),
  );
  return after;
}

/** The categories of an EXPERT are in the tree. */
const mustBeThere = ({ expertCategories }: WriterDecisionBody): Write[] =>
  [...new Set(expertCategories)].map((id) => ({
    check: wikiCategoryKey(id),
    guard: { exists: true, refused: faultAt("body.expertCategories", "invalid_value") },
  }));
