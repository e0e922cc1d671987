import { cpSync, mkdirSync, rmSync } from "node:fs";
import { keptMarket } from "./kept-market.ts";
import { freeTriple, startMarket, stopMarket } from "./market-process.ts";
import { artefacts } from "./place.ts";

const state = `${artefacts}/market`;

/**
 * Starts a market for the journeys, on free ports and with its own copy of a kept market, and stops
 * it afterwards. BUPUM_E2E_PORT names a market that is already running.
 */
export default async function market(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["BUPUM_E2E_PORT"]) return undefined;
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  cpSync(await keptMarket(), state, { recursive: true });
  const port = await freeTriple();
  const running = await startMarket({ port, state, log: `${artefacts}/market.log` });
  process.env["BUPUM_E2E_PORT"] = String(port);
  return () => stopMarket(running);
}
