import { createHash } from "node:crypto";
import {
  elsewhereSeconds,
  freeElsewhere,
  freeFailures,
  lockSeconds,
} from "@bupum/shared/accounts/auth/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMs, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { retry } from "../../kernel/retry.ts";
import { type Item, type Key, read, write, type Write } from "../../kernel/table.ts";
import type { Audience } from "../../kernel/context.ts";

// Without a guard: counts wrong passwords, or forgets them all: neither reads what was there.
// Access patterns:
// tries for a name, known or not, of one place   pk = attempts#<audience>#<name hash>  sk = at#<place>
// the same of all places that are unknown        pk = attempts#<audience>#<name hash>  sk = elsewhere

/**
 * Where somebody tries a name. Tries are counted separately for each place, so that strangers lock
 * out only themselves.
 */
export interface Door {
  audience: Audience;
  name: string;
  /** A device, a session or a network. */
  place: string;
  /** A device or session that has used the password before: strangers cannot lock it. */
  isKnown: boolean;
}

/** Attempts are deleted a day after the last one. */
const keptSeconds = 86_400;
const rivalled = new Problem("BUSY");
const isRivalled = (error: unknown) => error === rivalled;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
const pkOf = ({ audience, name }: Door) => `attempts#${audience}#${hashOf(name)}`;
const placeKey = (door: Door): Key => ({ pk: pkOf(door), sk: `at#${hashOf(door.place)}` });
const elsewhereKey = (door: Door): Key => ({ pk: pkOf(door), sk: "elsewhere" });

/** The rows that `countAttempt` reads, in its order. */
export const attemptKeys = (door: Door): Key[] => [placeKey(door), elsewhereKey(door)];

interface Before {
  /** The rows of `attemptKeys`, as read. */
  found: readonly (Item | undefined)[];
  /** When the password was set: earlier tries no longer count. */
  passwordSetAt: Instant | undefined;
}

/**
 * Counts a try before the password is checked, strictly one after the other, so that parallel
 * guesses gain nothing; `forgetAttempts` undoes it. Throws LOGIN_LOCKED.
 */
export async function countAttempt(door: Door, now: Instant, before: Before): Promise<void> {
  const { passwordSetAt } = before;
  let [here] = before.found;
  const elsewhere = before.found[1];
  if (!door.isKnown && failuresOf(elsewhere, passwordSetAt) >= freeElsewhere) {
    mustBeOpen(here, now, passwordSetAt);
    await write(turn(door, now));
  }
  await retry(isRivalled, async (round) => {
    if (round > 0) here = await read(placeKey(door));
    mustBeOpen(here, now, passwordSetAt);
    await write(attempt(door, now, here, failuresOf(here, passwordSetAt)));
  });
}

const isOver = (row: Item, passwordSetAt: Instant | undefined) =>
  passwordSetAt !== undefined && String(row["at"]) < passwordSetAt;

const failuresOf = (row: Item | undefined, passwordSetAt: Instant | undefined): number =>
  row && !isOver(row, passwordSetAt) ? Number(row["failures"]) : 0;

function mustBeOpen(row: Item | undefined, now: Instant, passwordSetAt: Instant | undefined): void {
  const lockedUntil = String(row?.["lockedUntil"] ?? "");
  if (!row || isOver(row, passwordSetAt) || lockedUntil <= now) return;
  const waitMs = Date.parse(lockedUntil) - Date.parse(now);
  throw new Problem("LOGIN_LOCKED", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

const attempt = (door: Door, at: Instant, before: Item | undefined, failures: number): Write => ({
  put: {
    ...placeKey(door),
    failures: failures + 1,
    at,
    ...(failures >= freeFailures && { lockedUntil: addMs(at, lockSeconds(failures + 1) * 1000) }),
    ttl: toTtl(at) + keptSeconds,
  },
  guard: before
    ? { equals: { failures: before["failures"], at: before["at"] }, refused: rivalled }
    : { absentOrBelow: { ttl: toTtl(at) }, refused: rivalled },
});

/** Takes the next try from the counter shared by all unknown places. */
const turn = (door: Door, now: Instant): Write => ({
  change: elsewhereKey(door),
  set: { nextAt: addMs(now, elsewhereSeconds * 1000) },
  guard: {
    absentOrBelow: { nextAt: now },
    refused: new Problem("LOGIN_LOCKED", { retryAfterSeconds: elsewhereSeconds }),
  },
});

/** Adds a wrong password to the counter of unknown places; does nothing for a known place. */
export async function noteFailure(door: Door, at: Instant, before: Before): Promise<void> {
  if (door.isKnown) return;
  const [, elsewhere] = before.found;
  const ttl = toTtl(at) + keptSeconds;
  const key = elsewhereKey(door);
  const more: Write = { change: key, set: { at, ttl }, add: { failures: 1 } };
  if (elsewhere && !isOver(elsewhere, before.passwordSetAt)) return write(more);
  // An expired row may still be there: it is replaced, unless a concurrent try was faster.
  const first: Write = {
    put: { ...key, failures: 1, at, ttl },
    guard: elsewhere
      ? { equals: { at: elsewhere["at"] }, refused: rivalled }
      : { absentOrBelow: { ttl: toTtl(at) + 1 }, refused: rivalled },
  };
  try {
    await write(first);
  } catch (error) {
    if (error !== rivalled) throw error;
    await write(more);
  }
}

/** Forgets the tries at this place, once a password was right. */
export const forgetAttempts = (door: Door): Write => ({ drop: placeKey(door) });
