import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { isWriting } from "@bupum/shared/accounts/users/writing";
import type { WikiEntity, WikiEntityDraft } from "@bupum/shared/reading/wikis/admin-contract";
import { adminOf, type Context, accountKey } from "../../kernel/context.ts";
import { read } from "../../kernel/table.ts";
import { toAccount } from "../../accounts/users/items.ts";
import { create as publish } from "../../reading/wikis/create.ts";

/** Publishes a wiki in a certified writer's or the admin's own name; revisions name the admin. */
export async function create(
  ctx: Context,
  { writerId, ...draft }: WikiEntityDraft,
): Promise<WikiEntity> {
  if (writerId) await mustWrite(writerId);
  const { userId: editorId } = adminOf(ctx);
  const wiki = await publish(ctx, { writerId: writerId ?? editorId, editorId }, draft);
  return { ...wiki, version: 1 };
}

async function mustWrite(writerId: Id<"usr">): Promise<void> {
  const row = await read(accountKey(writerId));
  if (!row || row["deletedAt"]) throw faultAt("body.writerId", "invalid_value");
  if (!isWriting(toAccount(row))) throw new Problem("WRITER_REGISTRATION_REQUIRED");
}
