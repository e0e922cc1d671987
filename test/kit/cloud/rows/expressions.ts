import type { Attribute } from "@bupum/functions/kernel/rows/attributes";

/** A row as DynamoDB sends and takes it. */
export type Row = Record<string, Attribute>;

/** What an expression's `#name` and `:value` stand for. */
export interface Terms {
  names: Record<string, string>;
  values: Row;
}

const unknown = (text: string) => new Error(`The table in this process does not know: ${text}`);

/** Whether a row, or the absence of one, meets a condition in the forms that guards have. */
export const meets = (condition: string, row: Row | undefined, terms: Terms): boolean =>
  condition.split(" AND ").every((one) => meetsOne(one, row, terms));

function meetsOne(text: string, row: Row | undefined, terms: Terms): boolean {
  const either = /^\((.+) OR (.+)\)$/.exec(text);
  if (either) return either.slice(1).some((one) => meetsOne(one, row, terms));
  const presence = /^attribute_(not_)?exists\(#(\w+)\)$/.exec(text);
  if (presence) return (row?.[nameIn(terms, presence[2]!)] !== undefined) !== Boolean(presence[1]);
  const compared = /^#(\w+) (=|>=|<) :(\w+)$/.exec(text);
  if (!compared) throw unknown(text);
  const [, name, sign, label] = compared as unknown as [string, string, string, string];
  return compare(row?.[nameIn(terms, name)], sign, valueIn(terms, label));
}

function compare(held: Attribute | undefined, sign: string, given: Attribute): boolean {
  if (held === undefined) return false;
  if (sign === "=") return JSON.stringify(held) === JSON.stringify(given);
  const [type] = Object.keys(held);
  if (type !== Object.keys(given)[0]) return false;
  if (type !== "N" && type !== "S") throw unknown(`${type} ${sign}`);
  const [left, right] = [held, given].map((one) =>
    type === "N" ? Number(one[type]) : String(one[type]),
  ) as [number | string, number | string];
  return sign === "<" ? left < right : left >= right;
}

/** The row after an update in the forms that changes have. */
export function updated(update: string, row: Row, terms: Terms): Row {
  const after = { ...row };
  for (const [, word, list] of update.matchAll(
    /(SET|REMOVE|ADD|DELETE) (.+?)(?= REMOVE| ADD| DELETE|$)/g,
  ))
    for (const part of partsOf(list!)) change(after, word!, part, terms);
  return after;
}

/** Commas stand between parts, and within `if_not_exists`. */
const partsOf = (list: string) => list.split(/, (?![^(]*\))/);

function change(row: Row, word: string, part: string, terms: Terms): void {
  const form = /^#(\w+)(?: = )?(if_not_exists\(#\1, )? ?(?::(\w+))?\)?$/.exec(part);
  if (!form) throw unknown(`${word} ${part}`);
  const name = nameIn(terms, form[1]!);
  if (word === "REMOVE") Reflect.deleteProperty(row, name);
  else if (word === "SET" && (!form[2] || row[name] === undefined))
    row[name] = valueIn(terms, form[3]!);
  else if (word === "ADD") row[name] = sumOf(row[name], valueIn(terms, form[3]!));
  else if (word === "DELETE") {
    const left = membersOf(row[name]).filter(
      (one) => !membersOf(valueIn(terms, form[3]!)).includes(one),
    );
    // DynamoDB keeps no empty set.
    if (left.length > 0) row[name] = { NS: left };
    else Reflect.deleteProperty(row, name);
  } else if (word !== "SET") throw unknown(`${word} ${part}`);
}

/** The attributes that an update names, in whichever of its parts. */
export const namedIn = (update: string, terms: Terms): string[] => [
  ...new Set([...update.matchAll(/#(\w+)/g)].map(([, name]) => nameIn(terms, name!))),
];

function sumOf(held: Attribute | undefined, given: Attribute): Attribute {
  if (given["NS"]) return { NS: [...new Set([...membersOf(held), ...membersOf(given)])] };
  if (given["N"] === undefined) throw unknown("ADD of what is no number");
  return { N: String(Number(held?.["N"] ?? 0) + Number(given["N"])) };
}

/** Members of a set of numbers; none where there is no set. */
function membersOf(held: Attribute | undefined): string[] {
  if (held && held["NS"] === undefined) throw unknown("a set that holds no numbers");
  return (held?.["NS"] ?? []) as string[];
}

function nameIn({ names }: Terms, name: string): string {
  const found = names[`#${name}`];
  if (found === undefined) throw unknown(`#${name}`);
  return found;
}
function valueIn({ values }: Terms, label: string): Attribute {
  const found = values[`:${label}`];
  if (found === undefined) throw unknown(`:${label}`);
  return found;
}
