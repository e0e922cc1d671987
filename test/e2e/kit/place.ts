import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../../..");
/** Screenshots, traces and the market's data of the browser tests; outside git. */
export const artefacts = `${root}/artefacts/e2e`;

/** The three addresses of the market under test; market.ts chooses the first port. */
export function addresses() {
  const port = Number(process.env["BUPUM_E2E_PORT"]);
  if (!(port > 0)) throw new Error("BUPUM_E2E_PORT names no port: market.ts has not run.");
  const at = (offset: number) => `http://localhost:${port + offset}`;
  return { web: at(0), admin: `${at(1)}/admin`, inboxes: at(2) };
}
