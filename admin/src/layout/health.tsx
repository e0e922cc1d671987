import { failureOf } from "@bupum/ui/failure";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import styles from "./health.module.css";

const everyMinuteMs = 60_000;

const health = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => api.health.check({}, { signal }),
  refetchInterval: everyMinuteMs,
  retry: false,
});

/** Whether the market's table replies, checked once a minute. */
export function HealthMark() {
  const say = useWords("layout");
  const { error, isPending } = useQuery(health);
  const state = isPending ? "asking" : error ? "bad" : "good";
  const text = error ? failureOf(error).message : undefined;
  return (
    <output className={styles["mark"]} data-health={state}>
      <span className={styles["dot"]} aria-hidden />
      {text ?? say(`health.${state}`)}
    </output>
  );
}
