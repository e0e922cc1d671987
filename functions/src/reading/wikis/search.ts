import type { Id } from "@bupum/shared/kernel/ids";
import { type Language, languages } from "@bupum/shared/kernel/language/languages";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { pageOf } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import { cameBefore } from "../../search/ledger/lists.ts";
import { pageOfLedger } from "../../search/ledger/query.ts";
import { lookedUp } from "../../search/ledger/rarest.ts";
import { hasInitials } from "../../search/text/initials.ts";
import { type Asked, askedBy, saysAll } from "../../search/text/pieces.ts";
import { wikiInitials, wikiPieces } from "../../search/text/wiki-pieces.ts";
import { findMany, listWikis, type StoredWiki, textsOf } from "./items.ts";
import { linkedWikis } from "./linked.ts";
import type { Space } from "../../search/text/spaces.ts";

interface Wanted {
  wikiCategoryId?: Id<"wct"> | undefined;
  language?: Language | undefined;
}
const fits = ({ wikiCategoryId, language }: Wanted, wiki: StoredWiki): boolean =>
  wiki.status === "PUBLISHED" &&
  (!wikiCategoryId || wiki.wikiCategoryId === wikiCategoryId) &&
  (!language || wiki.language === language);

/**
 * One page of the published wikis that contain all words of a keyword, newest first; of all without
 * a keyword. The wikis' rows are read, so results are current (D9-17).
 */
export async function searchWikis(
  keyword: string | undefined,
  wanted: Wanted,
  paging: PageQuery,
): Promise<Page<StoredWiki>> {
  if (!keyword) return listWikis(wanted, paging);
  const asked = askedBy(keyword);
  const states = wanted.language ? [wanted.language] : languages;
  const place = { ledger: "wk", space: "wiki", initials: "wiki-initials", states } as const;
  const { space, word } = await lookedUp(asked, place);
  const { page, itemsPerPage } = paging;
  if (word === "") return { items: [], page, itemsPerPage };
  return pageOfLedger(
    {
      ledger: "wk",
      space,
      all: space,
      states: states.map((state) => ({ state })),
      word,
      newestFirst: true,
      seal: JSON.stringify(["wk", asked, wanted]),
      rowsOf: (entries, before) => rowsFor(entries, wanted, asked, { space, word, before }),
    },
    paging,
  );
}

async function rowsFor(
  entries: readonly Item[],
  wanted: Wanted,
  { words, initials }: Asked,
  { space, word, before }: { space: Space; word: string; before: string },
): Promise<(StoredWiki | undefined)[]> {
  const { wikiCategoryId } = wanted;
  const ids = entries
    .filter((entry) => !wikiCategoryId || entry["wikiCategoryId"] === wikiCategoryId)
    .map(({ id }) => String(id));
  const [found, texts] = await Promise.all([findMany(ids), textsOf(ids)]);
  const wasShown = (wiki: StoredWiki, text: string) => {
    if (before === "") return false;
    const names = space === "wiki" ? wikiPieces(text).map(([, name]) => name) : wikiInitials(wiki);
    return cameBefore(names, word, before);
  };
  const shown = found.flatMap((wiki, at) =>
    wiki &&
    fits(wanted, wiki) &&
    saysAll(texts[at]!, words) &&
    hasInitials(wikiInitials(wiki), initials) &&
    !wasShown(wiki, texts[at]!)
      ? [[wiki.id, wiki] as const]
      : [],
  );
  const byId = new Map(shown);
  return entries.map(({ id }) => byId.get(id as Id<"wik">));
}

/** One page of the published wikis that are linked with a part or maker, or have a tag (D9-9). */
export async function listLinked(
  link: string,
  wanted: Wanted & { writerId?: Id<"usr"> | undefined },
  stillHas: (wiki: StoredWiki) => boolean,
  paging: PageQuery,
): Promise<Page<StoredWiki>> {
  const page = await pageOf(linkedWikis(link), paging, ({ id }) => String(id));
  const found = await findMany(page.items);
  const items = found.flatMap((wiki) =>
    wiki &&
    fits(wanted, wiki) &&
    (!wanted.writerId || wiki.writerId === wanted.writerId) &&
    stillHas(wiki)
      ? [wiki]
      : [],
  );
  return { ...page, items };
}
