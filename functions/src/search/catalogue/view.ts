import { build, type TermKind } from "./build.ts";
import { type Catalogue, open } from "./catalogue.ts";
import type { Entry } from "./entry.ts";
import { any, ascending, every, minus, none, type Ordinals } from "./sets.ts";

/** What changed since a snapshot: a small catalogue, and the ids that hide those of the snapshot. */
export interface Overlay {
  catalogue: Catalogue;
  ids: readonly string[];
}
export const overlayOf = (changes: ReadonlyMap<string, Entry>): Overlay => ({
  catalogue: open(build(changes.values())),
  ids: [...changes.keys()],
});

/** One of the two catalogues of a view, with what of it is shown no longer. */
export interface Segment {
  catalogue: Catalogue;
  hidden: Ordinals;
}

/** A set over both catalogues: a list of ordinals for each. */
export type Found = readonly Ordinals[];

export const isEmpty = (found: Found): boolean => found.every(({ length }) => length === 0);
export const anyOf = (all: readonly Found[]): Found => merged(all, any);
export const everyOf = (all: readonly Found[]): Found => merged(all, every);
export const minusOf = (left: Found, right: Found): Found =>
  left.map((list, at) => minus(list, right[at] ?? none));
const merged = (all: readonly Found[], join: (lists: Ordinals[]) => Ordinals): Found => {
  const [first] = all;
  if (!first) return [none, none];
  return all.length === 1
    ? first
    : first.map((_list, at) => join(all.map((found) => found[at] ?? none)));
};

/** A snapshot with the changes since laid over it, as if it were one catalogue. */
export class View {
  readonly segments: readonly Segment[];

  constructor(catalogue: Catalogue, { catalogue: newer, ids }: Overlay) {
    const places = ids.map((id) => catalogue.placeOf(id)).filter(({ isThere }) => isThere);
    const hidden = ascending(Uint32Array.from(places, ({ ordinal }) => ordinal));
    this.segments = [
      { catalogue, hidden },
      { catalogue: newer, hidden: none },
    ];
  }

  get nothing(): Found {
    return this.segments.map(() => none);
  }
  get everything(): Found {
    return this.shown(({ count }) => Uint32Array.from({ length: count }, (_, at) => at));
  }

  /** What of each catalogue is found, without what is hidden. */
  shown(find: (catalogue: Catalogue) => Ordinals): Found {
    return this.segments.map(({ catalogue, hidden }) => minus(find(catalogue), hidden));
  }

  having(kind: TermKind, text: string): Found {
    return this.shown((catalogue) => catalogue.having(kind, text));
  }

  /** All that have a term of a kind that begins so and is wanted. */
  beginning(kind: TermKind, text: string, isWanted = (_text: string) => true): Found {
    return this.shown((catalogue) => {
      const [from, to] = catalogue.beginning(kind, text);
      const lists: Ordinals[] = [];
      for (let term = from; term < to; term++)
        if (isWanted(catalogue.textOfTerm(term))) lists.push(catalogue.postings.at(term));
      return any(lists);
    });
  }

  /** The first terms of a kind that begin so, in the order of letters. */
  termsFrom(kind: TermKind, text: string, most: number): string[] {
    const found = this.segments.flatMap(({ catalogue }) => {
      const [from, to] = catalogue.beginning(kind, text);
      return Array.from({ length: Math.min(most, to - from) }, (_, at) =>
        catalogue.textOfTerm(from + at),
      );
    });
    return [...new Set(found)].toSorted().slice(0, most);
  }

  /** All with a Korean or Chinese text that contains a piece, as written or in the one spelling. */
  withKorean(piece: string): Found {
    return this.shown(({ korean, koreanTerms, postings }) => {
      const [from, to] = korean.rangeOf(piece);
      const terms = new Set<number>();
      for (let ending = from; ending < to; ending++) terms.add(koreanTerms[korean.textOf(ending)]!);
      return any([...terms].map((term) => postings.at(term)));
    });
  }

  /** All with a number that is wanted among those that contain a piece. */
  withNumber(
    piece: string,
    isWanted: (place: { isWhole: boolean; number: () => string; size: number }) => boolean,
  ): Found {
    return this.shown(({ numbers, numberOwners }) => {
      const [from, to] = numbers.rangeOf(piece);
      const owners = new Uint32Array(to - from);
      let count = 0;
      for (let ending = from; ending < to; ending++) {
        const text = numbers.textOf(ending);
        const isWhole = numbers.isWhole(ending, text);
        const place = { isWhole, number: () => numbers.at(text), size: numbers.sizeOf(text) };
        if (isWanted(place)) owners[count++] = numberOwners[text]!;
      }
      return ascending(owners.subarray(0, count));
    });
  }
  /** All with exactly this number. */
  numbered(number: string): Found {
    return this.shown(({ numbers, numberOwners }) =>
      ascending(Uint32Array.from(numbers.equalTo(number), (text) => numberOwners[text]!)),
    );
  }
}

/** What a thing has in a column, as the newer of the two catalogues says it. */
export function valuesOf({ segments }: View, column: string, id: string): string[] {
  for (const { catalogue } of segments.toReversed()) {
    const { ordinal, isThere } = catalogue.placeOf(id);
    if (isThere) return catalogue.choices.get(column)?.of(ordinal) ?? [];
  }
  return [];
}
