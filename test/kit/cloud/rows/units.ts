import type { Attribute } from "@bupum/functions/kernel/rows/attributes";
import { type Key, nameOf } from "@bupum/functions/kernel/rows/write-request";
import type { Row } from "./expressions.ts";

// What AWS counts: units of 4 KB for reads and of 1 KB for writes, of the table and its indexes.

export const indexes = ["gsi1", "gsi2"] as const;
export type Index = (typeof indexes)[number];

// A row is never changed once it is made: its text and its size are found once.
const texts = new WeakMap<Row, string>();
const sizes = new WeakMap<Row, number>();

/** A row as the text that would be sent; that of no row equals no row's. */
export function textOf(row: Row | undefined): string {
  if (!row) return "";
  const text = texts.get(row) ?? JSON.stringify(row);
  texts.set(row, text);
  return text;
}

export type EventName = "INSERT" | "MODIFY" | "REMOVE";

/** What a stream calls a write; undefined, as in AWS, where it leaves the row as it was. */
export function eventNameOf(
  before: Row | undefined,
  after: Row | undefined,
): EventName | undefined {
  if (textOf(before) === textOf(after)) return undefined;
  return before ? (after ? "MODIFY" : "REMOVE") : "INSERT";
}

export function bytesOf(row: Row): number {
  const size = sizes.get(row) ?? bytesOfAll(row);
  sizes.set(row, size);
  return size;
}

function bytesOfAll(row: Row): number {
  let sum = 0;
  for (const name in row) sum += Buffer.byteLength(name) + bytesOfOne(row[name]!);
  return sum;
}

function bytesOfOne(attribute: Attribute): number {
  const [[type, held]] = Object.entries(attribute) as [[string, unknown]];
  switch (type) {
    case "S":
      return Buffer.byteLength(held as string);
    case "N":
      return Math.ceil((held as string).replace(/\D/g, "").length / 2) + 1;
    case "NS":
      return (held as string[]).reduce((sum, one) => sum + bytesOfOne({ N: one }), 0);
    case "SS":
      return (held as string[]).reduce((sum, one) => sum + bytesOfOne({ S: one }), 0);
    case "L":
      return (held as Attribute[]).reduce((sum, one) => sum + bytesOfOne(one) + 1, 3);
    case "M":
      return bytesOfAll(held as Row) + Object.keys(held as Row).length + 3;
    default:
      return 1;
  }
}

const unitsOf = (bytes: number, unit: number) => Math.max(1, Math.ceil(bytes / unit));

export const readUnits = (bytes: number, isConsistent: boolean): number =>
  unitsOf(bytes, 4096) / (isConsistent ? 1 : 2);

/** The place of a row in an index; undefined where it is in none. */
export function placeIn(
  index: Index,
  row: Row | undefined,
): { pk: string; sk: string } | undefined {
  const [pk, sk] = [row?.[`${index}pk`]?.["S"], row?.[`${index}sk`]?.["S"]];
  return typeof pk === "string" && typeof sk === "string" ? { pk, sk } : undefined;
}

/** Of one row, from what it was to what it is; a transaction pays the table twice. */
export function writeUnits(
  before: Row | undefined,
  after: Row | undefined,
  isInTransaction: boolean,
) {
  const [was, is] = [before, after].map((row) => (row ? unitsOf(bytesOf(row), 1024) : 0)) as [
    number,
    number,
  ];
  const isSame = textOf(before) === textOf(after);
  const beside = indexes.map((index) => {
    const [from, to] = [placeIn(index, before), placeIn(index, after)];
    if (!from && !to) return 0;
    if (!from || !to) return to ? is : was;
    if (from.pk !== to.pk || from.sk !== to.sk) return was + is;
    return isSame ? 0 : Math.max(was, is);
  });
  const factor = isInTransaction ? 2 : 1;
  return factor * beside.reduce((sum, units) => sum + units, Math.max(was, is, 1));
}

/** Bytes that DynamoDB takes of a partition's and of a sort key, in the table and its indexes. */
const mostOfKey = { pk: 2048, sk: 1024 };

const mostOfRow = 400 * 1024;

/** As DynamoDB refuses what it cannot do. */
export const refusal = (message: string): Error =>
  Object.assign(new Error(message), { name: "ValidationException" });

/** Throws as DynamoDB does where a row is larger, or a key of an index is none, empty or longer. */
export function mustFit(row: Row): void {
  if (bytesOf(row) > mostOfRow) throw refusal(`A row is larger than ${mostOfRow} bytes.`);
  for (const prefix of ["", "gsi1", "gsi2"])
    for (const [name, most] of Object.entries(mostOfKey)) {
      const held = row[`${prefix}${name}`];
      if (held === undefined) continue;
      const { S: key } = held;
      if (typeof key !== "string" || key === "") throw refusal(`${prefix}${name} is no text.`);
      if (Buffer.byteLength(key) > most)
        throw refusal(`${prefix}${name} is longer than ${most} bytes.`);
    }
}

/** The key that a row, or a request, names. */
export const keyOf = ({ pk, sk }: Row): Key => ({ pk: String(pk?.["S"]), sk: String(sk?.["S"]) });

/** Throws as DynamoDB does where a request names too many rows, or one twice. */
export function mustBeApart(what: string, keys: readonly Key[], most: number): void {
  if (keys.length > most) throw refusal(`${keys.length} rows to ${what}; ${most} are the most.`);
  const names = new Set(keys.map(nameOf));
  if (names.size < keys.length) throw refusal(`A request to ${what} names a row twice.`);
}
