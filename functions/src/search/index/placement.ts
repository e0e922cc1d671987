import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { everyChunk } from "../../kernel/list.ts";
import { readMany, write, type Write } from "../../kernel/table.ts";
import { findMany, idsPk, productLockKey, rowKey } from "../../products/items.ts";
import { placeRows } from "../../products/writes.ts";

/** A part takes three rows to compare. */
const atOnce = 100;

/**
 * Brings parts that were written by older code into the lists that read them today; beside live
 * traffic, and again without effect. Answers how many it moved.
 */
export async function placeProducts(): Promise<number> {
  let moved = 0;
  const list = { index: "gsi1", pk: idsPk, newestFirst: false } as const;
  for await (const found of everyChunk(list, atOnce)) {
    const products = await findMany(found.map(({ ownerId }) => ownerId as Id<"prd">));
    const parts = products.flatMap((one) => one ?? []);
    const rows = await readMany(parts.map(({ id }) => rowKey(id)));
    const locks = await readMany(
      parts.map(({ manufactorId, partNumber }) => productLockKey(manufactorId, partNumber)),
    );
    const writes = parts.map((part, at) => placeRows(part, rows[at], locks[at]));
    for (const one of writes) if (one.length > 0 && (await isWritten(one))) moved += 1;
  }
  return moved;
}

/** Whoever changed the part meanwhile has brought it there. */
async function isWritten(writes: Write[]): Promise<boolean> {
  try {
    await write(...writes);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "VERSION_CONFLICT") return false;
    throw error;
  }
}
