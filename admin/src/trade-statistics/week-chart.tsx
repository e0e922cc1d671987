import styles from "./statistics.module.css";

export interface WeekBar {
  /** Its Monday. */
  week: string;
  name: string;
  /** Undefined where the week says nothing. */
  value: number | undefined;
  text: string;
}

interface WeekChartProps {
  title: string;
  /** What the chart says in one sentence, for those who cannot see it. */
  summary: string;
  bars: readonly WeekBar[];
  /** The text of the highest bar, beside the line on top. */
  top: string;
  /** Short names of the weeks in which a month begins. */
  months: ReadonlyMap<string, string>;
}

/** A bar a week on a common ground line; the running week is lighter. */
export function WeekChart({ title, summary, bars, top, months }: WeekChartProps) {
  const most = Math.max(...bars.map(({ value }) => value ?? 0));
  const last = bars.length - 1;
  return (
    <section className={styles["part"]}>
      <h2>{title}</h2>
      <div role="img" aria-label={summary}>
        <p className={styles["top"]}>{top}</p>
        <div className={styles["bars"]}>
          {bars.map(({ week, name, value, text }, at) => (
            <div key={week} className={styles["column"]} title={`${name}: ${text}`}>
              <span
                data-running={at === last || undefined}
                style={{ height: `${most > 0 ? ((value ?? 0) / most) * 100 : 0}%` }}
              />
            </div>
          ))}
        </div>
        <div className={styles["axis"]}>
          {bars.map(({ week }) => (
            <span key={week}>{months.get(week)}</span>
          ))}
        </div>
      </div>
    </section>
  );
}
