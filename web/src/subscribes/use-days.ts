import { useFormatter } from "use-intl";

/** Calendar days of a subscription, as its letters say them. */
export function useDays() {
  const format = useFormatter();
  return { day: (at: string) => format.dateTime(new Date(at), { dateStyle: "long" }) };
}
