import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { readBody } from "../../kernel/body.ts";
import { openNote } from "../../kernel/journal.ts";
import { type Fault, Faults, type TossCall } from "./toss-faults.ts";
import { Idempotency, type KeptReply } from "./toss-idempotency.ts";
import { type BookState, TossBook } from "./toss-book.ts";
import { failure, type TossReply } from "./toss-shapes.ts";
import { type Webhook, Webhooks } from "./toss-webhooks.ts";
import { tossWindow } from "./toss-window.ts";

export interface TossOptions {
  clientKey: string;
  secretKey: string;
  /** Where everything is kept; in memory without it. */
  file?: string;
  /** Milliseconds; the clock of this machine without it. */
  now?: () => number;
  /**
   * Whether a call without a reply stays open as a real one does; otherwise its connection breaks.
   */
  hangs?: boolean;
  /** How long a call takes; meanwhile a repeat must wait. */
  latencyMs?: number;
  /** Events are sent automatically; in tests by `webhooks.deliver()`. */
  sends?: boolean;
}

interface TossState extends BookState {
  answers: KeptReply[];
  webhooks: Webhook[];
  faults: Fault[];
}

const empty = (): TossState => ({
  cards: [],
  payments: [],
  authorizations: {},
  answers: [],
  webhooks: [],
  faults: [],
});

interface Call {
  call: TossCall;
  request: IncomingMessage;
  /** The address without the query. */
  path: string;
  /** The parameters of the address: a billing key, a payment key, an order id. */
  key: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const routes: [method: string, path: RegExp, call: TossCall][] = [
  ["POST", /^\/v1\/billing\/authorizations\/issue$/, "issue"],
  ["POST", /^\/v1\/billing\/([^/]+)$/, "charge"],
  ["DELETE", /^\/v1\/billing\/([^/]+)$/, "remove"],
  ["GET", /^\/v1\/payments\/orders\/([^/]+)$/, "find"],
  ["GET", /^\/v1\/payments\/([^/]+)$/, "find"],
  ["POST", /^\/v1\/payments\/([^/]+)\/cancel$/, "cancel"],
  ["GET", /^\/v1\/transactions$/, "list"],
];

/** No reply: the caller waits until its time-out, or its connection breaks. */
const silence = "SILENCE";

interface Outcome {
  reply: TossReply | typeof silence;
  kept?: TossReply;
}
const same = (reply: TossReply): Outcome => ({ reply, kept: reply });

const codes: Record<string, string> = {
  REFUSE: "REJECT_CARD_PAYMENT",
  CONFLICT: "IDEMPOTENT_REQUEST_PROCESSING",
  ERROR_BEFORE: "FAILED_INTERNAL_SYSTEM_PROCESSING",
  ERROR_AFTER: "FAILED_INTERNAL_SYSTEM_PROCESSING",
};

/** The local TossPayments: the same calls, refusals, repeats and events (P6). */
export class Toss {
  readonly book: TossBook;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  /** The target of events: the whole address with its secret part. */
  webhookUrl: string | undefined;
  /** How events are sent, where not over the network. */
  send: typeof fetch = (...given) => fetch(...given);
  /** Called for every call before the active faults: a test's own plan. */
  plan: (call: TossCall, key: string) => Omit<Fault, "call" | "left"> | undefined = () => undefined;
  readonly #options: TossOptions;
  readonly #answers: Idempotency;
  readonly #note: { value: TossState; save(): void };
  readonly #window: ReturnType<typeof tossWindow>;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(options: TossOptions) {
    this.#options = options;
    this.#note = openNote(options.file, empty());
    const { value } = this.#note;
    this.#answers = new Idempotency(value.answers);
    this.faults = new Faults(value.faults);
    this.webhooks = new Webhooks(value.webhooks, {
      now: this.now,
      url: () => this.webhookUrl,
      send: (...given) => this.send(...given),
      save: () => this.save(),
    });
    this.book = new TossBook(value, {
      now: this.now,
      tell: (type, data) => this.#tell(type, data),
    });
    this.#window = tossWindow({
      clientKey: options.clientKey,
      book: this.book,
      now: this.now,
      save: () => this.save(),
    });
    this.#timer = options.sends
      ? setInterval(() => void this.webhooks.deliver(), 1_000).unref()
      : undefined;
  }

  readonly now = () => (this.#options.now ?? Date.now)();

  save() {
    if (!this.#options.file) return;
    this.#note.value.answers = this.#answers.all;
    this.#note.save();
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** Deletes payments, events and faults; cards stay, since accounts hold their keys. */
  clear() {
    this.book.clear();
    this.webhooks.list.length = 0;
    this.faults.clear();
    this.save();
  }

  #tell(eventType: string, data: object) {
    const kind = this.faults.ofWebhook()?.kind;
    if (kind === "MISSING") return;
    const delayMs = kind === "LATE" ? 60 * 60_000 : 0;
    this.webhooks.add(eventType, data, {
      delayMs,
      isFlat: kind === "FLAT",
      isTwice: kind === "TWICE",
    });
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://toss");
    if (!pathname.startsWith("/v1/")) return this.#window(request, response);
    const found = routes.find(([method, path]) => method === request.method && path.test(pathname));
    const bytes = await readBody(request);
    const refused = this.#refuseCaller(request) ?? (found ? undefined : failure("NOT_FOUND"));
    if (!found || refused) return send(response, refused ?? failure("NOT_FOUND"));
    const key = decodeURIComponent(found[1].exec(pathname)?.[1] ?? "");
    const body = jsonOf(String(bytes));
    if (!body) return send(response, failure("INVALID_REQUEST"));
    const call = { call: found[2], request, path: pathname, key, query: searchParams, body };
    const answer = request.method === "POST" ? await this.#once(call) : await this.#answer(call);
    if (answer !== silence) return send(response, answer);
    if (!this.#options.hangs) response.destroy();
    return undefined;
  };

  #refuseCaller({ headers }: IncomingMessage): TossReply | undefined {
    const given = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1];
    const text = Buffer.from(given ?? "", "base64").toString("utf8");
    if (!text.includes(":")) return failure("INCORRECT_BASIC_AUTH_FORMAT");
    if (text !== `${this.#options.secretKey}:`) return failure("UNAUTHORIZED_KEY");
    const code = headers["tosspayments-test-code"];
    return code === undefined ? undefined : failure(String(code));
  }

  /** A POST with a key happens once: a repeat gets the first reply, or must wait. */
  async #once(call: Call): Promise<TossReply | typeof silence> {
    const key = call.request.headers["idempotency-key"];
    if (key === undefined) return this.#answer(call);
    if (String(key).length > 300) return failure("INVALID_IDEMPOTENCY_KEY");
    const of = [String(key), this.#options.secretKey, call.path, call.request.method].join("\n");
    const first = this.#answers.find(of, this.now());
    if (first === "RUNNING") return failure("IDEMPOTENT_REQUEST_PROCESSING");
    if (first) return this.#withFault(call, () => first).reply;
    this.#answers.begin(of);
    let kept: TossReply | undefined;
    try {
      if (this.#options.latencyMs) await pause(this.#options.latencyMs);
      const outcome = this.#withFault(call, () => this.#act(call));
      ({ kept } = outcome);
      return outcome.reply;
    } finally {
      this.#answers.end(of, kept, this.now());
      this.save();
    }
  }

  #answer(call: Call): TossReply | typeof silence {
    const { reply } = this.#withFault(call, () => this.#act(call));
    this.save();
    return reply;
  }

  /** The reply to the caller and to a repeat, if a fault comes before or after the effect. */
  #withFault({ call, key }: Call, act: () => TossReply): Outcome {
    const fault = this.plan(call, key) ?? this.faults.ofCall(call) ?? this.#faultOfCard(call, key);
    const code = fault?.code ?? codes[fault?.kind ?? ""] ?? "";
    switch (fault?.kind) {
      case "REFUSE":
        return same(failure(code));
      case "CONFLICT":
      case "ERROR_BEFORE":
        return { reply: failure(code) };
      case "TIMEOUT_BEFORE":
        return { reply: silence };
      case "ERROR_AFTER":
        return { reply: failure(code), kept: act() };
      case "TIMEOUT_AFTER":
        return { reply: silence, kept: act() };
      default:
        return same(act());
    }
  }

  #faultOfCard(call: TossCall, key: string): Pick<Fault, "kind" | "code"> | undefined {
    const behaviour = call === "charge" ? this.book.card(key)?.behaviour : undefined;
    return behaviour === "TIMEOUT_BEFORE" || behaviour === "TIMEOUT_AFTER"
      ? { kind: behaviour }
      : undefined;
  }

  #act({ call, key, query, body }: Call): TossReply {
    switch (call) {
      case "issue":
        return this.book.issue(body);
      case "charge":
        return this.book.charge(key, body);
      case "find":
        return this.book.find(key);
      case "cancel":
        return this.book.cancel(key, body);
      case "remove":
        return this.book.remove(key);
      case "list":
        return this.book.transactions(query);
    }
  }
}

export const openToss = (options: TossOptions) => new Toss(options);

function send(response: ServerResponse, { status, body }: TossReply) {
  response.writeHead(status, {
    "content-type": "application/json;charset=UTF-8",
    "x-tosspayments-trace-id": Math.random().toString(16).slice(2).padEnd(16, "0"),
  });
  response.end(body);
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    // Fields are looked at one by one below.
    return typeof value === "object" && value ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Answered as INVALID_REQUEST.
    return undefined;
  }
}
