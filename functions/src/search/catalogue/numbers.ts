import type { View } from "./view.ts";

/** A number of a thing, as it is shown while somebody types. */
export interface Numbered {
  id: string;
  /** As it is written. */
  number: string;
  label: string;
}

/** Numbers of a view that begin so, in the order of letters. */
export function numbersFrom(view: View, beginning: string, most: number): Numbered[] {
  if (beginning === "") return [];
  const found = view.segments.flatMap(({ catalogue, hidden }) => {
    const { numbers, numberOwners, written, labels, ids } = catalogue;
    const [from, to] = numbers.rangeOf(beginning);
    const own: (Numbered & { key: string })[] = [];
    for (let ending = from; ending < to && own.length < most; ending++) {
      const text = numbers.textOf(ending);
      const owner = numberOwners[text]!;
      if (!numbers.isWhole(ending, text) || hidden.includes(owner)) continue;
      const number = written.at(text);
      const key = numbers.at(text);
      own.push({ key, id: ids.at(owner), number, label: labels.of(owner)[0]! });
    }
    return own;
  });
  return found
    .toSorted((left, right) => (left.key < right.key ? -1 : 1))
    .slice(0, most)
    .map(({ id, number, label }) => ({ id, number, label }));
}

/** Ids of things with exactly this number. */
export const idsNumbered = (view: View, number: string, most: number): string[] =>
  view
    .numbered(number)
    .flatMap((ordinals, at) =>
      Array.from(ordinals, (ordinal) => view.segments[at]!.catalogue.ids.at(ordinal)),
    )
    .slice(0, most);
