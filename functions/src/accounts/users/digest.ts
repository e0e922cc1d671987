import type { Id } from "@bupum/shared/kernel/ids";
import { addDays, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import type { Key, Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern               | index | pk                 | sk              |
// |------------------------------|-------|--------------------|-----------------|
// | a seller who gets a digest   |       | board-digest#<usr> | digest          |
// | digests by when they are due | gsi2  | due#digests        | <instant>#<usr> |

/** The time up to which a seller was told of new posts. */
export const digestKey = (userId: Id<"usr">): Key => ({
  pk: `board-digest#${userId}`,
  sk: "digest",
});

/** Digests are sent in the morning, at the start of business. */
export const digestDue = (userId: Id<"usr">, now: Instant) => ({
  gsi2pk: "due#digests",
  gsi2sk: `${seoulInstant(addDays(seoulDay(now), 1), "08:30")}#${userId}`,
});

/** Starts or stops a seller's digest; older posts are not told. */
export const setDigest = (userId: Id<"usr">, isWanted: boolean, now: Instant): Write =>
  isWanted
    ? { put: { ...digestKey(userId), at: now, ...digestDue(userId, now) } }
    : { drop: digestKey(userId) };
