import { createHash } from "node:crypto";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Key, read, type Write } from "../../kernel/table.ts";

// | access pattern | pk                              | sk   |
// |----------------|---------------------------------|------|
// | one link       | answer-link#<SHA-256 of token>  | link |

/** A link by which one seller answers one estimate, once (D6-23). */
export interface AnswerLink extends Key {
  estimateId: Id<"est">;
  userId: Id<"usr">;
  expiresAt: Instant;
  usedAt?: Instant;
}
const lifeHours = 72;

const keyOf = (token: string): Key => ({
  pk: `answer-link#${createHash("sha256").update(token).digest("hex")}`,
  sk: "link",
});

/** The same problem for every invalid link, so that nobody learns which links exist. */
export const invalidLink = new Problem("ANSWER_LINK_INVALID");

/** Thrown by `linkWrite` if the link already exists. */
export const linkStands = new Problem("BUSY");
type Named = Pick<AnswerLink, "estimateId" | "userId">;
export function linkWrite(token: string, { estimateId, userId }: Named, at: Instant): Write {
  const expiresAt = addHours(at, lifeHours);
  return {
    put: { ...keyOf(token), estimateId, userId, expiresAt, version: 1, ttl: toTtl(expiresAt) },
    guard: { exists: false, refused: linkStands },
  };
}

/** A link that is still valid. Throws ANSWER_LINK_INVALID. */
export async function findLink(token: string, at: Instant): Promise<AnswerLink> {
  // Only `linkWrite` and `useUp` write these rows.
  const link = (await read(keyOf(token))) as AnswerLink | undefined;
  if (!link || link.usedAt !== undefined || link.expiresAt <= at) throw invalidLink;
  return link;
}

/** Uses a link up, in the transaction of the answer. */
export const useUp = ({ pk, sk }: AnswerLink, at: Instant): Write => ({
  change: { pk, sk },
  set: { usedAt: at },
  add: { version: 1 },
  guard: { exists: true, lacks: ["usedAt"], refused: invalidLink },
});
