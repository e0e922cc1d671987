type Fields = Record<string, unknown>;

/** One JSON line. Never put bodies, tokens, codes, addresses or phone numbers into it. */
export function log(level: "info" | "warn" | "error", fields: Fields): void {
  // oxlint-disable-next-line no-console -- the one place that writes: Lambda collects stdout
  console.log(JSON.stringify({ level, at: new Date().toISOString(), ...fields }));
}

export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
