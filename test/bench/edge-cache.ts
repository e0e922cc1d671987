import { productRoutes } from "@bupum/shared/catalogue/products/contract";
import { randomOf } from "../kit/random.ts";
import type { Section } from "./report.ts";

const parts = 100_000;
/** Views follow Zipf's law: the n-th most viewed part has 1/n of the first one's views. */
const exponent = 1;
const languages = [0.85, 0.1, 0.05];
const perSecond = [1, 10, 100];
const hours = 1;

/** The index at which ascending sums reach a fraction of the last one. */
function placeOf(sums: Float64Array, fraction: number): number {
  const wanted = fraction * sums.at(-1)!;
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const sumsOf = (count: number, weight: (at: number) => number) => {
  let sum = 0;
  return Float64Array.from({ length: count }, (_, at) => (sum += weight(at)));
};

/** The share of guests' views that the edge answers if each is cached for so many seconds. */
function hitRate(rate: number, keptSeconds: number): number {
  const random = randomOf(9);
  const byRank = sumsOf(parts, (at) => 1 / (at + 1) ** exponent);
  const byLanguage = sumsOf(languages.length, (at) => languages[at]!);
  const keptUntil = new Map<number, number>();
  const views = rate * 3_600 * hours;
  let hits = 0;
  for (let view = 0, at = 0; view < views; view++) {
    // Views are independent: the time between two is exponentially distributed.
    at -= Math.log(1 - random()) / rate;
    const key = placeOf(byRank, random()) * languages.length + placeOf(byLanguage, random());
    if ((keptUntil.get(key) ?? 0) > at) hits += 1;
    else keptUntil.set(key, at + keptSeconds);
  }
  return hits / views;
}

/** How many of the guests' views reach the API, where few parts have most of the views. */
export async function edgeCache(): Promise<Section> {
  const kept = productRoutes.get.cache;
  const rates = perSecond.map((rate) => ({ rate, hits: hitRate(rate, kept) }));
  const text = rates.map(({ rate, hits }) => `${(hits * 100).toFixed(0)} % at ${rate}/s`);
  return {
    figures: rates,
    lines: [
      {
        what: `guests' views of ${parts} parts that the edge answers, each kept ${kept} s`,
        measured: text.join(", "),
      },
    ],
  };
}
