import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Item, Key, Write } from "../kernel/table.ts";
import type { SellerRow } from "./items.ts";

// | access pattern              | pk                 | sk   |
// |-----------------------------|--------------------|------|
// | whose business number it is | lock#business#<no> | lock |
const businessKey = (digits: string): Key => ({ pk: `lock#business#${digits}`, sk: "lock" });

export const businessLock = (digits: string, ownerId: Id<"usr">): Item => ({
  ...businessKey(digits),
  ownerId,
});

const numbersOf = (row: SellerRow | undefined) =>
  new Set([row?.draft?.businessNumber, row?.approved?.businessNumber].filter(isText));

/** Locks the numbers of the next state and releases those no longer needed. */
export function moveBusinessLocks(
  ownerId: Id<"usr">,
  before: SellerRow | undefined,
  after: SellerRow,
): Write[] {
  const [held, wanted] = [numbersOf(before), numbersOf(after)];
  return [
    ...[...wanted]
      .filter((digits) => !held.has(digits))
      .map((digits) => ({
        put: businessLock(digits, ownerId),
        guard: { exists: false, refused: new Problem("BUSINESS_NUMBER_TAKEN") },
      })),
    ...[...held]
      .filter((digits) => !wanted.has(digits))
      .map((digits) => ({
        drop: businessKey(digits),
        guard: { equals: { ownerId }, refused: new Problem("VERSION_CONFLICT") },
      })),
  ];
}
const isText = (text: string | undefined): text is string => text !== undefined;
