import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { log } from "../../kernel/log.ts";
import { jsonOf, unlessLost } from "../../kernel/calls/unless-lost.ts";
import { secretOf } from "../secret.ts";

interface Call {
  method: "POST" | "PUT" | "DELETE";
  /** The encoded parts of the address. */
  path: readonly string[];
  /** The path with names in place of its ids. */
  name: string;
  body?: object;
}

/** Sendbird refused the call; `code` is its own (P7-2). */
export class SendbirdRefusal extends Error {
  override name = "SendbirdRefusal";
  readonly code: number;
  constructor(call: string, code: number) {
    super(`Sendbird refused ${call}: ${code}`);
    this.code = code;
  }
}

/** No usable answer after all tries: whether the call was executed is unknown. */
export class SendbirdUnavailable extends Error {
  override name = "SendbirdUnavailable";
}

/** The meaning of a code (P7-2). */
export const codes = { missing: 400201, known: 400202, tooMany: 500910 } as const;

const timeoutMs = 4_000;
/** Pauses before the second, third and fourth try, unless the reply states one. */
const pausesMs = [200, 800, 2_000];
/** The longest pause within a call; longer ones are left to the queue. */
const mostPauseMs = 3_000;
/** No try begins later than this: an API function ends after 29 s. */
const triedMs = 12_000;

const settings = z.object({ SENDBIRD_APP: z.string(), SENDBIRD_URL: z.string() });
const keys = z.object({ apiToken: z.string().check(z.minLength(1)) });
const refusal = z.object({ code: z.int() });

/** The application's id and address. Throws without an outside provider. */
export const application = () => settings.parse(env("chat"));
/** The master token: calls carry it, and webhooks are signed with it (P7-1, P7-3). */
export const apiToken = async (): Promise<string> =>
  (await secretOf(env("chat").SENDBIRD_SECRET ?? "", keys)).apiToken;

/**
 * One call, tried up to four times: each call of this provider may be repeated. Throws
 * SendbirdRefusal by its code, SendbirdUnavailable after too many calls, 5xx, time-outs and lost
 * connections. Nothing of the body goes into an error or a log.
 */
export async function callSendbird<S extends z.core.$ZodType>(
  call: Call,
  reply: S,
): Promise<z.output<S>> {
  const name = `${call.method} ${call.name}`;
  const began = Date.now();
  for (let attempt = 0; ; attempt++) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await ask(call);
    if (answer?.ok) return z.parse(reply, answer.value);
    const code = z.safeParse(refusal, answer?.value).data?.code;
    const isFinal = answer && code !== undefined && answer.status < 500 && !isTooMany(answer, code);
    if (isFinal) throw new SendbirdRefusal(name, code);
    const wait = answer?.retryAfterMs ?? pausesMs[attempt];
    const isOver =
      attempt >= pausesMs.length || wait === undefined || wait > mostPauseMs || isLate(began, wait);
    log("warn", { event: "chat provider does not answer", call: name, code, attempt });
    if (isOver)
      throw new SendbirdUnavailable(`Sendbird does not answer ${name}: ${code ?? "no reply"}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(wait);
  }
}

const isTooMany = ({ status }: { status: number }, code: number) =>
  status === 429 || code === codes.tooMany;
const isLate = (began: number, wait: number) => Date.now() + wait - began > triedMs;

async function ask({ method, path, body }: Call) {
  const address = path.map(encodeURIComponent).join("/");
  const headers = {
    "api-token": await apiToken(),
    ...(body && { "content-type": "application/json; charset=utf8" }),
  };
  return unlessLost(async () => {
    const answer = await fetch(`${application().SENDBIRD_URL}/v3/${address}`, {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { ok, status } = answer;
    const value = jsonOf(await answer.text());
    const seconds = Number.parseFloat(answer.headers.get("x-ratelimit-retryafter") ?? "");
    const waits = status === 429 && seconds >= 0;
    return { ok, status, value, ...(waits && { retryAfterMs: Math.ceil(seconds * 1000) }) };
  });
}
