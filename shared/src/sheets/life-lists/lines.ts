import { type Day, day as dayShape } from "../../kernel/time.ts";
import { writtenDay } from "../../kernel/calendar/written-day.ts";
import type { ListRow } from "../product-lists/rows.ts";
import { headReach } from "../reader/grid.ts";
import type { SaidState } from "../../catalogue/products/lives.ts";

/** A line of a maker's list of lives, as far as it can be read (D35-7). */
export interface LifeLine {
  /** As the spreadsheet counts, from 1. */
  rowNo: number;
  partNumber: string;
  /** Absent where the words say none that is known. */
  state?: SaidState;
  lastOrderDay?: Day;
  successor?: string;
  /** The words of the state and the day, for what was not understood. */
  said: string;
}

type Column = "partNumber" | "state" | "lastOrderDay" | "successor";

/** Headings, the most telling first: 대체 품번 is no 품번, and 단종일 is no 단종. */
const heads: readonly (readonly [Column, RegExp])[] = [
  ["successor", /후속|대체|replace|successor|alternative|substitute|替代/],
  ["lastOrderDay", /최종|마지막|last|ltb|일자|일$|날짜|date|day|日期|最后/],
  ["state", /상태|단종|생산|lifecycle|status|state|状态|状況/],
  ["partNumber", /품번|형번|형식|모델|partn|partno|mpn|model|item|code|型号|料号|品番/],
];
/** Where no heading is found the columns are taken in this order. */
const usual: readonly Column[] = ["partNumber", "state", "lastOrderDay", "successor"];

/** Words of states, the most telling first: 단종 예정 is no 단종. */
const states: readonly (readonly [SaidState, RegExp])[] = [
  ["LAST_ORDER", /예정|최종|마지막|lasttime|lastbuy|lastorder|ltb|最后|即将/],
  ["NOT_FOR_NEW_DESIGNS", /nrnd|newdesign|신규|不推荐/],
  ["REPLACED", /replaced|superseded|대체|후속|替代/],
  ["DISCONTINUED", /단종|중단|종료|eol|endoflife|discontinu|obsolete|停产/],
  ["ACTIVE", /active|양산|생산중|판매중|정상|production|在产/],
];

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-_.,/()[\]·:]/g, "");

const found = <Value>(rules: readonly (readonly [Value, RegExp])[], text: string) =>
  rules.find(([, words]) => words.test(plain(text)))?.[0];

/** The columns that a row of headings names; undefined if it is none. */
function columnsIn({ cells }: ListRow): Map<Column, number> | undefined {
  const columns = new Map<Column, number>();
  for (const [at, text] of cells.entries()) {
    const column = found(heads, text);
    if (column && !columns.has(column)) columns.set(column, at);
  }
  return columns.has("partNumber") && columns.size > 1 ? columns : undefined;
}

/** The row of headings, if the list has one near its beginning. */
function headingIn(rows: readonly ListRow[]) {
  for (const [at, row] of rows.slice(0, headReach).entries()) {
    const columns = columnsIn(row);
    if (columns) return { at, columns };
  }
  return { at: -1, columns: new Map(usual.map((column, at) => [column, at])) };
}

/** The state by its word; without one a day or a successor says it. */
function stateOf(word: string, day: string, successor: string): SaidState | undefined {
  if (word) return found(states, word);
  if (day) return "LAST_ORDER";
  return successor ? "REPLACED" : undefined;
}

/** The lines with part numbers below the headings of a sheet. */
export function readLifeList(sheet: readonly ListRow[]): LifeLine[] {
  const rows = sheet.filter(({ isHidden }) => !isHidden);
  const heading = headingIn(rows);
  return rows.slice(heading.at + 1).flatMap((row): LifeLine[] => {
    const of = (column: Column) => row.cells[heading.columns.get(column) ?? -1] ?? "";
    const partNumber = of("partNumber");
    if (!partNumber) return [];
    const [word, day, successor] = [of("state"), of("lastOrderDay"), of("successor")];
    const state = stateOf(word, day, successor);
    const lastOrderDay = dayShape.safeParse(writtenDay(day)).data;
    return [
      {
        rowNo: row.rowNo,
        partNumber,
        ...(state && { state }),
        ...(lastOrderDay && { lastOrderDay }),
        ...(successor && { successor }),
        said: [word, day].filter(Boolean).join(" "),
      },
    ];
  });
}
