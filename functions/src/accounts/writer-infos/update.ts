import { writerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { findWriter, toWriterInfo } from "./items.ts";
import { changedWriter, maySendAgain, type WriterChange } from "./rules.ts";
import { changeWriter, claimProofs, markWriter } from "./writes.ts";

/** The writer's own change: the profile at once, the proof after a review (D27-3). */
export async function resubmit(ctx: Context, body: WriterChange): Promise<WriterInfo> {
  const now = ctx.now();
  const before = toWriterInfo(await findWriter(writerIdOf(userOf(ctx).userId)));
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  maySendAgain(before, now);
  const proofs = body.fileIds && (await claimProofs(ctx, before, body.fileIds));
  const after = changedWriter(before, body, proofs?.files, now);
  await write(
    ...changeWriter(before, after),
    markWriter(after),
    audit(ctx, { entity: "writer", id: before.id, from: before.status, to: after.status }),
    ...(proofs?.writes ?? []),
  );
  return after;
}
