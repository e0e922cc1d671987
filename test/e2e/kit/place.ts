import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");
/**
 * Screenshots, traces and the market's data of the browser tests; outside git. Tests that are run
 * alone leave what the run of a ring told of its failures.
 */
export const artefacts = `${root}/artefacts/${process.env["BUPUM_RING"] ? "e2e" : "e2e-alone"}`;

/** The three addresses of the market under test; market.ts chooses the first port. */
export function addresses() {
  const port = Number(process.env["BUPUM_E2E_PORT"]);
  if (!(port > 0)) throw new Error("BUPUM_E2E_PORT names no port: market.ts has not run.");
  const at = (offset: number) => `http://localhost:${port + offset}`;
  return { web: at(0), admin: `${at(1)}/admin`, inboxes: at(2) };
}
