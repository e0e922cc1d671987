import { signOf } from "@bupum/ui/display/money";
import { useFormatter, useLocale } from "use-intl";
import { useWords } from "../words.ts";
import type { MeasureName } from "./measures.ts";

const [hour, day] = [60, 24 * 60];

/** The text of a value, short enough for a heading. */
export function useTexts() {
  const say = useWords("tradeStatistics");
  const format = useFormatter();
  const won = signOf("KRW", useLocale());
  const took = (minutes: number) =>
    minutes < hour
      ? say("minutes", { count: Math.round(minutes) })
      : minutes < 2 * day
        ? say("hours", { count: Math.round(minutes / hour) })
        : say("days", { count: Math.round(minutes / day) });
  const texts: Record<MeasureName, (value: number) => string> = {
    requests: (value) => format.number(value),
    answer: took,
    // The sign stands where it does in every other sum.
    value: (value) =>
      `${won.before}${format.number(value, { notation: "compact", maximumFractionDigits: 1 })}${won.after}`,
    conversion: (value) => format.number(value, { style: "percent", maximumFractionDigits: 1 }),
  };
  return (name: MeasureName, value: number | undefined) =>
    value === undefined ? say("nothing") : texts[name](value);
}

/** Days of a week in the reader's language; a day in Seoul is formatted without a time zone. */
export function useDayTexts() {
  const format = useFormatter();
  return (on: string, parts: object) =>
    format.dateTime(new Date(`${on}T00:00:00Z`), { ...parts, timeZone: "UTC" });
}
