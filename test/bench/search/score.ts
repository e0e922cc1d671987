export interface Found {
  /** Positions of the parts in the list. */
  places: number[];
  ms: number;
}
export interface KindFigures {
  n: number;
  recall30: number;
  p1: number;
  msP50: number;
  msP99: number;
}
interface Scored extends Found {
  relevant: ReadonlySet<number>;
}

const page = 30;

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));

/** The relevant parts found among the first 30, as a share of those that fit in 30 places. */
export const recallOf = ({ places, relevant }: Scored): number =>
  places.slice(0, page).filter((place) => relevant.has(place)).length /
  Math.min(page, relevant.size);

/** Figures of one kind of query; queries without any relevant part are left out. */
export function figuresOf(all: readonly Scored[]): KindFigures {
  const scored = all.filter(({ relevant }) => relevant.size > 0);
  const times = scored.map(({ ms }) => ms);
  return {
    n: scored.length,
    recall30: rounded(mean(scored.map(recallOf))),
    p1: rounded(
      mean(scored.map(({ places, relevant }) => (relevant.has(places[0] ?? -1) ? 1 : 0))),
    ),
    msP50: rounded(percentile(times, 0.5), 2),
    msP99: rounded(percentile(times, 0.99), 2),
  };
}
