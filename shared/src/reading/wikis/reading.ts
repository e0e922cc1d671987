import type { Wiki } from "./contract.ts";
import { type Heading, headingsOf, plainOf } from "./rich-text/plain.ts";
import { firstSections } from "./states.ts";

type Section = Wiki["sections"][number];
export interface ShownSection extends Section {
  /** The id of the section's heading. */
  anchor: string;
  headings: Heading[];
}

/** Sources and further notes come after the writer's own sections (DECISIONS 152). */
const isBehind = ({ name }: Section): boolean => name !== firstSections[0] && isFirst(name);
export const isFirst = (name: string): name is (typeof firstSections)[number] =>
  firstSections.some((one) => one === name);

export const inReadingOrder = (sections: readonly Section[]): Section[] => [
  ...sections.filter((one) => !isBehind(one)),
  ...sections.filter(isBehind),
];

/** The sections that are not empty, in reading order. */
export const shownSections = (sections: readonly Section[]): ShownSection[] =>
  inReadingOrder(sections)
    .filter(({ body }) => plainOf(body) !== "")
    .map((section, index) => {
      const anchor = `s${index + 1}`;
      return { ...section, anchor, headings: headingsOf(section.body, anchor) };
    });

/** The whole text of a wiki, for counting. */
export const saidBy = (sections: readonly Section[]): string =>
  sections.map(({ body }) => plainOf(body)).join(" ");
