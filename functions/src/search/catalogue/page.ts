import type { RankedHits } from "./ranking.ts";
import type { Tier, TierName } from "./tiers.ts";
import type { View } from "./view.ts";

/** The sort key of a hit: a place that stays where it is when the catalogue changes. */
export interface Place {
  rank: number;
  id: string;
}
export interface Hit extends Place {
  tier: TierName;
}
export interface Wanted {
  limit: number;
  /** Hits of pages before, where a page is asked for by its number. */
  skip?: number | undefined;
  /** The last hit of the page before. */
  after?: Place | undefined;
}

/** Some hits with the lowest keys, kept in a heap whose root is the highest of them. */
class Lowest {
  readonly places: number[] = [];
  readonly #most: number;
  readonly #hits: RankedHits;
  constructor(hits: RankedHits, most: number) {
    this.#hits = hits;
    this.#most = most;
  }

  #isBelow(left: number, right: number): boolean {
    const { ranks, ordinals } = this.#hits;
    const [one, other] = [ranks[left]!, ranks[right]!];
    return one < other || (one === other && ordinals[left]! < ordinals[right]!);
  }
  /** Whether a hit of this rank is above all that are kept. */
  isAbove(rank: number): boolean {
    const { places } = this;
    return places.length === this.#most && rank > this.#hits.ranks[places[0]!]!;
  }
  add(place: number): void {
    const { places } = this;
    if (places.length < this.#most) {
      places.push(place);
      this.#rise(places.length - 1);
    } else if (this.#most > 0 && this.#isBelow(place, places[0]!)) {
      places[0] = place;
      this.#sink();
    }
  }
  #swap(left: number, right: number): void {
    const { places } = this;
    [places[left], places[right]] = [places[right]!, places[left]!];
  }
  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.#isBelow(this.places[parent]!, this.places[at]!)) return;
      this.#swap(parent, at);
      at = parent;
    }
  }
  #sink(): void {
    const { places } = this;
    for (let at = 0; ;) {
      let highest = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < places.length && this.#isBelow(places[highest]!, places[child]!))
          highest = child;
      if (highest === at) return;
      this.#swap(at, highest);
      at = highest;
    }
  }
}

const before = (left: Place, right: Place) =>
  left.rank - right.rank || (left.id > right.id ? -1 : 1);

/** One page of hits, and whether there are more. */
export function pageOf(
  view: View,
  hits: readonly RankedHits[],
  tiers: readonly Tier[],
  { limit, skip = 0, after }: Wanted,
): { hits: Hit[]; next?: Place } {
  if (limit === 0) return { hits: [] };
  const most = skip + limit + 1;
  const found = view.segments.flatMap(({ catalogue }, segment) => {
    const own = hits[segment]!;
    const lowest = new Lowest(own, most);
    const place = after && catalogue.placeOf(after.id);
    const first = place ? place.ordinal + (place.isThere ? 1 : 0) : 0;
    for (let at = 0; at < own.ordinals.length; at++) {
      const rank = own.ranks[at]!;
      if (lowest.isAbove(rank)) continue;
      const isShown =
        after && (rank < after.rank || (rank === after.rank && own.ordinals[at]! < first));
      if (!isShown) lowest.add(at);
    }
    return lowest.places.map((at): Hit => ({
      rank: own.ranks[at]!,
      id: catalogue.ids.at(own.ordinals[at]!),
      tier: tiers[own.tiers[at]!]!.name,
    }));
  });
  const page = found.toSorted(before).slice(skip, skip + limit + 1);
  const shown = page.slice(0, limit);
  const last = shown.at(-1);
  if (page.length <= limit || !last) return { hits: shown };
  return { hits: shown, next: { rank: last.rank, id: last.id } };
}
