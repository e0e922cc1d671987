import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { toInstant } from "@bupum/shared/kernel/time";
import { valuesOf } from "../../web/test/formulas.ts";
import { bidsOf } from "../../web/src/product-estimates/award/bids.ts";
import { columnsOf, comparisonRows } from "../../web/src/product-estimates/comparison.ts";
import {
  askedColumns,
  columnOf,
  letterOf,
  sellerColumns,
} from "../../web/src/product-estimates/sheet/columns.ts";
import { comparisonBook } from "../../web/src/product-estimates/sheet/comparison-book.ts";
import type { SheetWords } from "../../web/src/product-estimates/sheet/sheet-words.ts";
import type { Comparison } from "../../web/src/product-estimates/use-comparison.ts";

interface Given {
  group: Group;
  items: readonly EstimateLine[];
  consents: ReadonlySet<string>;
  toKrw: WonRates;
}

/** The comparison as its page makes it, with all that can be ordered chosen. */
export function compared({ group, items, consents, toKrw }: Given): Comparison {
  const now = toInstant(new Date());
  const rows = comparisonRows({ lines: group.lines, items, consents }, { toKrw, now });
  const { compared: columns, folded } = columnsOf(group.estimates, rows);
  const bids = bidsOf(rows);
  const chosen = [...bids.values()];
  const ids = new Set(chosen.map(({ id }) => id));
  const picks = { chosen, ids } as Partial<Comparison["picks"]> as Comparison["picks"];
  const rates = { currency: "KRW" as const, toKrw, asOf: "2026-11-27" };
  return { group, items, rows, columns, folded, bids, picks, consents, consent: () => {}, rates };
}

const named = <Name extends string>(all: readonly Name[]) =>
  Object.fromEntries<string>(all.map((name) => [name, name])) as Record<Name, string>;

/** The sheet's words; its figures do not depend on them. */
const words: SheetWords = {
  name: "sheet",
  asked: "asked",
  notAsked: "not asked",
  payment: "payment",
  title: () => "title",
  basis: () => "basis",
  rates: () => "rates",
  without: () => "without",
  dropped: (name) => name,
  heads: named([...askedColumns, ...sellerColumns]),
  sums: named(["goods", "shipping", "supply", "vat", "total", "lines", "latest"]),
  terms: () => "terms",
  why: () => "why",
  note: () => "note",
  openFee: () => "open",
};

/** The total of each seller in the sheet of the comparison, as its formulas compute it, in won. */
export function totalsOfSheet(of: Comparison): Record<string, number> {
  const book = comparisonBook(of, words, toInstant(new Date()));
  const values = valuesOf(book);
  const row = book.rows.findIndex(([first]) => first?.value === "total") + 1;
  return Object.fromEntries(
    of.columns.map(({ estimate }, at) => [
      estimate.sellerName,
      Number(values(`${letterOf(columnOf(at, "supply"))}${row}`)),
    ]),
  );
}
