import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../../kernel/body.ts";
import { openNote } from "../../kernel/journal.ts";
import { type BookState, SendbirdBook } from "./sendbird-book.ts";
import { type Limits, SendbirdLimits, tooMany } from "./sendbird-limits.ts";
import { failure, type SendbirdReply } from "./sendbird-shapes.ts";
import { type SendbirdWebhook, SendbirdWebhooks } from "./sendbird-webhooks.ts";

export interface SendbirdOptions {
  /** The application's id, which events name. */
  app: string;
  apiToken: string;
  /** Where everything is kept; in memory without it. */
  file?: string;
  /** Milliseconds; the clock of this machine without it. */
  now?: () => number;
  /** Calls a second; unlimited if absent. */
  limits?: Limits;
  /** Events are sent automatically; in tests by `webhooks.deliver()`. */
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

/** A fault of one call: before the effect, or after it. */
export type SendbirdFault = "LIMIT" | "ERROR_BEFORE" | "ERROR_AFTER" | "LOST_BEFORE" | "LOST_AFTER";

interface Asked {
  book: SendbirdBook;
  /** The parameters of the address, in order. */
  ids: [string, string];
  query: URLSearchParams;
  body: Record<string, unknown>;
}
type Act = (asked: Asked) => SendbirdReply;

const channels = /^\/v3\/group_channels\/([^/]+)/.source;
const at = (end: string) => new RegExp(`${channels}${end}$`);
/** Method, address and the name of the call in faults and limits. */
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

/** The local Sendbird Chat: the same calls, refusals, limits and events (P7). */
export class Sendbird {
  readonly book: SendbirdBook;
  readonly webhooks: SendbirdWebhooks;
  /** Where events go. */
  webhookUrl: string | undefined;
  /** How events are sent, where not over the network. */
  send: typeof fetch = (...given) => fetch(...given);
  /** Called for every call: a test's own plan. */
  plan: (method: string, call: string) => SendbirdFault | undefined = () => undefined;
  /** Every accepted call, oldest first. */
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

  /**
   * A message that a person writes in a client of the provider, which does not know the market's
   * rules.
   */
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

  /** The reply to the caller if a fault comes before or after the effect; none if it is lost. */
  #withFault(method: string, call: string, act: () => SendbirdReply): SendbirdReply | undefined {
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

function send(response: ServerResponse, { status, body, headers }: SendbirdReply) {
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
