import type { OpenSession } from "@bupum/shared/accounts/sessions/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { addMs, type Instant, toTtl } from "@bupum/shared/kernel/time";
import type { Audience, Context } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import { networkOf } from "../../kernel/request/network.ts";
import { tokenLifeSeconds } from "../../kernel/secrets/token.ts";
import type { Item, Key, Write } from "../../kernel/table.ts";
import type { Account } from "./items.ts";

// Without a guard: written under an id that nobody else can name, beside a guarded write.
// Access pattern: sessions of an account, by time   pk = sessions#<usr>   sk = <ses>

type UserId = Id<"usr">;
/** A session as stored: how it was begun, and until when its newest token is valid. */
type SessionItem = Key & Omit<OpenSession, "isCurrent"> & { sessionVersion: number };

const mostAgent = 300;
const mostShown = 50;
const pkOf = (userId: UserId) => `sessions#${userId}`;

/** A session that begins, or one that a renewed token continues. */
export interface Begun {
  id: Id<"ses">;
  userId: UserId;
  sessionVersion: number;
  audience: Audience;
  openedAt: Instant;
  userAgent: string;
  network: string;
}

/** A session of the browser that calls. */
export const beginSession = (
  ctx: Context,
  { id, sessionVersion }: Pick<Account, "id" | "sessionVersion">,
  audience: Audience,
): Begun => ({
  id: ctx.newId("ses"),
  userId: id,
  sessionVersion,
  audience,
  openedAt: ctx.now(),
  userAgent: ctx.userAgent,
  network: networkOf(ctx.address),
});

/** When any token ends that is signed by now, or beside this call: a minute is its time. */
export const lastTokenEnds = (audience: Audience, now: Instant): Instant =>
  addMs(now, (tokenLifeSeconds[audience] + 60) * 1000);

/** Keeps a session for as long as a token that is signed now. */
export function keepSession({ userId, ...begun }: Begun, now: Instant): Write {
  const expiresAt = addMs(now, tokenLifeSeconds[begun.audience] * 1000);
  const userAgent = begun.userAgent.slice(0, mostAgent);
  const row: SessionItem = { pk: pkOf(userId), sk: begun.id, ...begun, userAgent, expiresAt };
  return { put: { ...row, ttl: toTtl(expiresAt) } };
}

// Only `keepSession` writes these rows.
const toSession = (item: Item): SessionItem => item as unknown as SessionItem;

/** The sessions of an account that its tokens still open, of the newest 50, newest first. */
export async function storedSessionsOf(
  { id, sessionVersion, endedSessions = [] }: Account,
  now: Instant,
): Promise<SessionItem[]> {
  const list = { pk: pkOf(id), newestFirst: true, consistent: true };
  const { items } = await query(list, mostShown);
  return items
    .map(toSession)
    .filter(
      (row) =>
        row.sessionVersion === sessionVersion &&
        row.expiresAt > now &&
        !endedSessions.some((ended) => ended.id === row.id),
    );
}

export const dropSession = (userId: UserId, sessionId: Id<"ses">): Write => ({
  drop: { pk: pkOf(userId), sk: sessionId },
});
