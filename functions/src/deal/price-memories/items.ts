import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import { mostRegular } from "@bupum/shared/deal/price-memories/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { owns, ownsNoMore } from "../../catalogue/products/owners.ts";
import { everyRow, type ListOf, query } from "../../kernel/list.ts";
import { type Item, type Key, readMany, type Write, write } from "../../kernel/table.ts";
import { lastBoughtAt } from "./rules.ts";

// | access pattern                  | index | pk                   | sk                      |
// |---------------------------------|-------|----------------------|-------------------------|
// | what a buyer paid for a part    |       | prices#<usr>         | product#<prd>           |
// | parts bought repeatedly, newest | gsi1  | prices#<usr>#regular | <last bought at>#<prd>  |
// A row a buyer and part, so that one BatchGet serves a list; about 250 bytes a price (D32-2).

/** The prices of one part that its buyer paid or was quoted, the newest first. */
export interface PriceMemoryItem extends Key {
  productId: Id<"prd">;
  paid: PastPrice[];
  quoted: PastPrice[];
  version: number;
}

const pkOf = (buyerId: Id<"usr">) => `prices#${buyerId}`;
const keyOf = (buyerId: Id<"usr">, productId: Id<"prd">): Key => ({
  pk: pkOf(buyerId),
  sk: `product#${productId}`,
});

// Prices are written by this file alone, in this shape.
const toMemory = (item: Item): PriceMemoryItem => item as unknown as PriceMemoryItem;

/** The memories of those parts that have one, by part. */
export async function readMemories(
  buyerId: Id<"usr">,
  productIds: readonly Id<"prd">[],
  consistent = false,
): Promise<Map<string, PriceMemoryItem>> {
  const rows = await readMany(
    productIds.map((id) => keyOf(buyerId, id)),
    consistent,
  );
  return new Map(rows.flatMap((row) => (row ? [[toMemory(row).productId, toMemory(row)]] : [])));
}

/** The parts that a buyer buys regularly, the last bought first. */
export async function regularOf(buyerId: Id<"usr">): Promise<PriceMemoryItem[]> {
  const list: ListOf = { index: "gsi1", pk: `${pkOf(buyerId)}#regular`, newestFirst: true };
  return (await query(list, mostRegular)).items.map(toMemory);
}

/** The memory, or what it was made from, changed meanwhile: read again. */
export const overtaken = new Problem("VERSION_CONFLICT");

type Prices = Pick<PriceMemoryItem, "productId" | "paid" | "quoted">;

/** Replaces what is kept of a part; `before` is the row as it was read. */
export function keepPrices(
  buyerId: Id<"usr">,
  before: PriceMemoryItem | undefined,
  { productId, paid, quoted }: Prices,
): Write[] {
  const boughtAt = lastBoughtAt(paid);
  const kept: Write = {
    put: {
      ...keyOf(buyerId, productId),
      ...(boughtAt && {
        gsi1pk: `${pkOf(buyerId)}#regular`,
        gsi1sk: `${boughtAt}#${productId}`,
      }),
      productId,
      paid,
      quoted,
      version: (before?.version ?? 0) + 1,
    },
    guard: before
      ? { equals: { version: before.version }, refused: overtaken }
      : { exists: false, refused: overtaken },
  };
  return [kept, owns(productId, buyerId, "prices")];
}

/** Removes the prices of a user who leaves. */
export async function forgetPrices(buyerId: Id<"usr">): Promise<void> {
  const list: ListOf = { pk: pkOf(buyerId), skPrefix: "product#", newestFirst: false };
  // Without a guard: a row that is gone stays gone.
  for await (const row of everyRow(list, 100))
    await write(
      { drop: { pk: row.pk, sk: row.sk } },
      ownsNoMore(toMemory(row).productId, buyerId, "prices"),
    );
}
