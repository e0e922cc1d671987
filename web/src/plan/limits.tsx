import type { ko } from "./words/ko.ts";
import { useWords } from "../words.ts";

type Feature = keyof typeof ko.closed;
const features = {
  ESTIMATE_LINES: true,
  ESTIMATE_SELLERS: true,
  AUTO_SELLERS: true,
  AWARD_OPTIMISER: true,
  LIVE_LISTINGS: true,
  BULK_FILES: true,
  EXPORT_ROWS: true,
  ANSWER_SHEET: true,
  BOM: true,
  other: true,
} satisfies Record<Feature, true>;
const isFeature = (name: string): name is Feature => Object.hasOwn(features, name);

/** What the member's plan closes, what the other plan opens, and what is open to everybody. */
export function PlanLimits({ feature, most }: { feature: string; most: number }) {
  const say = useWords("plan");
  const known = isFeature(feature) ? feature : "other";
  return (
    <>
      <p>{say(`closed.${known}`, { most })}</p>
      <p>{say(`opens.${known}`)}</p>
      <p>{say("always")}</p>
    </>
  );
}
