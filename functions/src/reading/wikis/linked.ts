import type { ListOf } from "../../kernel/list.ts";
import { entryPk } from "../../search/ledger/items.ts";
import { anyLanguage } from "../../search/text/wiki-pieces.ts";

/** The entries of wikis that are linked with a part or maker, or have a tag, newest first (D9-9). */
export const linkedWikis = (link: string): ListOf => ({
  pk: entryPk("wk", "wiki-links", link, anyLanguage),
  newestFirst: true,
});
