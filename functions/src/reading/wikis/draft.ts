import type { Id } from "@bupum/shared/kernel/ids";
import { query } from "../../kernel/list.ts";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, toTtl } from "@bupum/shared/kernel/time";
import type { DraftOf, KeptDraft, SentDraft } from "@bupum/shared/reading/wikis/drafts";
import { wikiLimits } from "@bupum/shared/reading/wikis/states";
import { keepForDraft } from "../../accounts/stored-files/writes.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { isVersionConflict, pause, retry } from "../../kernel/retry.ts";
import { type Guard, read, write } from "../../kernel/table.ts";
import { draftKey, draftsOf, findSeen } from "./items.ts";
import { uploadsOf } from "./rules.ts";
import { maySave } from "./view.ts";

/** Retries, because several machines may save at the same moment. */
const mostTries = 10;

/** The caller's draft; undefined without one. */
export async function draft(ctx: Context, of: DraftOf): Promise<KeptDraft | undefined> {
  const found = await read(draftKey(userOf(ctx).userId, of));
  return found?.["draft"] as KeptDraft | undefined;
}

/** What somebody is writing: the wiki, or a new one, with its title. */
export async function newestDrafts(userId: Id<"usr">, most: number) {
  const { items } = await query({ pk: draftsOf(userId), newestFirst: false }, most);
  return items.flatMap(({ sk, draft }) => {
    // `keepDraft` alone writes these rows.
    const { title, updatedAt } = (draft ?? {}) as Partial<KeptDraft>;
    return updatedAt === undefined ? [] : [{ of: sk as DraftOf, title: title ?? "", updatedAt }];
  });
}

/**
 * Stores the caller's draft over the version that was read (D9-26). Throws NOT_FOUND, FORBIDDEN,
 * WRITER_REGISTRATION_REQUIRED for a wiki that the caller may not edit, VERSION_CONFLICT if another
 * machine stored one meanwhile or the draft was saved or deleted.
 */
export async function keepDraft(ctx: Context, of: DraftOf, { version, ...fields }: SentDraft) {
  await mustBeWritable(ctx, of);
  if (version !== undefined) return keepOver(ctx, of, version, fields);
  return retry(
    isVersionConflict,
    async (round) => {
      if (round > 0) await pause(Math.min(round, 5));
      return keepOver(ctx, of, (await draft(ctx, of))?.version ?? 0, fields);
    },
    mostTries,
  );
}

async function keepOver(
  ctx: Context,
  of: DraftOf,
  before: number,
  fields: Omit<SentDraft, "version">,
) {
  const { userId } = userOf(ctx);
  const updatedAt = ctx.now();
  const kept: KeptDraft = { ...fields, version: before + 1, updatedAt };
  const term = { at: updatedAt, days: wikiLimits.draftDays };
  await write(
    {
      put: {
        ...draftKey(userId, of),
        draft: kept,
        version: kept.version,
        ttl: toTtl(addHours(updatedAt, wikiLimits.draftDays * 24)),
      },
      guard: over(before, toTtl(updatedAt)),
    },
    ...(await keepForDraft(userId, uploadsOf(kept), term)),
  );
  return { version: kept.version, updatedAt };
}

/** The most drafts: one for each wiki, and one for a new one. */
async function mustBeWritable(ctx: Context, of: DraftOf): Promise<void> {
  const { userId, isWriter } = userOf(ctx);
  if (of !== "new") {
    if (!maySave(ctx.actor, await findSeen(of, userId))) throw new Problem("FORBIDDEN");
  } else if (!isWriter) throw new Problem("WRITER_REGISTRATION_REQUIRED");
}

/** An expired row may still be in the table and is ignored. */
const over = (version: number, now: number): Guard => ({
  ...(version === 0 ? { absentOrBelow: { ttl: now } } : { equals: { version } }),
  refused: new Problem("VERSION_CONFLICT"),
});
