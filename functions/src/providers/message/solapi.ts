import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { unlessLost } from "../../kernel/calls/unless-lost.ts";
import { env } from "../../kernel/env.ts";
import { secretOf } from "../secret.ts";

/** SOLAPI refused the call itself; `code` is its errorCode. */
export class SolapiRefusal extends Error {
  override name = "SolapiRefusal";
  readonly status: number;
  readonly code: string;
  constructor(call: string, status: number, code: string) {
    super(`SOLAPI refused ${call}: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** No usable answer after all tries: whether the call was executed is unknown. */
export class SolapiUnavailable extends Error {
  override name = "SolapiUnavailable";
}

const timeoutMs = 10_000;
/** Pauses before the second and the third try. */
const pausesMs = [300, 1_200];
const keys = z.object({ apiKey: z.string(), apiSecret: z.string() });

/** HMAC-SHA256 over date and salt (P2-1); each call needs a signature of its own. */
async function authorization(): Promise<string> {
  const { apiKey, apiSecret } = await secretOf(env("message").SOLAPI_SECRET, keys);
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString("hex");
  const signature = createHmac("sha256", apiSecret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/**
 * One call, tried up to three times: every call here may be repeated (see group.ts). Throws
 * SolapiRefusal for 4xx, SolapiUnavailable after 5xx, time-outs and lost connections. Nothing of
 * the body goes into an error: it may hold a code.
 */
export async function callSolapi<S extends z.core.$ZodType>(
  method: "GET" | "POST" | "PUT",
  path: string,
  reply: S,
  body?: object,
): Promise<z.output<S>> {
  const call = `${method} ${path.replace(/G4V\w+/, "{groupId}")}`;
  for (let attempt = 0; ; attempt++) {
    const answer = await ask(method, path, body);
    if (answer && answer.status < 500 && answer.status !== 429) {
      const value: unknown = await answer.json();
      if (answer.ok) return z.parse(reply, value);
      const { errorCode = "" } = value as { errorCode?: string };
      throw new SolapiRefusal(call, answer.status, errorCode);
    }
    const wait = pausesMs[attempt];
    if (wait === undefined)
      throw new SolapiUnavailable(
        `SOLAPI does not answer ${call}: ${answer?.status ?? "no reply"}`,
      );
    await pause(wait);
  }
}

async function ask(method: string, path: string, body?: object): Promise<Response | undefined> {
  const headers = { authorization: await authorization(), "content-type": "application/json" };
  return unlessLost(() =>
    fetch(`${env("message").SOLAPI_URL}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}
