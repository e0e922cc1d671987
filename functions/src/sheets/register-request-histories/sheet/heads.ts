import { priceIn } from "@bupum/shared/kernel/text/figures";
import { headOf as listHead } from "@bupum/shared/sheets/product-lists/heads";
import type { GridRow } from "@bupum/shared/sheets/reader/grid";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import {
  columnOf,
  lesserColumnOf,
  type RegisterColumn,
  stepColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import { isOwnHead, type OwnColumns, ownColumns } from "./result.ts";

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

/** A row that names two columns or more; or one, if it has no more cells. Throws SheetError. */
export function headsOf(row: GridRow): Heads | undefined {
  const { columns, ignoredColumns, twice } = namedColumns(row);
  if (columns.size < Math.min(2, row.cells.size) || columns.size === 0) return undefined;
  if (twice.size > 0) throw new SheetError("DUPLICATE_COLUMN", { columns: [...twice] });
  const remarks = [...columns].map(
    ([index, column]) => [index, remarkOf(row.cells.get(index)?.text ?? "", column)] as const,
  );
  return {
    columns,
    ignoredColumns: ignoredColumns.slice(0, shownIgnored),
    remarks: new Map(remarks),
    headerRowNo: row.rowNo,
    own: ownColumns(row),
  };
}

function namedColumns({ cells }: GridRow) {
  const columns = new Map<number, RegisterColumn>();
  const ignoredColumns: string[] = [];
  const twice = new Set<RegisterColumn>();
  const seen = new Set<RegisterColumn>();
  // The maker's own number comes before a distributor's, if both have a column (D19-10).
  const ofMaker = [...cells].filter(([, { text }]) => isOfMaker(text)).map(([index]) => index);
  const clear = new Set([...cells.values()].flatMap(({ text }) => columnOf(text) ?? []));
  const lesserOf = (text: string) => {
    const column = lesserColumnOf(text);
    return column && !clear.has(column) && !seen.has(column) ? column : undefined;
  };
  for (const [index, { text }] of cells) {
    const column = columnOf(text) ?? listColumn(text) ?? lesserOf(text);
    const isOther = column === "partNumber" && ofMaker.length === 1 && index !== ofMaker[0];
    if (!column || isOther) {
      if (!isOwnHead(text)) ignoredColumns.push(text.trim().slice(0, 40));
      continue;
    }
    if (seen.has(column)) twice.add(column);
    seen.add(column);
    columns.set(index, column);
  }
  return { columns, ignoredColumns, twice };
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
