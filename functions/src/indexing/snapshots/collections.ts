import { engine } from "../../search/catalogue/engine.ts";
import { type Keeper, keeperOf } from "./keepers.ts";
import { collections } from "../../search/snapshots/items.ts";
import { entriesOf, lists } from "./sources.ts";

/** Everything that is searched. */
export const keepers: readonly Keeper[] = collections.map((collection) =>
  keeperOf(collection, {
    engine,
    source: entriesOf[collection],
    list: lists[collection],
  }),
);
