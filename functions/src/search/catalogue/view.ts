import { build, type TermKind } from "./build.ts";
import { type Catalogue, open } from "./catalogue.ts";
import type { Entry } from "./entry.ts";
import { remembered } from "./remembered.ts";
import { any, ascending, every, minus, none, type Ordinals } from "./sets.ts";

/** A small catalogue of changes, which hides what older catalogues have of the same ids. */
interface Layer {
  catalogue: Catalogue;
  changes: ReadonlyMap<string, Entry>;
}
const layerOf = (changes: ReadonlyMap<string, Entry>): Layer => ({
  catalogue: open(build(changes.values())),
  changes,
});
const noLayer = layerOf(new Map());

/**
 * What changed since a snapshot, in two layers: the recent one is small and built anew at each poll
 * that brings changes, the settled one only when the recent one has grown (S1-9).
 */
export interface Overlay {
  settled: Layer;
  recent: Layer;
}

/** The recent layer has at most so many entries, or this share of the settled ones. */
const mostRecent = { entries: 500, share: 1 / 8 };

/** The overlay of all changes since the same snapshot, and what the one before can keep of it. */
export function overlayOf(changes: ReadonlyMap<string, Entry>, before?: Overlay): Overlay {
  const settled = before?.settled ?? noLayer;
  const recent = new Map<string, Entry>();
  for (const [id, entry] of changes) if (settled.changes.get(id) !== entry) recent.set(id, entry);
  const { size } = settled.changes;
  return recent.size > Math.max(mostRecent.entries, size * mostRecent.share)
    ? { settled: layerOf(changes), recent: noLayer }
    : { settled, recent: recent.size > 0 ? layerOf(recent) : noLayer };
}

/** One of the catalogues of a view, with what of it is shown no longer. */
export interface Segment {
  catalogue: Catalogue;
  hidden: Ordinals;
}

/** A set over the catalogues of a view: a list of ordinals for each. */
export type Found = readonly Ordinals[];
const nothing: Found = [none, none, none];

export const isEmpty = (found: Found): boolean => found.every(({ length }) => length === 0);
export const anyOf = (all: readonly Found[]): Found => merged(all, any);
export const everyOf = (all: readonly Found[]): Found => merged(all, every);
export const minusOf = (left: Found, right: Found): Found =>
  left.map((list, at) => minus(list, right[at] ?? none));
const merged = (all: readonly Found[], join: (lists: Ordinals[]) => Ordinals): Found => {
  const [first] = all;
  if (!first) return nothing;
  return all.length === 1
    ? first
    : first.map((_list, at) => join(all.map((found) => found[at] ?? none)));
};

/** What a layer hides of an older catalogue; a settled layer hides the same for many polls. */
const hiddenBy = new WeakMap<Layer, WeakMap<Catalogue, Ordinals>>();
function hiddenIn(catalogue: Catalogue, layer: Layer): Ordinals {
  const known = hiddenBy.get(layer) ?? new WeakMap<Catalogue, Ordinals>();
  hiddenBy.set(layer, known);
  let hidden = known.get(catalogue);
  if (!hidden) {
    const places = [...layer.changes.keys()]
      .map((id) => catalogue.placeOf(id))
      .filter(({ isThere }) => isThere);
    hidden = ascending(Uint32Array.from(places, ({ ordinal }) => ordinal));
    known.set(catalogue, hidden);
  }
  return hidden;
}

/** A snapshot with the changes since laid over it, as if it were one catalogue. */
export class View {
  readonly segments: readonly Segment[];

  constructor(catalogue: Catalogue, { settled, recent }: Overlay) {
    const hiddenBySettled = hiddenIn(catalogue, settled);
    this.segments = [
      { catalogue, hidden: any([hiddenBySettled, hiddenIn(catalogue, recent)]) },
      { catalogue: settled.catalogue, hidden: hiddenIn(settled.catalogue, recent) },
      { catalogue: recent.catalogue, hidden: none },
    ];
  }

  get nothing(): Found {
    return nothing;
  }
  get everything(): Found {
    return this.shown((catalogue) =>
      remembered(catalogue, "all", () =>
        Uint32Array.from({ length: catalogue.count }, (_, at) => at),
      ),
    );
  }

  /** What of each catalogue is found, without what is hidden. */
  shown(find: (catalogue: Catalogue) => Ordinals): Found {
    return this.segments.map(({ catalogue, hidden }) => minus(find(catalogue), hidden));
  }

  having(kind: TermKind, text: string): Found {
    return this.shown((catalogue) =>
      remembered(catalogue, `${kind} ${text}`, () => catalogue.having(kind, text)),
    );
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
    return this.shown((catalogue) =>
      remembered(catalogue, `inside ${piece}`, () => {
        const { korean, koreanTerms, postings } = catalogue;
        const [from, to] = korean.rangeOf(piece);
        const terms = new Set<number>();
        for (let ending = from; ending < to; ending++)
          terms.add(koreanTerms[korean.textOf(ending)]!);
        return any([...terms].map((term) => postings.at(term)));
      }),
    );
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

/** What a thing has in a column, as the newest catalogue that has it says it. */
export function valuesOf({ segments }: View, column: string, id: string): string[] {
  for (const { catalogue } of segments.toReversed()) {
    const { ordinal, isThere } = catalogue.placeOf(id);
    if (isThere) return catalogue.choices.get(column)?.of(ordinal) ?? [];
  }
  return [];
}
