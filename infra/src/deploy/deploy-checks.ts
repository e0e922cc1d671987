import { existsSync } from "node:fs";
import { join } from "node:path";

/** The values of `--context key=value`, by key. */
export const contextOf = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [key = "", ...value] = pair.split("=");
      return [key, value.join("=")] as const;
    }),
  );

/** Workers alone take up to 42 at once (infra/src/jobs/jobs.ts), and readers want several each. */
const enoughAtOnce = 200;

/** A warning before the market opens: an account limit that is too low. */
export function hintsFor(concurrentExecutions: number): string[] {
  if (concurrentExecutions >= enoughAtOnce) return [];
  return [
    `This account runs ${concurrentExecutions} functions at once, and new accounts begin with 10: ` +
      "readers are answered 429 and 503 beyond that. Raise the quota " +
      '"Concurrent executions" of AWS Lambda (L-B99A9384) before the market opens:',
    "  aws service-quotas request-service-quota-increase --service-code lambda " +
      "--quota-code L-B99A9384 --desired-value 1000",
  ];
}

/** The entry pages of sites that are not built yet. */
export const lackingSites = (folder: string): string[] =>
  ["web/dist/index.html", "admin/dist/index.html"].filter(
    (file) => !existsSync(join(folder, file)),
  );
