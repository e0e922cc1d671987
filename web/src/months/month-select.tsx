import { seoulDay } from "@bupum/shared/kernel/time";
import { useMonthText } from "@bupum/ui/display/months";
import { useNow } from "@bupum/ui/now";
import { NativeSelect } from "@mantine/core";
import { lastMonths } from "./last-months.ts";

interface MonthSelectProps {
  label: string;
  /** Undefined for all months, or for the present one where there is no choice of all. */
  month: string | undefined;
  /** The choice of all months. */
  all?: string;
  /** Longer periods, before the months. */
  longer?: readonly { value: string; label: string }[];
  onChange: (month: string | undefined) => void;
}

/** One of the last months; an older one than those stays chosen. */
export function MonthSelect({ label, month, all, longer = [], onChange }: MonthSelectProps) {
  const monthText = useMonthText();
  const [present, ...before] = lastMonths(seoulDay(useNow()));
  const none = all === undefined ? present : "";
  const older = month !== undefined && longer.every(({ value }) => value !== month) ? [month] : [];
  const months = new Set([present!, ...before, ...older]);
  return (
    <NativeSelect
      size="md"
      maw={280}
      aria-label={label}
      value={month ?? none}
      data={[
        ...(all === undefined ? [] : [{ value: "", label: all }]),
        ...longer,
        ...[...months].map((value) => ({ value, label: monthText(value) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === none ? undefined : value)}
    />
  );
}
