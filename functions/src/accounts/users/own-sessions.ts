import type { OpenSession } from "@bupum/shared/accounts/sessions/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { toInstant } from "@bupum/shared/kernel/time";
import { actorIdOf, type Context, type TokenClaims } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { accountEvent } from "./account-event.ts";
import { type Account, changeAccount, findAccount } from "./items.ts";
import {
  type Begun,
  beginSession,
  dropSession,
  lastTokenEnds,
  storedSessionsOf,
} from "./session-items.ts";

/** From then on one more ends all: each call reads the list of ended ones with the account. */
const mostEnded = 30;

/** The session of a token as it goes on; one of a token older than the list gets its id now. */
export function continued(
  ctx: Context,
  account: Account,
  { sessionId, loggedInAt }: TokenClaims,
): Begun & { loggedInAt: number } {
  const begun = beginSession(ctx, account, "user");
  const openedAt = toInstant(new Date(loggedInAt * 1000));
  return { ...begun, ...(sessionId && { id: sessionId }), openedAt, loggedInAt };
}

function ownId(ctx: Context): Id<"usr"> {
  const id = actorIdOf(ctx.actor);
  if (!id) throw new Problem("UNAUTHENTICATED");
  return id;
}

/** Where the caller is logged in. */
export const ownSessions = async (ctx: Context) => sessionsOf(ctx, await findAccount(ownId(ctx)));

/** Where somebody is logged in, newest first. */
export async function sessionsOf(
  ctx: Context,
  account: Account,
): Promise<{ items: OpenSession[] }> {
  const rows = await storedSessionsOf(account, ctx.now());
  return { items: rows.map((row) => ({ ...row, isCurrent: row.id === ctx.session?.sessionId })) };
}

/**
 * Ends one session of the caller; one that has ended stays so. Throws VERSION_CONFLICT if the
 * account changed meanwhile.
 */
export async function endOwnSession(ctx: Context, named: Id<"ses"> | "current"): Promise<void> {
  const now = ctx.now();
  const isLogout = named === "current";
  const sessionId = isLogout ? ctx.session?.sessionId : named;
  const account = await findAccount(ownId(ctx));
  const ending = (await storedSessionsOf(account, now)).find(({ id }) => id === sessionId);
  if (!sessionId || !ending) return;
  const kept = (account.endedSessions ?? []).filter(({ until }) => until > now);
  const isFull = kept.length >= mostEnded;
  // Whoever logs out gives the token up himself: the others stay.
  if (isFull && isLogout) return write(dropSession(account.id, sessionId));
  const until = lastTokenEnds(ending.audience, now);
  const endedSessions = isFull ? [] : [...kept, { id: sessionId, until }];
  return write(
    changeAccount(account, now, { set: { endedSessions }, endsSessions: isFull }),
    dropSession(account.id, sessionId),
    accountEvent(ctx, account.id, "SESSION_ENDED"),
  );
}
