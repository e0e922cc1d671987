import { seoulDay } from "@bupum/shared/kernel/time";
import { useNow } from "@bupum/ui/now";
import { NativeSelect } from "@mantine/core";
import { useWords } from "../words.ts";
import { lastMonths } from "./last-months.ts";
import { useMonthText } from "./months.ts";

interface MonthFilterProps {
  month: string | undefined;
  onChange: (month: string | undefined) => void;
}

/** The month of the day that invoices state; an older one than those of the list stays chosen. */
export function MonthFilter({ month, onChange }: MonthFilterProps) {
  const say = useWords("taxInvoices");
  const monthText = useMonthText();
  const months = new Set(lastMonths(seoulDay(useNow())));
  if (month) months.add(month);
  return (
    <search>
      <NativeSelect
        size="md"
        maw={280}
        aria-label={say("list.month")}
        value={month ?? ""}
        data={[
          { value: "", label: say("list.allMonths") },
          ...[...months].map((value) => ({ value, label: monthText(value) })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    </search>
  );
}
