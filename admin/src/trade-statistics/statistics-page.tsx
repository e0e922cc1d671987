import { monthOf } from "@bupum/shared/kernel/calendar/months";
import type { TradeStatistics } from "@bupum/shared/deal/product-estimates/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useDays } from "@bupum/ui/display/days";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { Cohorts } from "./cohorts.tsx";
import { Funnel } from "./funnel.tsx";
import { changeOf, type MeasureName, measures } from "./measures.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { tradeStatistics } from "./queries.ts";
import { TopMisses } from "./top-misses.tsx";
import { useDayTexts, useTexts } from "./use-texts.ts";
import { WeekChart } from "./week-chart.tsx";
import styles from "./statistics.module.css";

const names = ["requests", "answer", "value", "conversion"] as const;

/** A period of the market beside the one before: figures, steps, weeks, makers and cohorts. */
export function TradeStatisticsPage() {
  const say = useWords("tradeStatistics");
  const search = route.useSearch();
  const { data, error, refetch } = useQuery(tradeStatistics(search));
  return (
    <>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <PeriodChoice search={search} />
      {data ? (
        <div className={styles["page"]}>
          <Figures of={data} />
          <Charts of={data} />
          <Funnel of={data} />
          <Makers of={data} />
          <TopMisses on={data.period.to} />
          <Cohorts />
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

const route = getRouteApi("/_admin/trade-statistics/");

function Figures({ of: { period, before, running } }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const text = useTexts();
  const format = useFormatter();
  const { day } = useDays();
  const change = (name: MeasureName) =>
    changeOf(measures[name](period.figures), measures[name](before.figures));
  return (
    <section className={styles["lately"]}>
      <h2>{say("period", { from: day(period.from), to: day(period.to) })}</h2>
      <dl className={styles["figures"]}>
        {names.map((name) => {
          const moved = change(name);
          return (
            <div key={name}>
              <dt>{say(`measures.${name}`)}</dt>
              <dd>
                <strong>{text(name, measures[name](period.figures))}</strong>
                <small>
                  {say("before", { value: text(name, measures[name](before.figures)) })}
                </small>
                {moved !== undefined && (
                  <small>
                    {format.number(moved, {
                      style: "percent",
                      maximumFractionDigits: 1,
                      signDisplay: "exceptZero",
                    })}
                  </small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles["note"]}>
        {say("compared", { from: day(before.from), to: day(before.to) })}
        {running && ` ${say("running")}`}
      </p>
    </section>
  );
}

function Charts({ of: { weeks, period, running } }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const text = useTexts();
  const shown = useDayTexts();
  const months = new Map(
    weeks
      .filter(({ week }, at) => at > 0 && monthOf(week) !== monthOf(weeks[at - 1]!.week))
      .map(({ week }) => [week, shown(week, { month: "short" })]),
  );
  return names.map((name) => {
    const bars = weeks.map((one) => {
      const value = measures[name](one);
      const label = say("week", { day: shown(one.week, { month: "long", day: "numeric" }) });
      return {
        week: one.week,
        name: label,
        value,
        text: text(name, value),
        isChosen: one.week >= period.from,
      };
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
          last: bars.at(running ? -2 : -1)?.text ?? "",
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
  const shown = useDayTexts();
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
  const shown = useDayTexts();
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
