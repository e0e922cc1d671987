import type { Result } from "./run-suite.ts";

export const totalsOf = (results: readonly Result[]) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failures }) => sum + failures.length, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** Tests and seconds of each suite, and of all: what is in no suite is preparing and waiting. */
export function tableOf(ring: string, results: readonly Result[], wholeSeconds: number): string {
  const rows = results.map(({ name, passed, skipped, failures, seconds }) => [
    name,
    passed + skipped + failures.length,
    seconds,
  ]);
  const [tests, seconds] = [1, 2].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
  const others = wholeSeconds - seconds!;
  const all = [`ring ${ring}`, tests, wholeSeconds];
  return [["suite", "tests", "seconds"], ...rows, ["between them", "", others], all]
    .map(([name, count, took]) =>
      [String(name).padEnd(16), String(count).padStart(6), String(took).padStart(8)].join(" "),
    )
    .join("\n");
}

/** What failed, why in a line, how to run it alone, and where its trace lies. */
export function failuresTold(results: readonly Result[]): string {
  const failures = results.flatMap((result) => result.failures);
  if (failures.length === 0) return "";
  const told = failures.map(({ what, why, again, trace }) =>
    [what, why && `  ${why}`, `  again: ${again}`, trace && `  trace: ${trace}`]
      .filter(Boolean)
      .join("\n"),
  );
  return `\nFailed:\n${told.join("\n")}\n`;
}
