import { idsPk } from "../../catalogue/products/items.ts";
import type { Entity } from "../../search/index/items.ts";
import { type Entry, entryOf } from "../../search/catalogue/entry.ts";
import type { Collection } from "../../search/snapshots/items.ts";
import { indexed } from "../index/sources.ts";
import type { EntrySource } from "./append.ts";

/** Where the ids of an entity are listed in order. */
export const lists = {
  pr: { index: "gsi1", pk: idsPk, id: "ownerId" },
  mk: { pk: "manufactor-ids", id: "sk" },
  sl: { index: "gsi2", pk: "sellers#approved", id: "id" },
  mc: { index: "gsi1", pk: "merchandises", id: "merchandiseId" },
} as const;

/** The collection that an entity is in. */
export const collectionOf: Record<Entity, Collection> = {
  pr: "products",
  mk: "manufactors",
  sl: "sellers",
  mc: "merchandises",
};

/** The entries of an entity, from the table. */
export const entriesOf =
  (entity: Entity): EntrySource<Entry> =>
  async (ids) =>
    (await indexed[entity].source(ids)).map((found, at) => found && entryOf(ids[at]!, found));
