import { MonthSelect } from "../months/month-select.tsx";
import { useWords } from "../words.ts";

interface MonthFilterProps {
  month: string | undefined;
  onChange: (month: string | undefined) => void;
}

/** The month of the day that invoices state. */
export function MonthFilter({ month, onChange }: MonthFilterProps) {
  const say = useWords("taxInvoices");
  return (
    <search>
      <MonthSelect
        label={say("list.month")}
        all={say("list.allMonths")}
        month={month}
        onChange={onChange}
      />
    </search>
  );
}
