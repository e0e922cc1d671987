import type { FunctionName } from "./build.ts";
import type { PowerName } from "./powers.ts";

/** What every function of the two APIs needs: rows, and cursors that cannot be forged. */
export const apiPowers = ["table", "api"] as const satisfies readonly PowerName[];

/**
 * What a function may do beyond that: the whole of it, so that one look answers who can read a
 * key, send a mail or touch a file. A function that is absent here has no further power.
 */
export const grants: Partial<Record<FunctionName, readonly PowerName[]>> = {
  "user-auth": ["token-key"],
  "admin-auth": ["token-key"],
  "user-files": ["uploads:sign", "uploads:read"],
  "user-seller-infos": ["uploads:peek"],
  "user-estimate-groups": ["uploads:peek"],
  "user-product-estimate-responses": ["uploads:peek"],
  "user-product-estimate-orders": ["uploads:peek"],
  "admin-files": ["uploads:read"],

  "job-relay": ["stream", "queue:notify", "queue:index", "queue:dispatch"],
  "job-notify": ["table", "receive:notify", "message"],
  "job-index": ["table", "receive:index"],
  "job-dispatch": ["table", "receive:dispatch", "uploads:move"],
  "job-rates": ["table", "rates"],
  "job-sweeps": ["table"],
};
