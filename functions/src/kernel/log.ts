type Fields = Record<string, unknown>;

/** One JSON line. Never put bodies, tokens, codes, addresses or phone numbers into it. */
export function log(level: "info" | "warn" | "error", fields: Fields): void {
  // oxlint-disable-next-line no-console -- the one place that writes: Lambda collects stdout
  console.log(JSON.stringify({ level, at: new Date().toISOString(), ...fields }));
}

export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

type Unit = "Milliseconds" | "Count";

/**
 * A log line that CloudWatch also reads as metrics (embedded metric format), so that a request
 * costs one line.
 */
export function measure(
  dimensions: Record<string, string>,
  metrics: Record<string, readonly [number, Unit]>,
  fields: Fields,
): void {
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
