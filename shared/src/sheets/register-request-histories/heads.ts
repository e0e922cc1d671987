import { headOf as listHead } from "../product-lists/heads.ts";
import { columnOf, headerKey, lesserColumnOf, type RegisterColumn } from "./columns.ts";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

/** What a seller says that a heading means, before every reading of ours (D8-22). */
export interface AssignedColumn {
  heading: string;
  column: RegisterColumn;
}
/** Headings that one sheet may have assigned. */
export const mostAssigned = 20;
/** Characters of an assigned heading. */
export const mostHeading = 200;

/** A heading as an assignment names it: what is in brackets alone counts as it stands. */
export const headingKey = (text: string): string => headerKey(text) || text.trim();

const ownHeads = new Set([ko, en, zh].flatMap(({ reportColumns }) => Object.values(reportColumns)));
/** A heading that we write beside those of the template. */
export const isOwnHead = (text: string): boolean => ownHeads.has(text.trim());

export interface NamedHeads {
  columns: Map<number, RegisterColumn>;
  /** Headings that name no column, as they stand. */
  ignored: { index: number; text: string }[];
  /** Columns that two headings name. */
  twice: Set<RegisterColumn>;
}

/** The columns that the headings of a row name, by their place. */
export function namedHeads(
  heads: readonly (readonly [index: number, text: string])[],
  assigned: readonly AssignedColumn[] = [],
): NamedHeads {
  const said = new Map(assigned.map(({ heading, column }) => [headingKey(heading), column]));
  const saidOf = (text: string) => said.get(headingKey(text));
  const taken = new Set(heads.flatMap(([, text]) => saidOf(text) ?? []));
  // The maker's own number comes before a distributor's, if both have a column (D19-10).
  const ofMaker = heads.filter(([, text]) => isOfMaker(text)).map(([index]) => index);
  const clear = new Set(heads.flatMap(([, text]) => columnOf(text) ?? []));
  const found: NamedHeads = { columns: new Map(), ignored: [], twice: new Set() };
  const seen = new Set<RegisterColumn>();
  const readAs = (index: number, text: string): RegisterColumn | undefined => {
    const lesser = lesserColumnOf(text);
    const isLesser = lesser && !clear.has(lesser) && !seen.has(lesser);
    const column = columnOf(text) ?? listColumn(text) ?? (isLesser ? lesser : undefined);
    const isOther = column === "partNumber" && ofMaker.length === 1 && index !== ofMaker[0];
    return column && !isOther && !taken.has(column) ? column : undefined;
  };
  for (const [index, text] of heads) {
    const column = saidOf(text) ?? readAs(index, text);
    if (!column) {
      if (!isOwnHead(text)) found.ignored.push({ index, text: text.trim() });
      continue;
    }
    if (seen.has(column)) found.twice.add(column);
    seen.add(column);
    found.columns.set(index, column);
  }
  return found;
}

const isOfMaker = (text: string) => {
  const head = listHead(text);
  return head?.role === "partNumber" && head.rank === 1;
};
/** A heading that lists of parts have, of the two columns that a row cannot do without. */
function listColumn(text: string): RegisterColumn | undefined {
  const head = listHead(text);
  if (head?.role === "manufactorName") return "manufactor";
  return head?.role === "partNumber" && head.rank <= 3 ? "partNumber" : undefined;
}

/** A row that names two columns or more, or one if it has no more cells, is the header. */
export const areHeads = ({ columns }: NamedHeads, cells: number): boolean =>
  columns.size >= Math.min(2, cells) && columns.size > 0;
