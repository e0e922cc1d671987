import { engine } from "../catalogue/engine.ts";
import type { Collection } from "./items.ts";
import { Reader } from "./reader.ts";

const readerFor = (collection: Collection) => new Reader(collection, engine);
/** One for each collection that this function searches. */
const readers = new Map<Collection, ReturnType<typeof readerFor>>();

/** What a search of a collection answers from (S7-4). */
export function current(collection: Collection) {
  const reader = readers.get(collection) ?? readerFor(collection);
  readers.set(collection, reader);
  return reader.current();
}
