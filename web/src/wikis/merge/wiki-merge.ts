import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { Id } from "@bupum/shared/kernel/ids";
import type { RichNode, RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { type Stretch, threeWay } from "./three-way.ts";
import { tidied } from "@bupum/ui/wikis/tidied";

/** A file beside a text, whose name is stored with a draft. */
export type WikiFile = Pick<FileSummary, "id" | "fileName">;

/** The fields of a wiki that people edit. */
export interface WikiText {
  title: string;
  wikiCategoryId: Id<"wct">;
  language: Language;
  tags: readonly string[];
  linkedProductIds: readonly Id<"prd">[];
  linkedManufactorIds: readonly Id<"mkr">[];
  files: readonly WikiFile[];
  sections: readonly { name: string; body: RichText }[];
}

type Facts = Exclude<keyof WikiText, "sections">;
/** The fields except sections, whose form differs between callers. */
export function factsOf<Of extends Pick<WikiText, Facts>>(wiki: Of): Pick<Of, Facts> {
  const { title, wikiCategoryId, language, tags, linkedProductIds, linkedManufactorIds, files } =
    wiki;
  return { title, wikiCategoryId, language, tags, linkedProductIds, linkedManufactorIds, files };
}

export interface MergedSection {
  name: string;
  stretches: readonly Stretch<RichNode>[];
  base: RichText | undefined;
  mine: RichText | undefined;
  theirs: RichText | undefined;
}

/** Two changed copies of one wiki; a title that both changed is a conflict of its own. */
export interface WikiMerge {
  mine: WikiText;
  theirs: WikiText;
  base: WikiText;
  titleCollides: boolean;
  sections: readonly MergedSection[];
}
export type Choice = "mine" | "theirs" | "both";
/** Choices by place: "title", or the numbers of the section and of the stretch in it. */
export type Choices = Readonly<Record<string, Choice>>;
export const placeOf = (section: number, stretch: number): string => `${section}.${stretch}`;

const bodyIn = ({ sections }: WikiText, name: string): RichText | undefined => {
  const found = sections.find((section) => section.name === name);
  return found && tidied(found.body);
};
const isEqual = (some: unknown, more: unknown) => JSON.stringify(some) === JSON.stringify(more);
const isBlank = (body: RichText): boolean => isEqual(body, tidied(undefined));
/** An empty text has no block that could conflict. */
const blocksOf = (body: RichText | undefined): readonly RichNode[] =>
  !body || isBlank(body) ? [] : body.content;

/** Merges two copies of a common base (DECISIONS 172). */
export function mergeOf(base: WikiText, mine: WikiText, theirs: WikiText): WikiMerge {
  const all = new Set([...theirs.sections, ...mine.sections].map(({ name }) => name));
  const sections = [...all].flatMap((name): MergedSection[] => {
    const [then, own, other] = [base, mine, theirs].map((wiki) => bodyIn(wiki, name));
    // Removed by one and unchanged by the other: it stays removed.
    if (then && ((!own && isEqual(other, then)) || (!other && isEqual(own, then)))) return [];
    // Removed by one and changed by the other: the change is kept.
    const mineNow = own ?? other;
    const theirsNow = other ?? own;
    const stretches = threeWay(blocksOf(then), blocksOf(mineNow), blocksOf(theirsNow), (block) =>
      JSON.stringify(block),
    );
    return [{ name, stretches, base: then, mine: own, theirs: other }];
  });
  const titleCollides =
    mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title;
  return { base, mine, theirs, titleCollides, sections };
}

/** The conflicts that a person has to resolve. */
export const collisionsOf = ({ titleCollides, sections }: WikiMerge): string[] => [
  ...(titleCollides ? ["title"] : []),
  ...sections.flatMap(({ stretches }, section) =>
    stretches.flatMap(({ kind }, stretch) =>
      kind === "collision" ? [placeOf(section, stretch)] : [],
    ),
  ),
];

/** A changed value wins; if both changed it, the one who saves now wins. */
const changed = <Value>(base: Value, mine: Value, theirs: Value): Value =>
  isEqual(mine, base) ? theirs : mine;
function union<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const gone = new Set(base.filter((item) => !mine.includes(item)));
  return [...new Set([...theirs, ...mine.filter((item) => !base.includes(item))])].filter(
    (item) => !gone.has(item),
  );
}

/** The files of both copies, each once, without those that one removed. */
function filesOf(base: WikiText, mine: WikiText, theirs: WikiText): WikiFile[] {
  const ids = ({ files }: WikiText) => files.map(({ id }) => id);
  const kept = new Set(union(ids(base), ids(mine), ids(theirs)));
  const all = new Map([...mine.files, ...theirs.files].map((file) => [file.id, file]));
  return [...all.values()].filter(({ id }) => kept.has(id));
}

/** The merged wiki with all choices applied; an unresolved conflict keeps both. */
export function settled({ base, mine, theirs, ...merge }: WikiMerge, choices: Choices): WikiText {
  const blocks = (stretch: Stretch<RichNode>, place: string): readonly RichNode[] => {
    if (stretch.kind === "settled") return stretch.items;
    const choice = choices[place] ?? "both";
    if (choice === "both") return [...stretch.theirs, ...stretch.mine];
    return stretch[choice];
  };
  return {
    title: merge.titleCollides
      ? choices["title"] === "theirs"
        ? theirs.title
        : mine.title
      : changed(base.title, mine.title, theirs.title),
    wikiCategoryId: changed(base.wikiCategoryId, mine.wikiCategoryId, theirs.wikiCategoryId),
    language: changed(base.language, mine.language, theirs.language),
    tags: union(base.tags, mine.tags, theirs.tags),
    linkedProductIds: union(base.linkedProductIds, mine.linkedProductIds, theirs.linkedProductIds),
    linkedManufactorIds: union(
      base.linkedManufactorIds,
      mine.linkedManufactorIds,
      theirs.linkedManufactorIds,
    ),
    files: filesOf(base, mine, theirs),
    sections: merge.sections.map(({ name, stretches }, section) => ({
      name,
      body: tidied({
        type: "doc",
        content: stretches.flatMap((stretch, at) => blocks(stretch, placeOf(section, at))),
      }),
    })),
  };
}
