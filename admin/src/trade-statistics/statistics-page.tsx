import type { TradeStatistics } from "@bupum/shared/deal/product-estimates/admin-contract";
import { signOf } from "@bupum/ui/display/money";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useLocale } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { lately, type MeasureName, measures } from "./measures.ts";
import { tradeStatistics } from "./queries.ts";
import { WeekChart } from "./week-chart.tsx";
import styles from "./statistics.module.css";

const names = ["requests", "answer", "value", "conversion"] as const;

/** The market by week: requests, answer times, value and conversion, and top makers. */
export function TradeStatisticsPage() {
  const say = useWords("tradeStatistics");
  const { data, error, refetch } = useQuery(tradeStatistics);
  return (
    <>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      {data ? (
        <div className={styles["page"]}>
          <Figures of={data} />
          <Charts of={data} />
          <Makers of={data} />
          <Weeks of={data} />
        </div>
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={12} height={28} />
      )}
    </>
  );
}

const [hour, day] = [60, 24 * 60];

/** The text of a value, short enough for a heading. */
function useTexts() {
  const say = useWords("tradeStatistics");
  const format = useFormatter();
  const won = signOf("KRW", useLocale());
  const took = (minutes: number) =>
    minutes < hour
      ? say("minutes", { count: Math.round(minutes) })
      : minutes < 2 * day
        ? say("hours", { count: Math.round(minutes / hour) })
        : say("days", { count: Math.round(minutes / day) });
  const texts: Record<MeasureName, (value: number) => string> = {
    requests: (value) => format.number(value),
    answer: took,
    // The sign stands where it does in every other sum.
    value: (value) =>
      `${won.before}${format.number(value, { notation: "compact", maximumFractionDigits: 1 })}${won.after}`,
    conversion: (value) => format.number(value, { style: "percent", maximumFractionDigits: 1 }),
  };
  return (name: MeasureName, value: number | undefined) =>
    value === undefined ? say("nothing") : texts[name](value);
}

/** Days of a week in the reader's language; a day in Seoul is formatted without a time zone. */
function useDays() {
  const format = useFormatter();
  return (on: string, parts: object) =>
    format.dateTime(new Date(`${on}T00:00:00Z`), { ...parts, timeZone: "UTC" });
}

function Figures({ of }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const text = useTexts();
  return (
    <section className={styles["lately"]}>
      <h2>{say("lately")}</h2>
      <dl className={styles["figures"]}>
        {names.map((name) => {
          const { last, before } = lately(of.weeks, name);
          return (
            <div key={name}>
              <dt>{say(`measures.${name}`)}</dt>
              <dd>
                <strong>{text(name, last)}</strong>
                <small>{say("before", { value: text(name, before) })}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles["note"]}>{say("running")}</p>
    </section>
  );
}

function Charts({ of: { weeks } }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const text = useTexts();
  const shown = useDays();
  const months = new Map(
    weeks
      .filter(({ week }, at) => at > 0 && week.slice(0, 7) !== weeks[at - 1]!.week.slice(0, 7))
      .map(({ week }) => [week, shown(week, { month: "short" })]),
  );
  return names.map((name) => {
    const bars = weeks.map((one) => {
      const value = measures[name](one);
      const label = say("week", { day: shown(one.week, { month: "long", day: "numeric" }) });
      return { week: one.week, name: label, value, text: text(name, value) };
    });
    const best = bars.reduce((one, other) => ((other.value ?? 0) > (one.value ?? 0) ? other : one));
    return (
      <WeekChart
        key={name}
        title={say(`measures.${name}`)}
        summary={say("summary", {
          name: say(`measures.${name}`),
          top: best.text,
          week: best.name,
          last: bars.at(-2)?.text ?? "",
        })}
        bars={bars}
        top={text(name, best.value)}
        months={months}
      />
    );
  });
}

function Makers({ of: { makers, makersFrom } }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const format = useFormatter();
  const shown = useDays();
  const most = Math.max(1, ...makers.map(({ lines }) => lines));
  const since = shown(`${makersFrom}-01`, { year: "numeric", month: "long" });
  return (
    <section className={styles["part"]}>
      <table>
        <caption>{say("makers", { since })}</caption>
        <tbody>
          {makers.map(({ name, lines }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles["count"]}>{format.number(lines)}</td>
              <td className={styles["track"]} aria-hidden>
                <span style={{ width: `${(lines / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {makers.length === 0 && <p className={styles["note"]}>{say("noMakers")}</p>}
    </section>
  );
}

/** The same data as a table, newest first. */
function Weeks({ of: { weeks } }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const text = useTexts();
  const format = useFormatter();
  const shown = useDays();
  return (
    <details className={`${styles["part"]} ${styles["wide"]}`}>
      <summary>{say("table")}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it sideways */}
      <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={say("table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("weekOf")}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {say(`measures.${name}`)}
                </th>
              ))}
              <th scope="col">{say("quoted")}</th>
              <th scope="col">{say("orders")}</th>
              <th scope="col">{say("confirmed")}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((one) => (
              <tr key={one.week}>
                <th scope="row">
                  {shown(one.week, { year: "numeric", month: "short", day: "numeric" })}
                </th>
                {names.map((name) => (
                  <td key={name}>{text(name, measures[name](one))}</td>
                ))}
                <td>{format.number(one.quoted)}</td>
                <td>{format.number(one.orders)}</td>
                <td>{format.number(one.confirmed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
