import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import type { Wiki, WikiChange } from "@bupum/shared/reading/wikis/contract";
import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { firstSections } from "@bupum/shared/reading/wikis/states";
import { threeWay } from "../merge/three-way.ts";
import { factsOf } from "../merge/wiki-merge.ts";
import { withProposal } from "./proposal.ts";

type Sections = readonly { name: string; body: RichText }[];
const bodyIn = (sections: Sections, name: string): RichText | undefined =>
  sections.find((section) => section.name === name)?.body;

export interface Applied {
  sectionName: string;
  before: RichText;
  /** Undefined if the writer changed the same place since: it has to be edited by hand. */
  after: RichText | undefined;
}

/**
 * The present section with a proposal applied. The proposal was made over an earlier revision,
 * whose later changes stay. If the section was removed, it is appended.
 */
export function appliedTo(
  { sectionName = firstSections[0], proposedText = "" }: Opinion,
  current: Sections,
  base: Sections,
): Applied {
  const now = bodyIn(current, sectionName);
  const last = firstSections[2];
  if (!now) {
    const before = bodyIn(current, last) ?? { type: "doc", content: [] };
    return { sectionName: last, before, after: withProposal(before, proposedText) };
  }
  const then = bodyIn(base, sectionName) ?? now;
  const parts = threeWay(
    then.content,
    withProposal(then, proposedText).content,
    now.content,
    (block) => JSON.stringify(block),
  );
  const content = parts.flatMap((part) => (part.kind === "settled" ? part.items : []));
  const isWhole = parts.every(({ kind }) => kind === "settled");
  return { sectionName, before: now, after: isWhole ? { type: "doc", content } : undefined };
}

/** The save that applies an opinion and credits its sender (D9-12). */
export function changeOf(
  wiki: Wiki,
  { id }: Opinion,
  { sectionName, after }: Required<Applied>,
  summary: string,
): WikiChange {
  const { files, ...facts } = factsOf(wiki);
  return {
    ...facts,
    fileIds: files.map((file) => file.id),
    summary: [...summary].slice(0, 200).join(""),
    baseRevision: wiki.currentRevision,
    appliedRequestId: id,
    sections: wiki.sections.map(({ name, body }) => ({
      name,
      body: name === sectionName && after ? after : body,
    })),
  };
}
