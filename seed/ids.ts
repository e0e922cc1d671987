import { createHash } from "node:crypto";
import type { Id, Prefix } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { encodeTime } from "ulid";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The day on which the demo market opened. */
export const openedAt: Instant = "2026-10-01T00:00:00.000Z";

/** The id of a named thing: the same in every run, dated to the market's opening. */
export const seedId = <P extends Prefix>(prefix: P, name: string): Id<P> =>
  datedId(prefix, name, openedAt);

/** The id of a named thing that came about at that time, so that ids are in the order of time. */
export function datedId<P extends Prefix>(prefix: P, name: string, at: Instant): Id<P> {
  const digest = createHash("sha256").update(`${prefix}/${name}`).digest();
  const random = [...digest.subarray(0, 16)].map((byte) => alphabet[byte % 32]).join("");
  return `${prefix}_${encodeTime(Date.parse(at), 10)}${random}`;
}
