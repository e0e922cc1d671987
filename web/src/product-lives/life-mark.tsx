import type { Life } from "@bupum/shared/catalogue/products/life";
import { lifeOn } from "@bupum/shared/catalogue/products/lives";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { Status } from "@bupum/ui/display/status";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";

/** The life of a part as a badge: "단종", or "마지막 주문 접수 · 12월 31일까지 주문" (D35-3). */
export function LifeMark({ of }: { of: Life }) {
  const say = useWords("productLives");
  const days = useDays();
  const state = lifeOn(of, seoulDay(useNow()));
  const { lastOrderDay } = of;
  const until =
    state === "LAST_ORDER" && lastOrderDay && say("until", { date: days.day(lastOrderDay) });
  return (
    <Status of={state} meaning={state === "LAST_ORDER" ? "waiting" : "over"}>
      {[say(`states.${state}`), until].filter(Boolean).join(" · ")}
    </Status>
  );
}
