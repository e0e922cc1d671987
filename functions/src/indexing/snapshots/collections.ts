import { entities } from "../../search/index/items.ts";
import { engine } from "../../search/catalogue/engine.ts";
import { type Keeper, keeperOf } from "./keepers.ts";
import { collectionOf, entriesOf, lists } from "./sources.ts";

/** Everything that is searched. */
export const keepers: readonly Keeper[] = entities.map((entity) =>
  keeperOf(collectionOf[entity], {
    engine,
    source: entriesOf(entity),
    list: lists[entity],
  }),
);
