import type { ChoiceColumn } from "./catalogue.ts";
import type { Strings } from "./strings.ts";

// A hundred specifications share one column: a column of their own would cost each product four
// bytes a specification that it does not have. Its texts are "poles=3"; sorted, so that the values
// of one specification are neighbours. "specification:poles" names those.

const divider = ":";

interface Group {
  column: string;
  /** What its values begin with; empty for a column that is one group. */
  prefix: string;
}
export const groupName = (column: string, key: string): string => column + divider + key;
export function groupOf(name: string): Group {
  const at = name.indexOf(divider);
  return at < 0
    ? { column: name, prefix: "" }
    : { column: name.slice(0, at), prefix: `${name.slice(at + 1)}=` };
}

/** The first place of a group's values, and the first behind them. */
export function placesOf(values: Strings, { prefix }: Group): [from: number, to: number] {
  if (prefix === "") return [0, values.length];
  // The sign behind "=" in the order of texts.
  return [values.firstFrom(prefix), values.firstFrom(`${prefix.slice(0, -1)}>`)];
}

export interface Range {
  least?: number | undefined;
  most?: number | undefined;
}
/** Whether a value, or a range of values such as "0.63..1", has something of a range. */
function isWithin(value: string, { least = -Infinity, most = Infinity }: Range): boolean {
  const [low = Number.NaN, high = low] = value.split("..").map(Number);
  return low <= most && high >= least;
}

/** Places of a group's numbers that are within a range. */
export function placesWithin(column: ChoiceColumn, group: Group, range: Range): Set<number> {
  const places = new Set<number>();
  const [from, to] = placesOf(column.values, group);
  for (let at = from; at < to; at++)
    if (isWithin(column.values.at(at).slice(group.prefix.length), range)) places.add(at);
  return places;
}
