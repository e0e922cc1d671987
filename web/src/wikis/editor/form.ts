import type { Language } from "@bupum/shared/kernel/language/language-of";
import { type Id, id } from "@bupum/shared/kernel/ids";
import { wikiChange, wikiDraft } from "@bupum/shared/reading/wikis/contract";
import * as z from "zod/mini";
import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { firstSections, wikiLimits } from "@bupum/shared/reading/wikis/states";
import { factsOf, type WikiText } from "../merge/wiki-merge.ts";
import { tidied } from "@bupum/ui/wikis/tidied";

export interface SectionForm {
  name: string;
  body: RichText;
}
/** The form's values; a category that is not chosen yet is empty. */
export interface WikiForm extends Omit<WikiText, "wikiCategoryId" | "sections"> {
  wikiCategoryId: Id<"wct"> | "";
  sections: SectionForm[];
  summary: string;
}

export const emptyText = (): RichText => tidied(undefined);

/** Files as the form stores them, with the names that a kept draft shows. */
const attached = {
  files: z
    .array(z.object({ id: id("fil"), fileName: z.string() }))
    .check(z.maxLength(wikiLimits.files)),
};
export const draftFields = z.extend(wikiDraft, attached);
export const changeFields = z.extend(wikiChange, attached);

/** The values as they are sent: a file is its id. */
export const sent = <Fields extends Pick<WikiForm, "files">>({ files, ...body }: Fields) => ({
  ...body,
  fileIds: files.map((file) => file.id),
});

/** The form of a new wiki with its three empty sections (D9-3). */
export const emptyForm = (language: Language): WikiForm => ({
  title: "",
  wikiCategoryId: "",
  language,
  tags: [],
  linkedProductIds: [],
  linkedManufactorIds: [],
  files: [],
  sections: firstSections.map((name) => ({ name, body: emptyText() })),
  summary: "",
});

/** The form of an edited wiki, with the revision that was read. */
export const formOf = (wiki: WikiText & { currentRevision: number }) => ({
  ...factsOf(wiki),
  sections: wiki.sections.map(({ name, body }) => ({ name, body: tidied(body) })),
  summary: "",
  baseRevision: wiki.currentRevision,
});
