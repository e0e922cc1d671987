import type { Id } from "../../kernel/ids.ts";
import { Problem } from "../../kernel/problem.ts";
import { normalize } from "../../kernel/text/normalized.ts";
import type { WikiSectionDraft } from "./sections.ts";
import { makersIn, picturesIn, plainOf, productsIn } from "./rich-text/plain.ts";
import { wikiLimits } from "./states.ts";

/** The key by which two titles are equal: each language has a title once (D9-7). */
export const titleKey = (title: string): string => normalize(title);

/** The caller's properties that decide about rights to a wiki. */
export interface Editor {
  userId: Id<"usr">;
  writerRole: "NONE" | "WRITER" | "EXPERT";
  expertCategories: readonly string[];
}
interface Owned {
  writerId: Id<"usr">;
  wikiCategoryId: string;
}
/** D9-1: a wiki is edited by its writer, also a former one, and by experts of its category. */
export const mayEdit = ({ userId, writerRole, expertCategories }: Editor, wiki: Owned): boolean =>
  wiki.writerId === userId ||
  (writerRole === "EXPERT" && expertCategories.includes(wiki.wikiCategoryId));

/** D9-8: somebody else saved meanwhile. Throws EDIT_CONFLICT with the current revision. */
export const editConflict = (current: number): Problem => new Problem("EDIT_CONFLICT", { current });

/** D9-7. */
export const titleTaken = (wikiId?: string): Problem =>
  new Problem("WIKI_TITLE_TAKEN", wikiId ? { wikiId } : undefined);

const excerptLength = 160;
/** The beginning of a text, in one line. */
export function excerptOf(sections: readonly WikiSectionDraft[]): string {
  const text = sections
    .map(({ body }) => plainOf(body))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const begun = [...text].slice(0, excerptLength).join("");
  return begun === text ? text : `${begun.trimEnd()}…`;
}

const union = <T>(some: readonly T[], more: readonly T[], most: number): T[] =>
  [...new Set([...some, ...more])].slice(0, most);

/** The parts and makers of a wiki: those its writer named, then those its text mentions (D9-9). */
export function linksOf(draft: {
  sections: readonly WikiSectionDraft[];
  linkedProductIds: readonly Id<"prd">[];
  linkedManufactorIds: readonly Id<"mkr">[];
}) {
  const bodies = draft.sections.map(({ body }) => body);
  return {
    linkedProductIds: union(
      draft.linkedProductIds,
      bodies.flatMap((body) => productsIn(body)),
      wikiLimits.products,
    ),
    linkedManufactorIds: union(
      draft.linkedManufactorIds,
      bodies.flatMap((body) => makersIn(body)),
      wikiLimits.makers,
    ),
  };
}

/** The pictures of all sections, each once. */
export const picturesOf = (sections: readonly WikiSectionDraft[]): Id<"fil">[] => [
  ...new Set(sections.flatMap(({ body }) => picturesIn(body))),
];
