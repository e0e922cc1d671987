import { priceIn } from "@bupum/shared/kernel/text/figures";
import type { GridRow } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import {
  type RegisterColumn,
  stepColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import {
  areHeads,
  type AssignedColumn,
  namedHeads,
} from "@bupum/shared/sheets/register-request-histories/heads";
import { type OwnColumns, ownColumns } from "./result.ts";

/** What a heading says of all figures below it (D8-14, DECISIONS 258). */
export interface HeadRemark {
  /** Stands behind a figure that has no word of its own: USD of 단가(USD), 주 of 납기(주). */
  unit?: string;
  /** The prices below include VAT. */
  isWithVat?: true;
}

export interface Heads {
  columns: ReadonlyMap<number, RegisterColumn>;
  ignoredColumns: string[];
  remarks: ReadonlyMap<number, HeadRemark>;
  headerRowNo: number;
  own: OwnColumns;
}

const shownIgnored = 20;

/** What a row names as a header, with what its seller assigned (D8-22). Throws SheetError. */
export function headsOf(row: GridRow, assigned?: readonly AssignedColumn[]): Heads | undefined {
  const heads = [...row.cells].map(([index, { text }]) => [index, text] as const);
  const named = namedHeads(heads, assigned);
  if (!areHeads(named, row.cells.size)) return undefined;
  const { columns, ignored, twice } = named;
  if (twice.size > 0) throw new SheetError("DUPLICATE_COLUMN", { columns: [...twice] });
  const remarks = [...columns].map(
    ([index, column]) => [index, remarkOf(row.cells.get(index)?.text ?? "", column)] as const,
  );
  return {
    columns,
    ignoredColumns: ignored.slice(0, shownIgnored).map(({ text }) => text.slice(0, 40)),
    remarks: new Map(remarks),
    headerRowNo: row.rowNo,
    own: ownColumns(row),
  };
}

export const priceColumns: ReadonlySet<RegisterColumn> = new Set([
  "price",
  ...stepColumns.map(({ price }) => price),
]);

const withVat = /(?:vat|부가세|세금|税)\s*(?:포함|incl)|(?:incl\S*|with)\s*vat|含税/i;
const weeks = /^(?:wks?|weeks?|주|주간|周|星期)\.?$/i;
const months = /^(?:months?|mths?|개월|월|个月|月)\.?$/i;

/** What the brackets of a heading say: they are no part of its name. */
function remarkOf(head: string, column: RegisterColumn): HeadRemark {
  const said = [...head.normalize("NFKC").matchAll(/[([【]([^)\]】]*)[)\]】]/g)]
    .map(([, text = ""]) => text.trim())
    .join(" ");
  if (column === "leadTimeDays")
    return weeks.test(said) ? { unit: "주" } : months.test(said) ? { unit: "개월" } : {};
  if (!priceColumns.has(column)) return {};
  if (withVat.test(said)) return { isWithVat: true };
  if (/천\s*원|thousand|千/i.test(said)) return { unit: "천원" };
  const currency = priceIn(`1${said.replaceAll(/[^\p{L}\p{Sc}\\]/gu, "")}`)?.currency;
  const units = { USD: "USD", CNY: "CNY", YEN_OR_YUAN: "¥", OTHER: "JPY", KRW: undefined } as const;
  const unit = currency && units[currency];
  return unit ? { unit } : {};
}

/** A bare figure, or a range of two, with the unit that its heading gives it. */
export const withUnit = (text: string, unit: string | undefined): string =>
  unit && /^[\d.,]+(?:\s*[~-]\s*\d+)?$/.test(text.normalize("NFKC").trim())
    ? `${text.trim()}${unit}`
    : text;
