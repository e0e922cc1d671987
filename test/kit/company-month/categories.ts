import type { Id } from "@bupum/shared/kernel/ids";
import { ulid } from "../ids.ts";
import type { Goods } from "../month/market.ts";
import { putCategory } from "../categories.ts";
import type { World } from "../world.ts";

type CategoryId = Id<"cat">;

/** Categories of the month: breakers are below power; a line in words may name sensors. */
export interface Placed {
  power: CategoryId;
  breakers: CategoryId;
  sensors: CategoryId;
  /** With those above it, of each part that has one. */
  ofParts: ReadonlyMap<string, readonly CategoryId[]>;
}

/** Lines in words, one of which names a category. */
export const words = { plain: "볼트 M8", sensor: "근접센서 M12" };

/** Three categories, and every second part in one of two of them. */
export async function putCategories(world: World, listings: readonly Goods[]): Promise<Placed> {
  const { rowKey } = await import("@bupum/functions/catalogue/products/items");
  const { write } = await import("@bupum/functions/kernel/table");
  const [power, breakers, sensors] = [ulid(), ulid(), ulid()].map((id) => `cat_${id}` as const);
  await putCategory(world, power!, "전기");
  await putCategory(world, breakers!, "차단기", power);
  await putCategory(world, sensors!, "근접센서");
  const ofParts = new Map<string, readonly CategoryId[]>();
  for (const [at, { productId }] of listings.entries()) {
    if (at % 2 === 1) continue;
    const isBreaker = at % 4 === 0;
    ofParts.set(productId, isBreaker ? [breakers!, power!] : [sensors!]);
    const categoryTagIds = [isBreaker ? breakers! : sensors!];
    await write({ change: rowKey(productId), set: { categoryTagIds } });
  }
  return { power: power!, breakers: breakers!, sensors: sensors!, ofParts };
}
