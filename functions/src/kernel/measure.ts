import { env } from "./env.ts";
import { log } from "./log.ts";

type Unit = "Milliseconds" | "Count";
/** Each value of it is a series for every metric, and a series costs money each month. */
type Subject = { Api: "user" | "admin" | "site" } | { Job: string };

/**
 * A log line that CloudWatch also reads as metrics (embedded metric format), so that a request
 * costs one line. What tells requests of one API apart (route, status) is a field: logs are
 * searched by it, and no series is paid for it.
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
