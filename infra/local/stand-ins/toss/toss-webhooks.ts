import { random } from "./toss-shapes.ts";

/** Minutes between the tries of an event without a 200. */
const ladderMinutes = [1, 4, 16, 64, 256, 1024, 4096];
const minuteMs = 60_000;
/** The provider's time-out. */
const timeoutMs = 10_000;
const mostKept = 500;

export interface WebhookTry {
  at: string;
  /** Absent without a reply. */
  status?: number;
}
export interface Webhook {
  /** The transmission id: the same for every try. */
  id: string;
  eventType: string;
  body: string;
  tries: WebhookTry[];
  /** When it is sent next; absent once it was accepted or given up. */
  dueAt?: number;
  isTaken?: boolean;
  /** It is sent once more after it was accepted. */
  isTwice?: boolean;
}

interface Options {
  now(): number;
  /** The target of events; none without an address. */
  url(): string | undefined;
  send: typeof fetch;
  save(): void;
}

/** Events to the market, sent when `deliver` is called: each until the reply is 200. */
export class Webhooks {
  readonly list: Webhook[];
  readonly #options: Options;
  #running: Promise<void> | undefined;

  constructor(list: Webhook[], options: Options) {
    this.list = list;
    this.#options = options;
  }

  add(eventType: string, data: object, { delayMs = 0, isFlat = false, isTwice = false } = {}) {
    const now = this.#options.now();
    const createdAt = new Date(now + 9 * 3_600_000).toISOString().replace("Z", "000");
    const body = isFlat ? { eventType, createdAt, ...data } : { eventType, createdAt, data };
    const id = `whtrans_${random(24)}`;
    this.list.push({
      id,
      eventType,
      body: JSON.stringify(body),
      tries: [],
      dueAt: now + delayMs,
      ...(isTwice && { isTwice }),
    });
    // Finished ones make room; a waiting one is never dropped.
    const done = this.list.findIndex(({ dueAt }) => dueAt === undefined);
    if (this.list.length > mostKept && done >= 0) this.list.splice(done, 1);
    this.#options.save();
  }

  /** Repeats the same event, under the same id. */
  repeat(id: string) {
    const found = this.list.find((one) => one.id === id);
    if (found) found.dueAt = this.#options.now();
  }

  /** When the next one is due, in milliseconds. */
  get nextAt(): number | undefined {
    const times = this.list.flatMap(({ dueAt }) => dueAt ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
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
    for (const one of due) if (url !== undefined) await this.#send(one, url);
    if (due.length > 0) this.#options.save();
  }

  async #send(one: Webhook, url: string) {
    const now = this.#options.now();
    const { send } = this.#options;
    const reply = await send(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "tosspayments-webhook-transmission-id": one.id,
        "tosspayments-webhook-transmission-time": new Date(now).toISOString(),
        "tosspayments-webhook-transmission-retried-count": String(one.tries.length),
      },
      body: one.body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    one.tries.push({ at: new Date(now).toISOString(), ...(reply && { status: reply.status }) });
    if (reply?.status === 200) one.isTaken = true;
    const wait = reply?.status === 200 ? undefined : ladderMinutes[one.tries.length - 1];
    if (wait === undefined) delete one.dueAt;
    else one.dueAt = now + wait * minuteMs;
    if (!one.isTwice) return;
    delete one.isTwice;
    await this.#send(one, url);
  }
}
