import type { Catalogue } from "./catalogue.ts";
import type { Ordinals } from "./sets.ts";

/** What was found in one catalogue, the last asked for last, and how many ordinals that is. */
interface Memory {
  lists: Map<string, Ordinals>;
  size: number;
}
const memories = new WeakMap<Catalogue, Memory>();
/** Shorter lists are found as fast as remembered. */
const leastKept = 500;
/** Ordinals that are kept for one catalogue: 4 MB. */
const mostKept = 2 ** 20;

/**
 * Finds once what is asked for again and again, such as a word of many things: a catalogue never
 * changes. Nobody may sort or write into the list.
 */
export function remembered(catalogue: Catalogue, name: string, find: () => Ordinals): Ordinals {
  const memory = memories.get(catalogue) ?? { lists: new Map(), size: 0 };
  memories.set(catalogue, memory);
  const { lists } = memory;
  const known = lists.get(name);
  const list = known ?? find();
  if (list.length < leastKept) return list;
  lists.delete(name);
  lists.set(name, list);
  if (!known) memory.size += list.length;
  for (const [oldest, { length }] of lists) {
    if (memory.size <= mostKept) break;
    lists.delete(oldest);
    memory.size -= length;
  }
  return list;
}
