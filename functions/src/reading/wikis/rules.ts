import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { WikiDraft } from "@bupum/shared/reading/wikis/contract";
import type { KeptDraft } from "@bupum/shared/reading/wikis/drafts";
import { everyNode, plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { excerptOf, linksOf, picturesOf, titleKey } from "@bupum/shared/reading/wikis/rules";
import type { WikiSectionDraft } from "@bupum/shared/reading/wikis/sections";
import { wikiLimits } from "@bupum/shared/reading/wikis/states";

type Text = Omit<WikiDraft, "summary" | "fileIds">;

/** The fields of a wiki and its revision after a save. */
export function fieldsOf({ sections, ...draft }: Text) {
  const [imageId] = picturesOf(sections);
  const links = linksOf({ ...draft, sections });
  return {
    title: draft.title,
    wikiCategoryId: draft.wikiCategoryId,
    language: draft.language,
    tags: [...new Set(draft.tags)],
    ...links,
    excerpt: excerptOf(sections),
    imageId,
  };
}
/** Sections as they are stored, in their order. */
export const orderedSections = (sections: readonly WikiSectionDraft[]) =>
  sections.map(({ name, body }, order) => ({ name, order, body }));

const headingsIn = ({ body }: WikiSectionDraft): string[] =>
  [...everyNode(body.content)]
    .filter(({ type }) => type === "heading")
    .map(({ content = [] }) => plainOf({ type: "doc", content }));

/** The whole text of a wiki, most important first: titles, tags and headings, then the text. */
export const textOf = ({ title, tags, sections }: Text): string =>
  [
    title,
    tags.join(" "),
    ...sections.map(({ name }) => name),
    ...sections.flatMap(headingsIn),
    ...sections.map(({ body }) => plainOf(body)),
  ].join("\n");

/** A title without letters and digits would equal every other such title (D9-7). Throws a fault. */
export function mustHaveLetters(title: string): void {
  if (titleKey(title) === "") throw faultAt("body.title", "invalid_value");
}

/** The new pictures of a save; each is a row of its transaction (D9-5). */
export function newPictures(
  before: readonly WikiSectionDraft[],
  after: readonly WikiSectionDraft[],
): Id<"fil">[] {
  const known = new Set(picturesOf(before));
  const fresh = picturesOf(after).filter((id) => !known.has(id));
  if (fresh.length > wikiLimits.newPictures) throw faultAt("body.sections", "WIKI_PICTURES");
  return fresh;
}

/** The files of a draft: documents and pictures, each once. */
export const uploadsOf = ({ files, sections }: Pick<KeptDraft, "files" | "sections">) => [
  ...new Set([...files.map(({ id }) => id), ...picturesOf(sections)]),
];

/** The field is present only with files. */
export const heldFiles = (files: FileSummary[]) => (files.length > 0 ? { files } : {});

/** The fields of a revision beside its text. */
export interface Saved {
  editorId: Id<"usr">;
  summary?: string | undefined;
  at: Instant;
  restoredFrom?: number;
  appliedRequestId?: Id<"wrh">;
  creditedId?: Id<"usr">;
}
/** The revision that a save creates. */
export function revisionOf(
  wikiId: Id<"wik">,
  revision: number,
  draft: Text,
  { at, summary, ...saved }: Saved,
) {
  const { title, wikiCategoryId, language, tags, linkedProductIds, linkedManufactorIds } =
    fieldsOf(draft);
  const sections = orderedSections(draft.sections);
  const said = { title, wikiCategoryId, language, tags, linkedProductIds, linkedManufactorIds };
  return {
    ...said,
    ...saved,
    ...(summary && { summary }),
    wikiId,
    revision,
    sections,
    createdAt: at,
  };
}
