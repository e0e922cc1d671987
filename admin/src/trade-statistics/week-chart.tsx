import styles from "./statistics.module.css";

export interface WeekBar {
  /** Its Monday. */
  week: string;
  name: string;
  /** Undefined in a week without data. */
  value: number | undefined;
  text: string;
  /** Whether the chosen period includes it. */
  isChosen: boolean;
}

interface WeekChartProps {
  title: string;
  /** The chart in one sentence, for screen readers. */
  summary: string;
  bars: readonly WeekBar[];
  /** The value of the highest bar, beside the top line. */
  top: string;
  /** Short names of the weeks in which a month begins. */
  months: ReadonlyMap<string, string>;
}

/** One bar for each week; those outside of the period are lighter. */
export function WeekChart({ title, summary, bars, top, months }: WeekChartProps) {
  const most = Math.max(...bars.map(({ value }) => value ?? 0));
  return (
    <section className={styles["part"]}>
      <h2>{title}</h2>
      <div role="img" aria-label={summary}>
        <p className={styles["top"]}>{top}</p>
        <div className={styles["bars"]}>
          {bars.map(({ week, name, value, text, isChosen }) => (
            <div key={week} className={styles["column"]} title={`${name}: ${text}`}>
              <span
                data-before={!isChosen || undefined}
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
