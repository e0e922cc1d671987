import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Item, Key, Write } from "../../kernel/table.ts";

// Access patterns:
// who owns a name or contact   pk = lock#<kind>#<value>      sk = lock

export type LockKind = "userId" | "phone" | "email";
export const lockKey = (kind: LockKind, value: string): Key => ({
  pk: `lock#${kind}#${value}`,
  sk: "lock",
});

export const lockRow = (kind: LockKind, value: string, ownerId: Id<"usr">): Item => ({
  ...lockKey(kind, value),
  ownerId,
});

const changed = new Problem("VERSION_CONFLICT");
const taken: Record<LockKind, Problem> = {
  userId: new Problem("USER_ID_TAKEN"),
  phone: new Problem("PHONE_TAKEN"),
  email: new Problem("EMAIL_TAKEN"),
};

export const lock = (kind: LockKind, value: string, ownerId: Id<"usr">): Write => ({
  put: lockRow(kind, value, ownerId),
  guard: { exists: false, refused: taken[kind] },
});
export const unlock = (kind: LockKind, value: string, ownerId: Id<"usr">): Write => ({
  drop: lockKey(kind, value),
  guard: { equals: { ownerId }, refused: changed },
});
