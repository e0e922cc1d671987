import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "../kernel/body.ts";
import { type Journal, openJournal } from "../kernel/journal.ts";
import { solapiAuth } from "./solapi-auth.ts";
import { Groups } from "./solapi-groups.ts";
import type { SentMessage, SolapiMessage } from "./solapi-messages.ts";
import { deliveryOf, intakeFault, statusText, typeOf } from "./solapi-rules.ts";

interface Options {
  file?: string;
  apiKey: string;
  apiSecret: string;
  /** Allowed senders; any if empty. */
  senders: Set<string>;
  webhook?: { url: string; secret: string };
  deliveryMs?: number;
}

interface Send {
  messages?: SolapiMessage[];
  message?: SolapiMessage;
  showMessageList?: boolean;
  allowDuplicates?: boolean;
}

const account = "00000000000001";
const webhookTries = 5;
const identifier = (prefix: string) =>
  prefix +
  new Date().toISOString().replace(/\D/g, "").slice(2, 14) +
  randomBytes(7).toString("hex");

/** The local SOLAPI: the same calls, refusals and states; messages end in an inbox. */
export class Solapi {
  /** Allowed senders; any if empty. */
  readonly senders: Set<string>;
  readonly #options: Options;
  readonly #inbox: Journal<SentMessage>;
  readonly #check: ReturnType<typeof solapiAuth>;
  readonly #groups: Groups;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: Options) {
    this.#options = options;
    this.senders = options.senders;
    this.#inbox = openJournal(options.file);
    this.#check = solapiAuth(options.apiKey, options.apiSecret);
    this.#groups = new Groups({
      senders: this.senders,
      newGroupId: () => identifier("G4V"),
      take: messageOf,
      send: (message, wish) => {
        this.#inbox.add(message);
        this.#deliver(message, wish);
      },
      sentOf: (id) => this.#inbox.entries.filter(({ groupId }) => groupId === id),
    });
    // Messages that were being sent at the end of the last run count as delivered.
    for (const message of this.#inbox.entries)
      if (message.statusCode === "2000") Object.assign(message, deliveryOf(message, {}));
  }

  clear() {
    this.#inbox.clear();
  }

  /** The messages to a number, or all, the newest first. */
  list(to?: string): SentMessage[] {
    const wanted = to?.replace(/\D/g, "");
    return this.#inbox.entries.filter((message) => !wanted || message.to === wanted).toReversed();
  }

  stop() {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  readonly handle = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = this.#check(request.headers.authorization);
    if (fault) return sendJson(response, 403, fault);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://solapi");
    const call = `${request.method} ${pathname}`;
    if (call === "GET /cash/v1/balance")
      return sendJson(response, 200, { balance: 100_000, point: 0 });
    if (call === "GET /messages/v4/list")
      return sendJson(response, 200, this.#listed(searchParams.get("messageId")));
    if (call === "POST /messages/v4/send-many/detail" || call === "POST /messages/v4/send")
      return this.#take(request, response, call.endsWith("detail"));
    if (pathname.startsWith("/messages/v4/groups")) {
      const answer = this.#groups.answer(call, bodyOf(String(await readBody(request))));
      if (answer) return sendJson(response, answer.status, answer.body);
    }
    return sendJson(response, 404, { errorCode: "ResourceNotFound", errorMessage: call });
  };

  #listed(id: string | null) {
    const found = this.#inbox.entries.filter((message) => !id || message.id === id).slice(-20);
    const list = found.map((message) => [message.id, { ...message, messageId: message.id }]);
    return { limit: 20, messageList: Object.fromEntries(list) };
  }

  async #take(request: IncomingMessage, response: ServerResponse, isMany: boolean) {
    const body = bodyOf(String(await readBody(request)));
    const wishes = isMany ? body?.messages : body?.message && [body.message];
    if (!Array.isArray(wishes) || wishes.length === 0 || wishes.length > 10_000)
      return sendJson(response, 400, {
        errorCode: "ValidationError",
        errorMessage: "messages는 1건 이상 10,000건 이하여야 합니다.",
      });
    if (wishes.some(({ to }) => [to].flat().includes("01099990005")))
      return sendJson(response, 503, {
        errorCode: "ServiceUnavailable",
        errorMessage: "잠시 후 다시 시도해 주세요.",
      });
    const sent = this.#send(wishes, body);
    sendJson(response, 200, isMany ? detailOf(sent) : singleOf(sent));
  }

  #send(wishes: SolapiMessage[], { allowDuplicates, showMessageList }: Send = {}): Sent {
    const groupId = identifier("G4V");
    const accepted: SentMessage[] = [];
    const failed: object[] = [];
    const seen = new Set<string>();
    for (const wish of wishes)
      for (const to of [wish.to ?? ""].flat()) {
        const message = messageOf(wish, to, groupId);
        const repeated = seen.has(to) && !allowDuplicates;
        const fault = repeated ? "1026" : intakeFault(wish, to, this.senders);
        seen.add(to);
        if (fault) {
          message.statusCode = fault;
          failed.push(failureOf(message));
        } else {
          accepted.push(message);
          this.#deliver(message, wish);
        }
        this.#inbox.add(message);
      }
    return { groupId, accepted, failed, ...(showMessageList && { showMessageList }) };
  }

  #deliver(message: SentMessage, wish: SolapiMessage) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      Object.assign(message, deliveryOf(message, wish));
      void this.#report(message);
    }, this.#options.deliveryMs ?? 300);
    this.#timers.add(timer);
  }

  async #report({ id: messageId, groupId, to, from, type, statusCode, customFields }: SentMessage) {
    if (!this.#options.webhook) return;
    const { url, secret } = this.#options.webhook;
    const about = { messageId, groupId, to, from, type, statusCode, customFields };
    for (let attempt = 0; attempt < webhookTries; attempt++) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-solapi-event-name": "SINGLE-REPORT",
          "x-solapi-secret": createHash("sha1").update(secret).digest("hex"),
        },
        body: JSON.stringify([{ ...about, accountId: account }]),
      }).catch(() => undefined);
      if (answer?.status === 200) return;
    }
  }
}

export const openSolapi = (options: Options) => new Solapi(options);

function messageOf(wish: SolapiMessage, to: string, groupId: string): SentMessage {
  const { text, subject, customFields, kakaoOptions: kakao } = wish;
  return {
    id: identifier("M4V"),
    groupId,
    at: new Date().toISOString(),
    to,
    from: wish.from ?? "",
    type: typeOf(wish),
    statusCode: "2000",
    ...(text !== undefined && { text }),
    ...(subject !== undefined && { subject }),
    ...(kakao?.templateId && { templateId: kakao.templateId }),
    ...(kakao?.variables && { variables: kakao.variables }),
    ...(kakao?.buttons && { buttons: kakao.buttons }),
    ...(customFields && { customFields }),
  };
}

const failureOf = ({ id: messageId, to, from, type, statusCode, customFields }: SentMessage) => ({
  to,
  from,
  type,
  statusCode,
  statusMessage: statusText(statusCode),
  country: "82",
  messageId,
  accountId: account,
  customFields,
});

function bodyOf(text: string): Send | undefined {
  try {
    return JSON.parse(text) as Send;
  } catch {
    // Answered as a body without messages.
    return undefined;
  }
}

interface Sent {
  groupId: string;
  accepted: SentMessage[];
  failed: object[];
  showMessageList?: boolean;
}

const summary = ({ id: messageId, statusCode, customFields }: SentMessage) => ({
  messageId,
  statusCode,
  statusMessage: statusText(statusCode),
  customFields,
});

function detailOf({ groupId, accepted, failed, showMessageList }: Sent) {
  const now = new Date().toISOString();
  const count = {
    total: accepted.length + failed.length,
    sentTotal: 0,
    sentFailed: 0,
    sentSuccess: 0,
    sentPending: 0,
    sentReplacement: 0,
    refund: 0,
    registeredFailed: failed.length,
    registeredSuccess: accepted.length,
  };
  return {
    failedMessageList: failed,
    groupInfo: {
      groupId,
      status: accepted.length > 0 ? "SENDING" : "FAILED",
      count,
      countForCharge: {},
      balance: { requested: 0, replacement: 0, refund: 0, sum: 0 },
      point: { requested: 0, replacement: 0, refund: 0, sum: 0 },
      log: [{ message: "메시지가 그룹에 추가되었습니다.", createAt: now }],
      accountId: account,
      masterAccountId: null,
      apiVersion: "4",
      allowDuplicates: false,
      isRefunded: false,
      dateCreated: now,
      dateUpdated: now,
      scheduledDate: null,
      dateSent: now,
      dateCompleted: null,
      _id: randomUUID(),
    },
    ...(showMessageList && { messageList: accepted.map(summary) }),
  };
}

function singleOf({ groupId, accepted, failed }: Sent) {
  const [one] = accepted;
  if (!one) return { groupId, accountId: account, country: "82", ...failed[0] };
  const { to, from, type } = one;
  return { groupId, ...summary(one), to, from, type, country: "82", accountId: account };
}
