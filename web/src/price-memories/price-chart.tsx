import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import { supplyPrice } from "@bupum/shared/deal/price-memories/rules";
import { type Currency, converted } from "@bupum/shared/kernel/money/amounts";
import { useDays } from "@bupum/ui/display/days";
import { moneyText, RatesContext } from "@bupum/ui/display/money";
import { useContext } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./price-memories.module.css";

const [width, height, margin] = [480, 96, 8];

/** The prices paid over time, without VAT, in the currency of the newest one. */
export function PriceChart({ of }: { of: readonly PastPrice[] }) {
  const say = useWords("priceMemories");
  const days = useDays();
  const language = useLocale();
  const rates = useContext(RatesContext);
  const currency: Currency = of[0]?.currency ?? "KRW";
  const points = of.toReversed().flatMap((one) => {
    const amount = converted(supplyPrice(one), [one.currency, currency], rates?.toKrw ?? {});
    return amount === undefined ? [] : [{ amount, at: one.at, day: Date.parse(one.at) }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const amounts = points.map(({ amount }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const across = placing([first.day, last.day], [margin, width - margin]);
  const down = placing([most, least], [margin, height - margin]);
  const text = (amount: number) => moneyText({ amount, currency }, language);
  const places = points.map(({ amount, day }) => ({ x: across(day), y: down(amount) }));
  return (
    <figure className={styles["chart"]}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say("chart", {
          count: points.length,
          from: days.dayOf(first.at),
          to: days.dayOf(last.at),
          least: text(least),
          most: text(most),
        })}
      >
        <polyline points={places.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {places.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />
        ))}
      </svg>
      <figcaption aria-hidden>
        <span>{days.dayOf(first.at)}</span>
        <span>
          {text(least)} ~ {text(most)}
        </span>
        <span>{days.dayOf(last.at)}</span>
      </figcaption>
    </figure>
  );
}

/** From a range of values to one of pixels; its middle where all values are the same. */
const placing =
  ([low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
  (value: number): number =>
    low === high
      ? (from + to) / 2
      : Math.round(from + ((value - low) / (high - low)) * (to - from));
