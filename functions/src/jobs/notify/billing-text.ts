import { dayText } from "@bupum/shared/kernel/calendar/day-text";
import { fill } from "@bupum/shared/kernel/words/faults";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { BillingEvent } from "@bupum/shared/billing/subscribes/billing-events";
import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import { en } from "@bupum/shared/billing/subscribes/words/en";
import { ko } from "@bupum/shared/billing/subscribes/words/ko";
import type { BillingWords } from "@bupum/shared/billing/subscribes/words/types";
import { zh } from "@bupum/shared/billing/subscribes/words/zh";

const allWords: Record<Language, BillingWords> = { ko, en, zh };
/** The day in Seoul with its year, since it may be in the next year. */
const dayOf = (at: Instant, language: Language): string => dayText(seoulDay(at), language);

type Params = Record<string, string | number>;

/** Parameters in readable form: amounts in won, days in Seoul, types in words. */
function readable(params: Params, words: BillingWords, language: Language): Params {
  const read = Object.entries(params).map(([name, value]) => {
    if (typeof value === "number")
      return [name, fill(words.won, { amount: value.toLocaleString("en") })];
    // The raising code passes one of our types.
    if (name === "type") return [name, words.types[value as SubscribeType]];
    return [name, /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? dayOf(value, language) : value];
  });
  return Object.fromEntries(read) as Params;
}

/** Title, body and button of a mail about a subscription, and why it comes. */
export function billingText(
  { event, params }: { event: BillingEvent; params: Params },
  language: Language,
): { title: string; body: string; button: string; why: string } {
  const words = allWords[language];
  const { title, body, button } = words.events[event];
  const read = readable(params, words, language);
  return { title: fill(title, read), body: fill(body, read), button, why: words.why };
}
