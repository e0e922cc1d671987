import { languageOfPath, prefixOf } from "@bupum/shared/kernel/language/site-path";
import { loadWords } from "@bupum/ui/feature-words";
import { ask } from "@bupum/ui/frame/dialogs";
import { useWords } from "../words.ts";
import type { ko } from "./words/ko.ts";

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
function PlanLimits({ feature, most }: { feature: string; most: number }) {
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

function Answer({ of }: { of: "subscribe" | "close" }) {
  return useWords("plan")(of);
}

/** Leads to the subscription, which leads back here afterwards. */
function lead(): void {
  const { language, rest } = languageOfPath(location.pathname);
  // The refused page as a path of the router, without a language.
  const back = `${prefixOf(language)}${rest}${location.search}`;
  const to = `${prefixOf(language)}/mypage/subscribe?${new URLSearchParams({ back })}`;
  // The dialogs are outside the router, which follows the browser's own history.
  history.pushState(null, "", to);
}

/** The upsell: it asks, leads to the subscription, and closes. */
export async function askPlan(feature: string, title: string, most: number): Promise<void> {
  await loadWords("plan");
  const answer = await ask({
    title,
    body: <PlanLimits feature={feature} most={most} />,
    primary: <Answer of="subscribe" />,
    secondary: <Answer of="close" />,
  });
  if (answer === "primary") lead();
}
