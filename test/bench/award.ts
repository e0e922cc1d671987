import { cheapestAward } from "@bupum/shared/deal/award-plans/presets";
import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { randomOf } from "../kit/random.ts";
import { quantile, type Section } from "./report.ts";

const lines = 50;
const sellers = 10;
const rounds = 20;
const mostMs = 200;

/** Everybody quotes everything, at prices near each other, so that little can be passed over. */
function bidsOf(random: () => number): Bid[] {
  const prices = Array.from({ length: lines }, () => 1_000 + random() * 1_000_000);
  return Array.from({ length: sellers }).flatMap((_, seller) => {
    const feeWon = Math.floor(random() * 300_000);
    return prices.map(
      (price, line) =>
        ({
          requestLineId: `l${line}`,
          sellerId: `sel_${seller}`,
          goodsWon: Math.round(price * (0.95 + random() * 0.1)),
          feeWon,
          isShort: false,
          // Only what choosing looks at.
        }) as Bid,
    );
  });
}

/** The cheapest division of a request of 50 lines among ten sellers (D3-18). */
export function award(): Promise<Section> {
  const random = randomOf(110);
  const measured = [1, 2, 3, 5, sellers].map((most) => {
    const times = Array.from({ length: rounds }, () => {
      const bids = bidsOf(random);
      const start = performance.now();
      cheapestAward(bids, most);
      return performance.now() - start;
    });
    return { most, medianMs: quantile(times, 0.5), slowestMs: Math.max(...times) };
  });
  return Promise.resolve({
    lines: measured.map(({ most, medianMs, slowestMs }) => ({
      what: `award, ${lines} lines, at most ${most} of ${sellers} sellers`,
      measured: `${medianMs.toFixed(1)} ms, slowest ${slowestMs.toFixed(1)} ms`,
      budget: `${mostMs} ms`,
      ok: slowestMs <= mostMs,
    })),
    figures: measured,
  });
}
