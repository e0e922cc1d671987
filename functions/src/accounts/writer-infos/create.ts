import type { ParsedInput } from "@bupum/shared/kernel/route";
import { writerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { WriterInfo, writerInfoRoutes } from "@bupum/shared/accounts/writer-infos/contract";
import { reviewEnd } from "@bupum/shared/accounts/writer-infos/rules";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { addWriter, claimProofs, markWriter } from "./writes.ts";

type Draft = ParsedInput<typeof writerInfoRoutes.create>["body"];

/** The first application: NONE to PENDING. */
export async function apply(ctx: Context, body: Draft): Promise<WriterInfo> {
  const { userId } = userOf(ctx);
  const id = writerIdOf(userId);
  const now = ctx.now();
  const { penName, organization, introduction, fileIds, ...proof } = body;
  const proofs = await claimProofs(ctx, { id, userId }, fileIds);
  const reply: WriterInfo = {
    id,
    userId,
    status: "PENDING",
    penName,
    ...(organization && { organization }),
    ...(introduction && { introduction }),
    draft: { ...proof, files: proofs.files },
    writerRole: "NONE",
    expertCategories: [],
    submittedAt: now,
    reviewDueAt: reviewEnd(now),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await write(
    ctx.once(reply),
    ...addWriter(reply),
    markWriter(reply),
    audit(ctx, { entity: "writer", id, from: "NONE", to: "PENDING" }),
    ...proofs.writes,
  );
  return reply;
}
