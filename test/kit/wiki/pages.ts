import type { wikiDraft } from "@bupum/shared/reading/wikis/contract";
import type * as z from "zod/mini";
import { nextNumber } from "../people.ts";
import type { World } from "../world.ts";

export type Admin = Awaited<ReturnType<World["adminUser"]>>;
export type Writer = Awaited<ReturnType<World["writer"]>>;
export type CategoryId = `wct_${string}`;
export type WikiId = `wik_${string}`;
export type WikiFields = z.input<typeof wikiDraft>;

/** A wiki category of a name that no other test uses. */
export const newWikiCategory = (
  admin: Admin,
  more: { parentId?: CategoryId; order?: number } = {},
) =>
  admin.api.wikiCategoryEntities.create({
    body: { name: { ko: `위키 분류 ${nextNumber()}` }, ...more },
  });

/** A text of these paragraphs. */
export const bodyOf = (...paragraphs: string[]): WikiFields["sections"][number]["body"] => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});
/** The three first sections, of which the first says something. */
export const sectionsOf = (...paragraphs: string[]): WikiFields["sections"] => [
  { name: "Outline", body: bodyOf(...paragraphs) },
  { name: "Sources and references", body: bodyOf() },
  { name: "Other", body: bodyOf() },
];

/** The fields of a wiki of a title that no other test uses. */
export const wikiFields = (
  wikiCategoryId: CategoryId,
  more: Partial<WikiFields> = {},
): WikiFields => ({
  title: `교체 가이드 ${nextNumber()}`,
  wikiCategoryId,
  sections: sectionsOf("서보 앰프를 교체하기 전에 파라미터를 백업합니다."),
  ...more,
});
export const publish = (
  { api }: Writer,
  wikiCategoryId: CategoryId,
  more: Partial<WikiFields> = {},
) => api.wikis.create({ body: wikiFields(wikiCategoryId, more) });

/** A published wiki as the body of an edit that changes nothing. */
export const editOf = (wiki: Awaited<ReturnType<typeof publish>>) => ({
  title: wiki.title,
  wikiCategoryId: wiki.wikiCategoryId,
  language: wiki.language,
  sections: wiki.sections.map(({ name, body }) => ({ name, body })) as WikiFields["sections"],
  tags: wiki.tags,
  linkedProductIds: wiki.linkedProductIds,
  linkedManufactorIds: wiki.linkedManufactorIds,
  fileIds: wiki.files.map(({ id }) => id),
  baseRevision: wiki.currentRevision,
});
