import { createHmac } from "node:crypto";

/** The provider's time-out, and its number of tries. */
const timeoutMs = 5_000;
const mostTries = 3;
const pauseMs = 1_000;
const mostKept = 500;

export interface SendbirdWebhook {
  category: string;
  body: string;
  /** The status of each try; 0 without a reply. */
  tries: number[];
  /** When it is sent next; absent once it was accepted or given up. */
  dueAt?: number;
}

interface Options {
  apiToken: string;
  now(): number;
  /** The target of events; none without an address. */
  url(): string | undefined;
  send: typeof fetch;
  save(): void;
}

/** Signed events to the market, sent when `deliver` is called: three times at most (P7-3). */
export class SendbirdWebhooks {
  readonly list: SendbirdWebhook[];
  readonly #options: Options;
  #running: Promise<void> | undefined;

  constructor(list: SendbirdWebhook[], options: Options) {
    this.list = list;
    this.#options = options;
  }

  add(category: string, event: object) {
    const body = JSON.stringify({ category, ...event });
    this.list.push({ category, body, tries: [], dueAt: this.#options.now() });
    const done = this.list.findIndex(({ dueAt }) => dueAt === undefined);
    if (this.list.length > mostKept && done >= 0) this.list.splice(done, 1);
  }

  /** Repeats the same event, identical to the byte. */
  repeat(at: number) {
    const one = this.list[at];
    if (one) Object.assign(one, { tries: [], dueAt: this.#options.now() });
  }

  /** Sends what is due by now; a parallel call waits for the running one. */
  async deliver(): Promise<void> {
    await this.#running;
    this.#running = this.#sendDue();
    await this.#running;
  }

  async #sendDue() {
    const url = this.#options.url();
    const due = this.list.filter(({ dueAt = Infinity }) => dueAt <= this.#options.now());
    if (url === undefined || due.length === 0) return;
    for (const one of due) await this.#send(one, url);
    this.#options.save();
  }

  async #send(one: SendbirdWebhook, url: string) {
    const { apiToken, send, now } = this.#options;
    const reply = await send(url, {
      method: "POST",
      headers: {
        "user-agent": "SendBird",
        "content-type": "application/json",
        "x-sendbird-signature": createHmac("sha256", apiToken).update(one.body).digest("hex"),
      },
      body: one.body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    one.tries.push(reply?.status ?? 0);
    if (reply?.ok || one.tries.length >= mostTries) delete one.dueAt;
    else one.dueAt = now() + pauseMs;
  }
}
