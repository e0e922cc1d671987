import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { log } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { jsonOf, unlessLost } from "../../kernel/calls/unless-lost.ts";
import { secretOf } from "../secret.ts";
import { kindOf } from "./toss-errors.ts";

export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** The path with its keys: for the address only, never for a log or an error. */
  path: string;
  /** The path with names in place of its keys: `/v1/billing/{billingKey}`. */
  name: string;
  body?: object;
  idempotencyKey?: string;
}
/** A reply with its content, a refusal with its code, or an unusable reply. */
export type TossReply<T> =
  | { state: "ANSWERED"; value: T }
  | { state: "REFUSED"; code: string }
  | { state: "UNKNOWN"; code?: string };

/** An API function ends after 29 s and must still write the outcome. */
const timeoutMs = 20_000;
const keys = z.object({ secretKey: z.string(), clientKey: z.string() });
const refusal = z.object({ code: z.string() });

/** The market's keys: the client key is for the browser, the secret key for our calls alone. */
export const tossKeys = () => secretOf(env("card").TOSS_SECRET, keys);

/**
 * One call. The code alone tells the outcome, never the status: PROVIDER_ERROR comes with 400, and
 * a refused card with 403 (P6-4). Neither keys nor bodies are logged.
 */
export async function callToss<S extends z.core.$ZodType>(
  call: Call,
  reply: S,
): Promise<TossReply<z.output<S>>> {
  const answer = await ask(call);
  if (!answer) return { state: "UNKNOWN" };
  const { value, ok, traceId } = answer;
  const read = ok ? z.safeParse(reply, value) : undefined;
  if (read?.success) return { state: "ANSWERED", value: read.data };
  const code = z.safeParse(refusal, value).data?.code;
  const kind = kindOf(code);
  const fields = { call: `${call.method} ${call.name}`, code, traceId };
  if (kind === "OURS") reportOurs(fields);
  else log(kind === "UNKNOWN" ? "warn" : "info", { event: "card provider refused", ...fields });
  if (code !== undefined && kind !== "UNKNOWN") return { state: "REFUSED", code };
  return { state: "UNKNOWN", ...(code !== undefined && { code }) };
}

/** An alarm looks at this metric, whichever function reports it (infra/src/alarms/alarms.ts). */
function reportOurs(fields: object): void {
  log("error", { event: "card provider refuses the market itself", ...fields });
  measure({ Job: "billing" }, { CardProviderRefused: [1, "Count"] }, {});
}

async function ask({ method, path, body, idempotencyKey }: Call) {
  const { secretKey } = await tossKeys();
  return unlessLost(async () => {
    const answer = await fetch(`${env("card").TOSS_URL}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`,
        "accept-language": "en-US",
        ...(body && { "content-type": "application/json" }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const traceId = answer.headers.get("x-tosspayments-trace-id") ?? undefined;
    return { ok: answer.ok, value: jsonOf(text), traceId };
  });
}
