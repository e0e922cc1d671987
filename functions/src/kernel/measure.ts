import { env } from "./env.ts";
import { log } from "./log.ts";

type Unit = "Milliseconds" | "Count";
/**
 * Metric dimensions: each value is a series per metric, and each series costs money every month.
 */
type Subject = { Api: "user" | "admin" | "site" | "socket" } | { Job: string };

/**
 * A log line that CloudWatch also reads as metrics (embedded metric format), so that a request
 * needs one line. Route and status are fields, not dimensions: logs can be searched by them without
 * paying for a series.
 */
export function measure(
  subject: Subject,
  metrics: Record<string, readonly [number, Unit]>,
  fields: Record<string, unknown>,
): void {
  const dimensions = { Stage: env("stage").STAGE, ...subject };
  const values = Object.fromEntries(
    Object.entries(metrics).map(([name, [value]]) => [name, value]),
  );
  log("info", {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: "Bupum",
          Dimensions: [Object.keys(dimensions)],
          Metrics: Object.entries(metrics).map(([Name, [, Unit]]) => ({ Name, Unit })),
        },
      ],
    },
    ...dimensions,
    ...values,
    ...fields,
  });
}
