import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { listTags, type StoredTag } from "../../reference/category-tags/items.ts";
import { now } from "../../kernel/context.ts";
import { timeSlice } from "../../kernel/rows/time-slice.ts";
import { type ListOf, query } from "../../kernel/list.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { unless, type Values, type Write, write } from "../../kernel/table.ts";
import { walk } from "../../kernel/walk.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import { lastOf, makerKey, readMaker, type StoredMaker as Maker } from "../manufactors/items.ts";
import * as items from "./items.ts";
import { mergeProduct } from "./merge.ts";
import { withChange } from "./rules.ts";
import { changeProduct } from "./writes.ts";

// Without a guard: idempotent.

/** Parts handled by one message; the next message continues after them. */
const atOnce = 200;
const moved = new Problem("VERSION_CONFLICT");

const everyOfMaker = (id: Id<"mkr">): ListOf => ({
  index: "gsi2",
  pk: items.makerPk(id),
  newestFirst: false,
});

/** Updates the copies in both rows of a part, and has its listings updated. */
const copied = (id: Id<"prd">, set: Values, merchandisesFollow: boolean): Write[] => {
  const guard = { exists: true, lacks: ["deletedAt"], refused: moved };
  return [
    { change: items.productKey(id), ...exactly(set), guard },
    { change: items.rowKey(id), ...exactly(set), guard: { exists: true, refused: moved } },
    ...(merchandisesFollow ? [message(now(), "product.changed", { productId: id })] : []),
  ];
};

/** Writes copies, unless the part went meanwhile. */
const writeCopies = (...writes: Write[]): Promise<void> => unless(moved, write(...writes));

/**
 * Copies a maker's name to its parts, in stretches. Correct parts are left alone, so that a repeat
 * continues where an earlier run ended; each is counted in its own write.
 */
async function followMaker({ manufactorId, after }: MessageBody<"maker.renamed">): Promise<void> {
  const maker = await readMaker(manufactorId);
  if (!maker || maker.state === "MERGED") return;
  const list = everyOfMaker(manufactorId);
  const next = await walk(list, atOnce, after, async (row) => {
    if (isSame(row["manufactorName"], maker.name)) return;
    await writeCopies(...copied(row["id"] as Id<"prd">, { manufactorName: maker.name }, true), {
      change: makerKey(manufactorId),
      add: { followedParts: 1 },
    });
  });
  await write(
    next
      ? message(now(), "maker.renamed", { manufactorId, after: next })
      : { change: makerKey(manufactorId), set: { followedAt: now() } },
  );
}

/** Updates the categories below that show their parent's pictogram. */
async function followBelow(tags: readonly StoredTag[], id: Id<"cat">): Promise<void> {
  const below = tags.filter(({ parentId, key }) => parentId === id && !key);
  for (const some of chunksOf(below, cloudLimits.transaction))
    await write(
      ...some.map((tag) => message(now(), "category-tag.renamed", { categoryTagId: tag.id })),
    );
}

/** Copies a category's name and pictogram to the parts that have it as their first category. */
async function followTag({
  categoryTagId,
  after,
}: MessageBody<"category-tag.renamed">): Promise<void> {
  const tags = await listTags(true);
  const tag = tags.find(({ id }) => id === categoryTagId);
  if (!tag) return;
  if (after === undefined) await followBelow(tags, categoryTagId);
  const above = tags.find(({ id }) => id === tag.parentId);
  const shown = { category: tag.name, categoryKey: tag.key ?? above?.key };
  const list: ListOf = { pk: items.memberPk(categoryTagId), newestFirst: false };
  const next = await walk(list, atOnce, after, async (row) => {
    const [product] = await items.findMany([row["productId"] as Id<"prd">]);
    if (product?.categoryTagIds[0] !== categoryTagId) return;
    const { category, categoryKey } = product;
    if (isSame({ category, categoryKey }, shown)) return;
    await writeCopies(...copied(product.id, shown, false));
  });
  if (next) await write(message(now(), "category-tag.renamed", { categoryTagId, after: next }));
}

/**
 * Moves one part to the maker that its own was merged into, or merges it with that maker's part.
 */
async function moveToMaker(product: items.StoredProduct, from: Maker, to: Maker): Promise<void> {
  const at = now();
  const after = withChange(product, { manufactorId: to.id, manufactorName: to.name }, at);
  try {
    await write(...changeProduct(product, after, { maker: to, from }));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "PRODUCT_EXISTS") throw error;
    // The refused guard names the part that has the number.
    const twin = await items.readProduct(error.params?.["productId"] as Id<"prd">);
    if (!twin) throw error;
    await write(...(await mergeProduct(product, twin, from, at)));
  }
}

/**
 * Moves the parts of a merged maker, some at a time. Moved ones are no longer listed, so a repeat
 * continues where an earlier run ended, and the last one finds nothing.
 */
async function followMerge({ manufactorId }: MessageBody<"maker.merged">): Promise<void> {
  const start = await readMaker(manufactorId);
  const into = start?.mergedInto && (await lastOf(start));
  if (!start || !into) return;
  const { items: rows } = await query(everyOfMaker(manufactorId), atOnce);
  const isOver = timeSlice();
  for (const row of rows) {
    const [product, from, to] = await Promise.all([
      items.readProduct(row["id"] as Id<"prd">),
      readMaker(manufactorId),
      readMaker(into.id),
    ]);
    // The index still shows moved parts for some moments.
    if (!from || !to || !product || product.mergedInto || product.manufactorId !== manufactorId)
      continue;
    await moveToMaker(product, from, to);
    if (isOver()) break;
  }
  await write(
    rows.length > 0
      ? message(now(), "maker.merged", { manufactorId }, rows.length < atOnce ? 5 : 0)
      : { change: makerKey(manufactorId), set: { followedAt: now() } },
  );
}

export const walks = {
  "maker.merged": followMerge,
  "maker.renamed": followMaker,
  "category-tag.renamed": followTag,
};
