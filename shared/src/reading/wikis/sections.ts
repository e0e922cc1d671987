import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { normalize, oneLine } from "../../kernel/text/text.ts";
import { richText, richTextSent } from "./rich-text/contract.ts";
import { picturesIn, plainOf } from "./rich-text/plain.ts";
import { firstSections, wikiLimits } from "./states.ts";

/** A section of a wiki as it is read. */
export const wikiSection = z.object({ name: z.string(), order: z.int(), body: richText });
/** @public */
export type WikiSection = z.output<typeof wikiSection>;

interface Named {
  name: string;
}
const isBegun = (sections: readonly Named[]): boolean =>
  firstSections.every((name, at) => sections[at]?.name === name);
const hasOwnNames = (sections: readonly Named[]): boolean =>
  new Set(sections.map(({ name }) => normalize(name))).size === sections.length;
export const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value)).length;

const draftSection = z.strictObject({ name: oneLine(1, 60), body: richTextSent });
export type WikiSectionDraft = z.output<typeof draftSection>;

const picturesOf = (sections: readonly WikiSectionDraft[]): number =>
  new Set(sections.flatMap(({ body }) => picturesIn(body))).size;

/** The sections of a wiki as they are sent: the three fixed ones, then the writer's own (D9-3). */
export const wikiSectionsSent = z.array(draftSection).check(
  z.minLength(firstSections.length),
  z.maxLength(wikiLimits.sections),
  rule(isBegun, { error: "WIKI_FIRST_SECTIONS" }),
  rule(hasOwnNames, { error: "WIKI_SECTION_NAMES" }),
  rule((sections) => sections.some(({ body }) => plainOf(body) !== ""), {
    error: "required",
    path: [0, "body"],
  }),
  rule((sections) => bytesOf(sections) <= wikiLimits.bytes, { error: "TEXT_TOO_LONG" }),
  rule((sections) => picturesOf(sections) <= wikiLimits.pictures, { error: "WIKI_PICTURES" }),
);
