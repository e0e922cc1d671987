import type { InLanguages } from "../../kernel/language/language-of.ts";
import { plainId } from "./plain-id.ts";
import type { labelKey, readSpecification, Specification } from "./read.ts";
import type { valueText } from "./typed-value.ts";

// Specifications of several parts side by side (S2-17), and how a substitute differs (D37-3).

/** What reads specifications as the search does: pages load its tables beside the parts. */
export interface Reader {
  labelKey: typeof labelKey;
  readSpecification: typeof readSpecification;
  valueText: typeof valueText;
}

/** How the parts are to each other in one specification. */
export type Likeness = "differs" | "partial" | "equal";
export interface ComparedRow {
  key: string;
  name: InLanguages;
  /** As each part's maker writes it; nothing where it does not say. */
  values: (string | undefined)[];
  likeness: Likeness;
}
export interface Described {
  specifications: readonly Specification[];
  categoryKey?: string | undefined;
}

/** What one part says under one key: as it is written, and in a form that is compared. */
interface Cell {
  name: InLanguages;
  written: string[];
  compared: Set<string>;
  /** Whether a specification of the part is about this first of all. */
  isOwn: boolean;
}

/** A text as it is compared where the search does not read it: 1.5 and 15 stay different. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, "");

/** What a part says, by row: several makers' labels of one specification share its row (S8-1). */
function cellsOf({ specifications, categoryKey }: Described, by: Reader): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  const say = (key: string, name: InLanguages, value: string, compared: string, isOwn: boolean) => {
    const cell = cells.get(key) ?? { name, written: [], compared: new Set(), isOwn: false };
    if (!cell.written.includes(value)) cell.written.push(value);
    cell.compared.add(compared);
    cell.isOwn ||= isOwn;
    cells.set(key, cell);
  };
  for (const specification of specifications) {
    const { name, value } = specification;
    const read = by.readSpecification(specification, undefined, categoryKey);
    const typed = Array.isArray(read) ? read : [];
    for (const [at, one] of typed.entries())
      say(plainId(one.spec), name, value, `${one.spec}=${by.valueText(one.value)}`, at === 0);
    if (typed.length === 0) say(by.labelKey(name.ko), name, value, plain(value), true);
  }
  return cells;
}

/** How texts are to each other; a part that does not say is neither equal nor different. */
export function likenessOf(compared: readonly (string | undefined)[]): Likeness {
  const said = compared.filter((one) => one !== undefined);
  if (new Set(said).size > 1) return "differs";
  return said.length === compared.length ? "equal" : "partial";
}

/**
 * The specifications of all parts, in the order of the first that has each. Values are compared as
 * the search reads them, so that 100 nF and 0.1 µF are equal.
 */
export function comparedRows(products: readonly Described[], by: Reader): ComparedRow[] {
  const all = products.map((one) => cellsOf(one, by));
  const keys = new Set(
    all.flatMap((cells) => [...cells].filter(([, { isOwn }]) => isOwn).map(([key]) => key)),
  );
  return [...keys].map((key) => {
    const cells = all.map((of) => of.get(key));
    const named = cells.find((cell) => cell?.isOwn) ?? cells.find((cell) => cell);
    return {
      key,
      name: named?.name ?? { ko: key, en: key, zh: key },
      values: cells.map((cell) => cell?.written.join(", ")),
      likeness: likenessOf(cells.map((cell) => cell && [...cell.compared].toSorted().join(";"))),
    };
  });
}

/** A specification in which another part is not as the asked one. */
export interface Difference {
  name: InLanguages;
  from: string;
  to: string;
}

/**
 * What is different with the other part: specifications that both state, with values that are not
 * equal as the search reads them (D37-3). What only one of them states is no difference.
 */
export const differencesOf = (asked: Described, other: Described, by: Reader): Difference[] =>
  comparedRows([asked, other], by).flatMap(({ name, values: [from, to], likeness }) =>
    likeness === "differs" && from !== undefined && to !== undefined ? [{ name, from, to }] : [],
  );
