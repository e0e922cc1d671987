import type { Id } from "@bupum/shared/kernel/ids";
import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import { knownCategories } from "../../reference/category-tags/known.ts";
import * as manufactors from "../manufactors/items.ts";

// Names beside counts. They change rarely, so a function keeps them for a while: a search of a
// hundred makers would otherwise read a hundred rows.

const keptMilliseconds = 60_000;

let makers = { names: new Map<string, InLanguages>(), until: 0 };

/** Names of makers by id. */
export async function namesOfMakers(
  ids: readonly string[],
): Promise<ReadonlyMap<string, InLanguages>> {
  const at = Date.now();
  if (makers.until < at) makers = { names: new Map(), until: at + keptMilliseconds * 10 };
  const { names } = makers;
  const unknown = ids.filter((id) => !names.has(id));
  const found = unknown.length > 0 ? await manufactors.findMany(unknown as Id<"mkr">[]) : [];
  for (const { id, name } of found) names.set(id, name);
  return names;
}

/** Some categories with those below them. */
export async function withLower(ids: readonly string[]): Promise<string[]> {
  const all = new Set(ids);
  // Parents come before their children.
  for (const { id, parentId } of await knownCategories()) {
    if (parentId && all.has(parentId)) all.add(id);
  }
  return [...all];
}
