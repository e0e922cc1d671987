import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../../kernel/body.ts";
import { openNote } from "../../kernel/journal.ts";
import { type BookState, SendbirdBook } from "./sendbird-book.ts";
import { type Limits, SendbirdLimits, tooMany } from "./sendbird-limits.ts";
import { failure, type SendbirdAnswer } from "./sendbird-shapes.ts";
import { type SendbirdWebhook, SendbirdWebhooks } from "./sendbird-webhooks.ts";

export interface SendbirdOptions {
  /** The application's id, which events name. */
  app: string;
  apiToken: string;
  /** Where everything is kept; in memory without it. */
  file?: string;
  /** Milliseconds; the clock of this machine without it. */
  now?: () => number;
  /** Calls a second; as many as anybody likes without it. */
  limits?: Limits;
  /** Events leave by themselves; in tests at `webhooks.deliver()`. */
  sends?: boolean;
}

interface SendbirdState extends BookState {
  webhooks: SendbirdWebhook[];
}
const empty = (): SendbirdState => ({
  users: [],
  channels: [],
  tokens: {},
  lastMessageId: 7_000_000_000,
  webhooks: [],
});

/** What may go wrong with one call: before it happened, or after. */
export type SendbirdFault = "LIMIT" | "ERROR_BEFORE" | "ERROR_AFTER" | "LOST_BEFORE" | "LOST_AFTER";

interface Asked {
  book: SendbirdBook;
  /** What the address names, in its order. */
  ids: [string, string];
  query: URLSearchParams;
  body: Record<string, unknown>;
}
type Act = (asked: Asked) => SendbirdAnswer;

const channels = /^\/v3\/group_channels\/([^/]+)/.source;
const at = (end: string) => new RegExp(`${channels}${end}$`);
/** Method, address and the name that faults and limits have for the call. */
const routes: [method: string, path: RegExp, call: string, act: Act][] = [
  ["POST", /^\/v3\/users$/, "users", ({ book, body }) => book.addUser(body)],
  [
    "POST",
    /^\/v3\/users\/([^/]+)\/token$/,
    "token",
    ({ book, ids, body }) => book.token(ids[0], body),
  ],
  ["DELETE", /^\/v3\/users\/([^/]+)$/, "user", ({ book, ids }) => book.dropUser(ids[0])],
  ["POST", /^\/v3\/group_channels$/, "channels", ({ book, body }) => book.addChannel(body)],
  ["GET", at(""), "channel", ({ book, ids }) => book.showChannel(ids[0])],
  ["POST", at("/invite"), "invite", ({ book, ids, body }) => book.invite(ids[0], body)],
  ["PUT", at("/leave"), "leave", ({ book, ids, body }) => book.leave(ids[0], body)],
  ["POST", at("/messages"), "messages", ({ book, ids, body }) => book.addMessage(ids[0], body)],
  ["GET", at("/messages"), "list", ({ book, ids, query }) => book.listMessages(ids[0], query)],
  ["GET", at("/messages/([^/]+)"), "message", ({ book, ids }) => book.showMessage(...ids)],
  [
    "PUT",
    at("/messages/([^/]+)"),
    "message",
    ({ book, ids, body }) => book.changeMessage(...ids, body),
  ],
  ["DELETE", at("/messages/([^/]+)"), "message", ({ book, ids }) => book.dropMessage(...ids)],
];

/** Sendbird Chat on this machine: the same calls, refusals, limits and events (P7). */
export class Sendbird {
  readonly book: SendbirdBook;
  readonly webhooks: SendbirdWebhooks;
  /** Where events go. */
  webhookUrl: string | undefined;
  /** How events are sent, where not over the network. */
  send: typeof fetch = (...given) => fetch(...given);
  /** Asked at every call: for a test's own plan. */
  plan: (method: string, call: string) => SendbirdFault | undefined = () => undefined;
  /** Every call that was let in, oldest first. */
  readonly calls: string[] = [];
  readonly #options: SendbirdOptions;
  readonly #note: { value: SendbirdState; save(): void };
  readonly #limits: SendbirdLimits;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(options: SendbirdOptions) {
    this.#options = options;
    this.#note = openNote(options.file, empty());
    const { value } = this.#note;
    this.#limits = new SendbirdLimits(options.limits, this.now);
    this.webhooks = new SendbirdWebhooks(value.webhooks, {
      apiToken: options.apiToken,
      now: this.now,
      url: () => this.webhookUrl,
      send: (...given) => this.send(...given),
      save: () => this.save(),
    });
    this.book = new SendbirdBook(value, {
      now: this.now,
      tell: (category, event) => this.webhooks.add(category, { ...event, app_id: options.app }),
    });
    this.#timer = options.sends
      ? setInterval(() => void this.webhooks.deliver(), 500).unref()
      : undefined;
  }

  readonly now = () => (this.#options.now ?? Date.now)();

  save() {
    if (this.#options.file) this.#note.save();
  }

  stop() {
    clearInterval(this.#timer);
  }

  /** What a person writes in a client of the provider, to which the market's rules mean nothing. */
  writes(url: string, userId: string, message: string, data = ""): number {
    const body = { message_type: "MESG", user_id: userId, message, data };
    const { status, body: told } = this.book.addMessage(url, body, "JavaScript");
    this.save();
    return status === 200 ? (told as { message_id: number }).message_id : 0;
  }

  reads(url: string, userId: string) {
    this.book.readAll(url, userId);
    this.save();
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://sendbird");
    const { method = "" } = request;
    const bytes = await readBody(request);
    const [, path, call = "", act] =
      routes.find(([verb, known]) => verb === method && known.test(pathname)) ?? [];
    if (request.headers["api-token"] !== this.#options.apiToken)
      return send(response, failure(400401));
    if (!path || !act) return send(response, { status: 404, body: failure(400201).body });
    const refused = this.#limits.refuse(method, call);
    if (refused) return send(response, refused);
    const body = jsonOf(String(bytes));
    if (!body) return send(response, failure(400111));
    const [, one = "", other = ""] = (path.exec(pathname) ?? []).map(decodeURIComponent);
    this.calls.push(`${method} ${call}`);
    const asked = {
      book: this.book,
      ids: [one, other] as [string, string],
      query: searchParams,
      body,
    };
    const reply = this.#withFault(method, call, () => act(asked));
    this.save();
    return reply ? send(response, reply) : response.destroy();
  };

  /** What the caller gets, where a fault comes before or after the effect; nothing where it is lost. */
  #withFault(method: string, call: string, act: () => SendbirdAnswer): SendbirdAnswer | undefined {
    const fault = this.plan(method, call);
    if (fault === "LIMIT") return tooMany(5, 0.4);
    if (fault === "ERROR_BEFORE") return failure(500901);
    if (fault === "LOST_BEFORE") return undefined;
    const reply = act();
    if (fault === "ERROR_AFTER") return failure(500901);
    return fault === "LOST_AFTER" ? undefined : reply;
  }
}

export const openSendbird = (options: SendbirdOptions) => new Sendbird(options);

function send(response: ServerResponse, { status, body, headers }: SendbirdAnswer) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    // Fields are looked at one by one.
    return typeof value === "object" && value ? (value as Record<string, unknown>) : undefined;
  } catch {
    // Answered as an invalid value.
    return undefined;
  }
}
