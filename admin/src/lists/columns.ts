import { useDays } from "@bupum/ui/display/days";
import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useFormatter } from "use-intl";

type More<Row> = Partial<Omit<Column<Row>, "key" | "head" | "cell">>;
/** A value of a row; what is absent is a dash on the page, and nothing in the sheet. */
type ValueOf<Row, Value> = (row: Row) => Value | undefined;

const same = <Value>(value: Value): Value => value;
const columnOf =
  <Value>(shown: (value: Value) => string, kept: (value: Value) => string | number) =>
  <Row>(key: string, head: string, of: ValueOf<Row, Value>, more?: More<Row>): Column<Row> => ({
    key,
    head,
    cell: (row) => {
      const value = of(row);
      return value === undefined ? "-" : shown(value);
    },
    sheet: (row) => {
      const value = of(row);
      return value === undefined ? undefined : kept(value);
    },
    ...more,
  });
const text = columnOf<string>(same, same);

/** Columns that say the same on the page and in the sheet. */
export function useColumnKinds() {
  const format = useFormatter();
  const number = columnOf<number>((count) => format.number(count), same);
  const { dayOf, moment } = useDays();
  return {
    text,
    count: <Row>(key: string, head: string, of: ValueOf<Row, number>, more?: More<Row>) =>
      number(key, head, of, { align: "end", ...more }),
    /** The sheet has the time, too. */
    day: columnOf<Instant>(dayOf, seoulClock),
    moment: columnOf<Instant>(moment, seoulClock),
  };
}
