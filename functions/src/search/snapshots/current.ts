import { env } from "../../kernel/env.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { engine } from "../catalogue/engine.ts";
import type { Entry } from "../catalogue/entry.ts";
import { type Overlay, View } from "../catalogue/view.ts";
import type { Collection } from "./items.ts";
import { type Current, Reader } from "./reader.ts";

const readerFor = (collection: Collection) =>
  new Reader<Entry, Catalogue, Overlay>(collection, engine, {
    pollMs: env("snapshots").SNAPSHOT_POLL_MS,
  });
/** One for each collection that this function searches. */
const readers = new Map<Collection, ReturnType<typeof readerFor>>();
/** The last view of each answer: what it hides is looked up once. */
const views = new WeakMap<Current<Catalogue, Overlay>, View>();

/** What a search of a collection answers from (S7-4). */
export async function currentView(collection: Collection): Promise<View> {
  const reader = readers.get(collection) ?? readerFor(collection);
  readers.set(collection, reader);
  const current = await reader.current();
  const view = views.get(current) ?? new View(current.catalogue, current.overlay);
  views.set(current, view);
  return view;
}
