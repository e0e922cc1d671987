import { addDays, type Day, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { Button, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWords } from "../words.ts";
import type { Period } from "./queries.ts";
import styles from "./statistics.module.css";

/** The usual periods by weeks before the running one; `this` is the running one alone. */
const spans = [
  { words: "thisWeek", first: 0, last: 0 },
  { words: "lastWeek", first: 1, last: 1 },
  { words: "fourWeeks", first: 4, last: 1 },
  { words: "quarter", first: 13, last: 1 },
  { words: "year", first: 52, last: 1 },
] as const;

const firstShown = spans[2];

/** The Monday of a day's week. */
const mondayOf = (on: Day) => addDays(on, -((new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The running week, the usual spans of whole weeks, and any two days, which the address keeps. */
export function PeriodChoice({ search }: { search: Period }) {
  const say = useWords("tradeStatistics");
  const navigate = useNavigate();
  const [monday] = useState(() => mondayOf(seoulDay(toInstant(new Date()))));
  const choose = (period: Period) =>
    void navigate({ to: "/trade-statistics", search: period, replace: true });
  const isUsual = !search.startDate && !search.endDate;
  return (
    <div className={styles["period"]} role="group" aria-label={say("choose")}>
      {spans.map((span) => {
        const period = {
          startDate: addDays(monday, -7 * span.first),
          endDate: addDays(monday, 6 - 7 * span.last),
        };
        const isChosen = isUsual
          ? span === firstShown
          : period.startDate === search.startDate && period.endDate === search.endDate;
        return (
          <Button
            key={span.words}
            size="sm"
            variant={isChosen ? "filled" : "default"}
            aria-pressed={isChosen}
            onClick={() => choose(period)}
          >
            {say(`spans.${span.words}`)}
          </Button>
        );
      })}
      {(["startDate", "endDate"] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          size="sm"
          aria-label={say(name)}
          value={search[name] ?? ""}
          max={addDays(monday, 6)}
          onChange={({ currentTarget: { value } }) =>
            choose({ ...search, [name]: value || undefined })
          }
        />
      ))}
    </div>
  );
}
