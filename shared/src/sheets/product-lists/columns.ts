import { headReach } from "../reader/grid.ts";
import { type Head, headOf, type ListRole, nameAndNumber, ownCode } from "./heads.ts";
import { isDesignator, quantityIn, referencesIn, unitOf } from "./quantities.ts";
import type { ListRow } from "./rows.ts";
import { wholeHeads } from "./second-head.ts";

/** A list whose columns are understood: its heading, the rows below, and what each column holds. */
export interface Columns {
  /** Place of the heading among the rows; -1 where it has none. */
  headAt: number;
  /** The heading of each column; empty without one. */
  heads: string[];
  roles: ListRole[];
  /** True where the column of the part number or of the quantity cannot be determined. */
  isUnclear: boolean;
}

/** Headings up to this rank mean part numbers and nothing else. */
const clearRank = 3;
/** Roles that a heading has, and data has not. */
const telling: ReadonlySet<ListRole> = new Set(["partNumber", "quantity", "manufactorName"]);

const isClear = (cell: string) => {
  const head = headOf(cell);
  return head?.role === "partNumber" && head.rank <= clearRank;
};
/** The cell below: where that is a heading too, headings stand in a column of their own. */
const below = (rows: readonly ListRow[], at: number, column: number) =>
  rows[at + 1]?.cells[column] ?? "";

/** The row with most headings within the first twenty, if it names what a list is made of. */
function headPlace(rows: readonly ListRow[]): number {
  let best = { at: -1, count: 0 };
  for (const [at, { cells }] of rows.slice(0, headReach).entries()) {
    const filled = cells.filter((cell) => cell !== "");
    const found = filled.flatMap((cell) => headOf(cell) ?? []);
    const roles = new Set(found.map(({ role }) => role));
    // No cell of data says "part number".
    const isNamed = cells.some((cell, column) => isClear(cell) && !headOf(below(rows, at, column)));
    const isHead =
      isNamed ||
      ([...roles].some((role) => telling.has(role)) &&
        (found.length >= 2 || filled.length === 1) &&
        found.length * 2 >= filled.length);
    if (isHead && found.length > best.count) best = { at, count: found.length };
  }
  return best.at;
}

export function understood(rows: readonly ListRow[]): Columns {
  const headAt = headPlace(rows);
  const listed = rows.slice(headAt + 1).filter(({ isHidden }) => !isHidden);
  const width = Math.max(0, ...rows.slice(Math.max(headAt, 0)).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    listed.map(({ cells }) => cells[at] ?? "").filter((cell) => cell !== ""),
  );
  const heads = wholeHeads(
    columns.map((_, at) => rows[headAt]?.cells[at] ?? ""),
    headAt === -1 ? undefined : rows[headAt + 1],
  );
  const chosen =
    headAt === -1
      ? guessed(columns)
      : named(
          drawn(
            heads.map((head) => headOf(head)),
            columns,
          ),
          columns,
          listed.length,
        );
  return { headAt, heads, ...chosen };
}

/** Serial numbers of rows: 1, 2, 3. */
const isCounting = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell, at) => Number(cell) === at + 1);
const most = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.filter(test).length * 2 > cells.length;
/**
 * Most of them are figures, or calculations with them: these are no quantities, and yet stand where
 * those stand. A cell that is neither is to be corrected, not left out.
 */
const isNumeric = (cells: readonly string[]) =>
  most(cells, (cell) => quantityIn(cell) !== undefined || /^[\d.,\s=+*×÷±~^]+$/.test(cell));
const isFigures = (cells: readonly string[]) =>
  cells.length > 0 && !isCounting(cells) && isNumeric(cells);
const isReferences = (cells: readonly string[]) =>
  cells.length > 0 && most(cells, (cell) => referencesIn(cell) !== undefined);
/** Letters and digits, as most part numbers have. */
const looksLikeNumbers = (cells: readonly string[]) =>
  cells.length > 0 && most(cells, (cell) => /\d/.test(cell) && /^[\x20-\x7eµ]+$/.test(cell));
/** Codes of DigiKey and LCSC, by their own patterns. */
const isOfDealer = (cells: readonly string[]) =>
  cells.length > 0 && most(cells, (cell) => /^(?:.+-ND|C\d{4,8})$/i.test(cell));

type Found = Pick<Columns, "roles" | "isUnclear">;

/** "Part" heads the names of a drawing where a value stands beside them, as Eagle writes it. */
function drawn(
  heads: readonly (Head | undefined)[],
  columns: readonly string[][],
): (Head | undefined)[] {
  const hasValues = heads.some(
    (head, at) => head?.role === "partNumber" && head.rank === valueRank && columns[at]!.length > 0,
  );
  return heads.map((head, at) => {
    const isVague = head?.role === "partNumber" && head.rank > clearRank && head.rank < valueRank;
    const isOfDrawing = isVague && hasValues && most(columns[at]!, isDesignator);
    return isOfDrawing ? { role: "references", rank: 1 } : head;
  });
}

/** The rank of headings of values, such as 100nF, and of rarely filled columns. */
const valueRank = 7;

/** By their headings, and by the cells where several headings claim one role. */
function named(
  heads: readonly (Head | undefined)[],
  columns: readonly string[][],
  count: number,
): Found {
  const rankOf = (at: number, role: ListRole): number => {
    const head = heads[at];
    const cells = columns[at]!;
    if (head?.role !== role) return Number.POSITIVE_INFINITY;
    if (role !== "partNumber") return head.rank + (cells.length === 0 ? 20 : 0);
    if (isCounting(cells)) return Number.POSITIVE_INFINITY;
    const isThin = cells.length * 3 < count;
    return head.rank + (isThin ? 20 : 0) + (isOfDealer(cells) ? 10 : 0);
  };
  const bestOf = (role: ListRole): number => {
    const ranks = heads.map((_, at) => rankOf(at, role));
    const least = Math.min(...ranks);
    return Number.isFinite(least) ? ranks.indexOf(least) : -1;
  };
  const singles = ["manufactorName", "quantity", "unit", "fitted", "memo"] as const;
  const at = new Map<ListRole, number>(singles.map((role) => [role, bestOf(role)]));
  at.set("partNumber", bestOf("partNumber"));
  at.set(
    "references",
    columns.findIndex((cells, place) => heads[place]?.role === "references" && isReferences(cells)),
  );
  at.set("distributorCode", dealerColumn(heads, columns, at.get("partNumber")!));
  at.set("productName", nameColumn(heads, columns, at.get("partNumber")!));
  // Without a number the next telling column stands for it; a dealer's code comes before a value.
  const part = at.get("partNumber")!;
  const code = at.get("distributorCode")!;
  const name = at.get("productName")!;
  if (code !== -1 && (part === -1 || rankOf(part, "partNumber") >= valueRank))
    at.set("partNumber", code)
      .set("distributorCode", -1)
      .set("productName", name === -1 ? part : name);
  else if (part === -1 && looksLikeNumbers(columns[name] ?? []))
    at.set("partNumber", name).set("productName", nameColumn(heads, columns, name));
  // A column of figures whose heading is unknown is the quantity, if nothing else is.
  const isOpen = at.get("quantity") === -1 && at.get("references") === -1;
  const figures = heads.flatMap((head, place) =>
    isOpen && !head && isFigures(columns[place]!) ? [place] : [],
  );
  if (figures.length === 1) at.set("quantity", figures[0]!);
  // Either may be the number that sellers know: 품목코드 beside 품명 및 규격.
  const isEither =
    part !== -1 &&
    rankOf(part, "partNumber") === nameAndNumber &&
    heads.some((_, place) => rankOf(place, "partNumber") === ownCode);
  if (isEither) at.set("partNumber", -1);
  else at.set("ownNumber", ownColumn(heads, columns, at));
  const roles = heads.map(
    (_, place): ListRole => [...at].find(([, of]) => of === place)?.[0] ?? "none",
  );
  const isTwice = heads.filter((head, place) => isSameNumber(head, heads[part], columns[place]!));
  return {
    roles,
    isUnclear: !roles.includes("partNumber") || figures.length > 1 || isTwice.length > 1,
  };
}

/** A second column of clear part numbers of the same rank: two lists stand side by side. */
const isSameNumber = (
  head: Head | undefined,
  chosen: Head | undefined,
  cells: readonly string[],
): boolean =>
  head !== undefined &&
  head === chosen &&
  head.role === "partNumber" &&
  head.rank <= clearRank &&
  cells.length > 0;

/** The buyer's own codes, beside a column of part numbers (D31-2). */
function ownColumn(
  heads: readonly (Head | undefined)[],
  columns: readonly string[][],
  at: ReadonlyMap<ListRole, number>,
): number {
  if (at.get("partNumber") === -1) return -1;
  const taken = new Set(at.values());
  return heads.findIndex(
    (head, place) =>
      head?.role === "partNumber" &&
      head.rank === ownCode &&
      !taken.has(place) &&
      columns[place]!.length > 0 &&
      !isCounting(columns[place]!),
  );
}

/** The codes of a dealer: by their heading, or another column of part numbers. */
function dealerColumn(
  heads: readonly (Head | undefined)[],
  columns: readonly string[][],
  part: number,
): number {
  const by = (test: (at: number) => boolean) =>
    heads.findIndex((_, at) => at !== part && columns[at]!.length > 0 && test(at));
  const named = by((at) => heads[at]?.role === "distributorCode");
  if (named !== -1) return named;
  return by(
    (at) => heads[at]?.role === "partNumber" && (heads[at].rank <= 4 || isOfDealer(columns[at]!)),
  );
}

/** The name of a part: by its heading, or the value that no better number left over. */
function nameColumn(
  heads: readonly (Head | undefined)[],
  columns: readonly string[][],
  part: number,
): number {
  const by = (test: (head: Head) => boolean) =>
    heads.findIndex((head, at) => head && at !== part && test(head) && !isCounting(columns[at]!));
  const named = by(({ role }) => role === "productName");
  return named === -1
    ? by(({ role, rank }) => role === "partNumber" && [nameAndNumber, valueRank].includes(rank))
    : named;
}

/** The usual order is part number, maker, quantity; other orders are recognised by the cells. */
function guessed(columns: readonly string[][]): Found {
  const at = columns.map((_, index) => index);
  const counting = columns.length > 1 && isCounting(columns[0] ?? []) ? 0 : -1;
  const left = at.filter((one) => one !== counting && columns[one]!.length > 0);
  const unit = left.find((one) => most(columns[one]!, (cell) => isUnit(cell)));
  const references = left.find(
    (one) => isReferences(columns[one]!) && columns[one]!.some((cell) => /[,\s]/.test(cell)),
  );
  const open = left.filter((one) => one !== unit && one !== references);
  const numeric = open.filter((one) => one !== open[0] && isNumeric(columns[one]!));
  const texts = open.filter((one) => !numeric.includes(one));
  const alike = texts.filter((one) => looksLikeNumbers(columns[one]!));
  const part = alike.length === 1 ? alike[0] : texts.length < 3 ? texts[0] : undefined;
  const makers = texts.filter((one) => one !== part);
  const quantity = numeric.length === 1 ? numeric[0] : undefined;
  const maker = part !== undefined && makers.length === 1 ? makers[0] : undefined;
  const roleAt = new Map<number | undefined, ListRole>([
    [unit, "unit"],
    [references, "references"],
    [maker, "manufactorName"],
    [quantity, "quantity"],
    [part, "partNumber"],
  ]);
  return {
    roles: at.map((one): ListRole => roleAt.get(one) ?? "none"),
    isUnclear: columns.length > 0 && (part === undefined || numeric.length > 1),
  };
}

const isUnit = (cell: string) => unitOf(cell) !== undefined || /^(?:ea|pcs?|개|个)\.?$/i.test(cell);
