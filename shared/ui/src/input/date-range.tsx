import { addDays, type Day, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useKitWords } from "../say.ts";
import styles from "./date-range.module.css";

export interface Range {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
}

const spans = [
  { words: "week", days: 7 },
  { words: "month", days: 30 },
  { words: "quarter", days: 90 },
] as const;

/** Two days by the platform's own picker, and the usual spans up to today in Seoul. */
export function DateRange(props: { value: Range; onChange: (range: Range) => void }) {
  const { value, onChange } = props;
  const say = useKitWords();
  const [today] = useState(() => seoulDay(toInstant(new Date())));
  return (
    <div className={styles["range"]} data-wide>
      <TextInput
        type="date"
        size="sm"
        aria-label={say("dates.from")}
        value={value.startDate ?? ""}
        max={value.endDate ?? today}
        onChange={({ currentTarget }) =>
          onChange({ ...value, startDate: currentTarget.value || undefined })
        }
      />
      <span aria-hidden>–</span>
      <TextInput
        type="date"
        size="sm"
        aria-label={say("dates.to")}
        value={value.endDate ?? ""}
        min={value.startDate}
        onChange={({ currentTarget }) =>
          onChange({ ...value, endDate: currentTarget.value || undefined })
        }
      />
      {spans.map(({ words, days }) => (
        <Button
          key={words}
          size="sm"
          variant="default"
          onClick={() => onChange({ startDate: addDays(today, -days), endDate: today })}
        >
          {say(`dates.${words}`)}
        </Button>
      ))}
      <Button
        size="sm"
        variant="default"
        onClick={() => onChange({ startDate: undefined, endDate: undefined })}
      >
        {say("dates.all")}
      </Button>
    </div>
  );
}
