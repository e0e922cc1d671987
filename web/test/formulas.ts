import type { Book } from "@bupum/ui/sheet/book-file";

type Value = string | number;
type Place = readonly [row: number, column: number];

const placeOf = (reference: string): Place => {
  const [, letters = "", row = "0"] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
  return [Number(row) - 1, column];
};

const functions = {
  IF: (is: boolean, then: Value, otherwise: Value) => (is ? then : otherwise),
  ROUND: (value: number, digits: number) => {
    // Half away from zero, and no dust of binary fractions, as spreadsheets do.
    const scaled = Number((value * 10 ** digits).toPrecision(15));
    return Math.round(scaled) / 10 ** digits;
  },
  // A sum leaves texts out.
  SUM: (...values: Value[]) =>
    values.reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), 0),
  MAX: (...values: number[]) => Math.max(...values),
  SUMIF: (range: Value[], wanted: Value, sums: Value[]) =>
    sums.reduce<number>((sum, one, at) => sum + (range[at] === wanted ? Number(one) : 0), 0),
  COUNTIF: (range: Value[], wanted: Value) => range.filter((one) => one === wanted).length,
  COUNTIFS: (range: Value[], wanted: Value, other: Value[], also: Value) =>
    range.filter((one, at) => one === wanted && other[at] === also).length,
  MAXWHERE: (range: Value[], wanted: Value, values: Value[]) =>
    Math.max(...values.map((one, at) => (range[at] === wanted ? Number(one) : 0))),
};

/** A formula of our sheets as JavaScript; texts that it compares with have no operators. */
const translated = (formula: string): string =>
  formula
    .replaceAll(/SUMPRODUCT\(MAX\(\(([^=]+)=("[^"]*")\)\*([^)]+)\)\)/g, "MAXWHERE($1,$2,$3)")
    .replaceAll(/(\$?[A-Z]{1,3}\$?\d+):(\$?[A-Z]{1,3}\$?\d+)/g, "RANGE('$1','$2')")
    .replaceAll(/(?<!['A-Z$\d])(\$?[A-Z]{1,3}\$?\d+)(?!['\d(])/g, "CELL('$1')")
    .replaceAll("=", "===")
    .replaceAll("&", "+");

/** The values of a book, each formula calculated from the cells that it names. */
export function valuesOf({ rows }: Pick<Book, "rows">): (at: string | Place) => Value {
  const value = (at: string | Place): Value => {
    const [row, column] = typeof at === "string" ? placeOf(at) : at;
    const cell = rows[row]?.[column];
    if (cell?.formula === undefined) return cell?.value ?? "";
    const known = {
      ...functions,
      CELL: value,
      RANGE: (from: string, to: string) => {
        const [[top, left], [bottom, right]] = [placeOf(from), placeOf(to)];
        return Array.from({ length: bottom - top + 1 }, (_, down) =>
          Array.from({ length: right - left + 1 }, (__, on) => value([top + down, left + on])),
        ).flat();
      },
    };
    // oxlint-disable-next-line no-new-func -- formulas of our own making, in a test
    return new Function(...Object.keys(known), `return ${translated(cell.formula)}`)(
      ...Object.values(known),
    ) as Value;
  };
  return value;
}
