import type { Id } from "@bupum/shared/kernel/ids";
import type { World } from "./world.ts";

/** A category of parts, of which only the Korean name is a word that lines may have. */
export async function putCategory(
  world: World,
  id: Id<"cat">,
  ko: string,
  parentId?: Id<"cat">,
): Promise<void> {
  const { tagRow } = await import("@bupum/functions/reference/category-tags/items");
  const at = "2026-11-01T00:00:00.000Z";
  const name = { ko, en: `Things ${id}`, zh: `物 ${id}` };
  const counts = { order: 0, productCount: 0, memberCount: 0, version: 1 };
  const times = { createdAt: at, updatedAt: at };
  await world.put([tagRow({ id, name, ...(parentId && { parentId }), ...counts, ...times })]);
}
