import type { Life } from "@bupum/shared/catalogue/products/life";
import { lifeOn } from "@bupum/shared/catalogue/products/lives";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { Status } from "@bupum/ui/display/status";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";

interface LifeMarkProps {
  of: Life;
  /** The state alone, as text, where a line has no room for a badge. */
  isPlain?: boolean;
}

/** The life of a part as a badge: "단종", or "마지막 주문 접수 12월 31일까지 주문" (D35-3). */
export function LifeMark({ of, isPlain = false }: LifeMarkProps) {
  const say = useWords("productLives");
  const days = useDays();
  const state = lifeOn(of, seoulDay(useNow()));
  if (isPlain) return <b>{say(`states.${state}`)} · </b>;
  const { lastOrderDay } = of;
  const until =
    state === "LAST_ORDER" && lastOrderDay && say("until", { date: days.day(lastOrderDay) });
  return (
    // The day may wrap below the state on a phone.
    <span>
      <Status of={state} meaning={state === "LAST_ORDER" ? "waiting" : "over"}>
        {say(`states.${state}`)}
      </Status>{" "}
      {until}
    </span>
  );
}
