import type { FunctionName } from "./build.ts";
import type { PowerName } from "./powers.ts";

/** What functions of the two APIs need: rows, callers, and cursors that cannot be forged. */
const apiPowers = ["table", "api"] as const satisfies readonly PowerName[];

/** These serve a file of their bundle to anybody: no row, no caller, no key. */
const withoutPowers: ReadonlySet<FunctionName> = new Set(["user-docs", "admin-docs"]);

/**
 * What a function may do beyond that: the whole of it, so that one look answers who can read a
 * key, send a mail or touch a file. A function that is absent here has no further power.
 */
export const grants: Partial<Record<FunctionName, readonly PowerName[]>> = {
  "user-auth": ["token-key", "device-key"],
  "admin-auth": ["token-key", "device-key"],
  "user-phone-verification": ["code-key"],
  "user-email-verification": ["code-key"],
  "admin-email-verifications": ["code-key"],
  /** Renews the token of a session in the second half of its life (DESIGN.md 6). */
  "user-users": ["token-key"],
  "user-files": ["uploads:sign", "uploads:read"],
  "user-seller-infos": ["uploads:peek"],
  "user-estimate-groups": ["uploads:peek"],
  "user-estimates": ["uploads:peek"],
  "user-product-estimate-responses": ["uploads:peek"],
  "user-product-estimate-orders": ["uploads:peek"],
  "admin-files": ["uploads:sign", "uploads:read"],
  "user-images": ["uploads:fetch"],
  "admin-product-entities": ["uploads:peek"],
  "admin-manufactor-entities": ["uploads:peek"],
  "user-register-request-histories": ["uploads:peek"],
  "user-batch-job-status": ["uploads:read"],

  "job-relay": [
    "stream",
    "queue:notify",
    "queue:index",
    "queue:dispatch",
    "queue:bulk",
    "queue:import",
    "lost:keep",
  ],
  "job-notify": ["table", "receive:notify", "message", "code-key"],
  "job-dispatch": ["table", "receive:dispatch", "uploads:move"],
  "job-bulk": ["table", "receive:bulk"],
  "job-import": ["table", "receive:import", "uploads:fetch", "uploads:make", "auto-apply"],
  "job-index": ["table", "table:batch-write", "receive:index", "queue:index"],
  "job-rates": ["table", "rates"],
  "job-stocks": ["table", "stocks"],
  "job-sweeps": ["table"],
  "job-sitemap": ["table:read", "site:sitemap"],

  "site-heads": ["table:read", "site:index"],
};

/** All powers of one function of an API. */
export const apiPowersOf = (name: FunctionName): readonly PowerName[] =>
  withoutPowers.has(name) ? [] : [...apiPowers, ...(grants[name] ?? [])];
