import type { Id } from "@bupum/shared/kernel/ids";
import type { InLanguages, Language } from "@bupum/shared/kernel/language/languages";
import { firstParagraph, isGuideTo, type WikiGuide } from "@bupum/shared/reading/wikis/guides";
import { tagKey } from "../../reference/category-tags/items.ts";
import { tagLink } from "../../search/text/wiki-pieces.ts";
import { query } from "../../kernel/list.ts";
import { read } from "../../kernel/table.ts";
import { findMany, readWhole } from "./items.ts";
import { linkedWikis } from "./linked.ts";

/** The newest wikis tagged with a category that are looked at. */
const looked = 30;

/** D9-27: the newest published guide to a category, by its name; tags are in the wiki's language. */
export async function guideTo(
  name: InLanguages,
  language: Language,
): Promise<WikiGuide | undefined> {
  const category = name[language];
  const { items } = await query(linkedWikis(tagLink(category)), looked);
  const found = await findMany(items.map(({ id: wikiId }) => String(wikiId)));
  const newest = found.find(
    (wiki) =>
      wiki?.status === "PUBLISHED" && wiki.language === language && isGuideTo(category, wiki),
  );
  const whole = newest && (await readWhole(newest.id, false));
  if (!whole) return undefined;
  const { id, title } = newest;
  return { id, title, language, paragraph: firstParagraph(whole.revision.sections) };
}

/** The same by the id of a category; nothing for an unknown one. */
export async function guideOf(
  categoryTagId: Id<"cat">,
  language: Language,
): Promise<WikiGuide | undefined> {
  const tag = await read(tagKey(categoryTagId), false);
  return tag && guideTo(tag["name"] as InLanguages, language);
}
