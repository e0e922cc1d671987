import { fork } from "node:child_process";
import { join } from "node:path";
import type { Measured, Section } from "../report.ts";
import type { CallName, ClientName } from "./calls.ts";

const rounds = 4;
/** Our goal, as a share of the unmodified SDK client's time (DECISIONS 86). */
const most = 0.6;

const childOf = (file: string, words: string[], env: NodeJS.ProcessEnv) =>
  fork(join(import.meta.dirname, file), words, { env });

async function saidBy<T>(child: ReturnType<typeof fork>): Promise<T> {
  return new Promise((done, failed) => {
    child.once("message", (message) => done(message as T));
    child.once("exit", (code) => failed(new Error(`Ended with code ${code}`)));
  });
}

/** What a call to the table costs the caller: our client and the SDK's, measured in turns. */
export async function client(): Promise<Section> {
  const table = childOf("fake-table.ts", [], { PATH: process.env["PATH"] });
  const environment = {
    PATH: process.env["PATH"],
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: await saidBy<string>(table),
  };
  const least: Record<ClientName, Partial<Record<CallName, number>>> = { plain: {}, ours: {} };
  for (let round = 0; round < rounds; round++)
    for (const name of ["plain", "ours"] as const) {
      const took = await saidBy<Record<CallName, number>>(childOf("calls.ts", [name], environment));
      for (const [what, ms] of Object.entries(took) as [CallName, number][])
        least[name][what] = Math.min(ms, least[name][what] ?? Infinity);
    }
  table.disconnect();
  const lines = Object.entries(least.ours).map(([what, ms]): Measured => {
    const plain = least.plain[what as CallName]!;
    return {
      what: `client: ${what}, CPU beside the SDK's client as it comes`,
      measured: `${(ms / plain).toFixed(2)}x (${ms.toFixed(2)} over ${plain.toFixed(2)} ms)`,
      budget: `<= ${most}x`,
      ok: ms / plain <= most,
    };
  });
  return { figures: least, lines };
}
