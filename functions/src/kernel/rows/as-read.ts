import type { Problem } from "@bupum/shared/kernel/problem";
import type { Key, Write } from "./write-request.ts";

/** Checks in a transaction that a row which it does not change is as it was read. */
export const asRead = (key: Key, version: number, refused: Problem): Write => ({
  check: key,
  guard: { equals: { version }, refused },
});
