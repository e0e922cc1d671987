import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "./body.ts";
import { type Journal, openJournal } from "./journal.ts";
import { solapiAuth } from "./solapi-auth.ts";
import { openGroups } from "./solapi-groups.ts";
import { deliveryOf, intakeFault, type SolapiMessage, statusText, typeOf } from "./solapi-rules.ts";

export interface SentMessage {
  id: string;
  groupId: string;
  at: string;
  to: string;
  from: string;
  /** ATA is AlimTalk; SMS up to 90 bytes, LMS beyond. */
  type: string;
  text?: string;
  subject?: string;
  templateId?: string;
  variables?: Record<string, string>;
  buttons?: unknown[];
  customFields?: Record<string, string>;
  statusCode: string;
  /** The SMS or LMS that went out because AlimTalk did not arrive. */
  replacement?: { type: string; text: string; statusCode: string };
}

interface Options {
  file?: string;
  apiKey: string;
  apiSecret: string;
  /** Numbers that may send; any, when empty. */
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

/** SOLAPI on this machine: the same calls, refusals and states; messages end in an inbox. */
export function openSolapi(options: Options) {
  const inbox: Journal<SentMessage> = openJournal(options.file);
  const check = solapiAuth(options.apiKey, options.apiSecret);
  const timers = new Set<NodeJS.Timeout>();
  // What was on its way when the last run ended has arrived meanwhile.
  for (const message of inbox.entries)
    if (message.statusCode === "2000") Object.assign(message, deliveryOf(message, {}));

  async function report(message: SentMessage) {
    if (!options.webhook) return;
    const { url, secret } = options.webhook;
    const { id: messageId, groupId, to, from, type, statusCode, customFields } = message;
    const body = [
      { messageId, groupId, to, from, type, statusCode, customFields, accountId: account },
    ];
    for (let attempt = 0; attempt < webhookTries; attempt++) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-solapi-event-name": "SINGLE-REPORT",
          "x-solapi-secret": createHash("sha1").update(secret).digest("hex"),
        },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.status === 200) return;
    }
  }

  function deliver(message: SentMessage, wish: SolapiMessage) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      Object.assign(message, deliveryOf(message, wish));
      void report(message);
    }, options.deliveryMs ?? 300);
    timers.add(timer);
  }

  function take(wish: SolapiMessage, to: string, groupId: string): SentMessage {
    const { kakaoOptions: kakao } = wish;
    const message: SentMessage = {
      id: identifier("M4V"),
      groupId,
      at: new Date().toISOString(),
      to,
      from: wish.from ?? "",
      type: typeOf(wish),
      statusCode: "2000",
      ...(wish.text !== undefined && { text: wish.text }),
      ...(wish.subject !== undefined && { subject: wish.subject }),
      ...(kakao?.templateId && { templateId: kakao.templateId }),
      ...(kakao?.variables && { variables: kakao.variables }),
      ...(kakao?.buttons && { buttons: kakao.buttons }),
      ...(wish.customFields && { customFields: wish.customFields }),
    };
    return message;
  }

  function send({ messages, message, showMessageList, allowDuplicates }: Send) {
    const groupId = identifier("G4V");
    const accepted: SentMessage[] = [];
    const failed: object[] = [];
    const seen = new Set<string>();
    for (const wish of messages ?? (message ? [message] : []))
      for (const to of [wish.to ?? ""].flat()) {
        const one = take(wish, to, groupId);
        const repeated = seen.has(to) && !allowDuplicates;
        const fault = repeated ? "1026" : intakeFault(wish, to, options.senders);
        seen.add(to);
        if (fault) {
          const { id: messageId, from, type, customFields } = one;
          const about = { statusCode: fault, statusMessage: statusText(fault) };
          failed.push({
            ...{ to, from, type, country: "82", messageId, accountId: account, customFields },
            ...about,
          });
          inbox.add({ ...one, statusCode: fault });
          continue;
        }
        accepted.push(one);
        deliver(one, wish);
      }
    for (const one of accepted) inbox.add(one);
    return { groupId, accepted, failed, showMessageList };
  }

  const answerGroup = openGroups({
    senders: options.senders,
    newGroupId: () => identifier("G4V"),
    take,
    send(message, wish) {
      inbox.add(message);
      deliver(message, wish);
    },
    sentOf: (groupId) => inbox.entries.filter((message) => message.groupId === groupId),
  });

  return {
    senders: options.senders,
    clear: () => inbox.clear(),
    /** The messages to a number, or all, the newest first. */
    list(to?: string): SentMessage[] {
      const wanted = to?.replace(/\D/g, "");
      return inbox.entries.filter((message) => !wanted || message.to === wanted).toReversed();
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
    async handle(request: IncomingMessage, response: ServerResponse) {
      const fault = check(request.headers.authorization);
      if (fault) return sendJson(response, 403, fault);
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://solapi");
      const call = `${request.method} ${pathname}`;
      if (call === "GET /cash/v1/balance")
        return sendJson(response, 200, { balance: 100_000, point: 0 });
      if (call === "GET /messages/v4/list") {
        const id = searchParams.get("messageId");
        const found = inbox.entries.filter((message) => !id || message.id === id);
        const list = found.map((message) => [message.id, { ...message, messageId: message.id }]);
        return sendJson(response, 200, {
          limit: 20,
          messageList: Object.fromEntries(list.slice(-20)),
        });
      }
      if (pathname.startsWith("/messages/v4/groups")) {
        const answer = answerGroup(call, bodyOf(String(await readBody(request))));
        if (answer) return sendJson(response, answer.status, answer.body);
      }
      const isMany = call === "POST /messages/v4/send-many/detail";
      if (!isMany && call !== "POST /messages/v4/send")
        return sendJson(response, 404, { errorCode: "ResourceNotFound", errorMessage: call });
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
      const sent = send({ ...body, messages: wishes });
      sendJson(response, 200, isMany ? detailOf(sent) : singleOf(sent));
    },
  };
}

export type Solapi = ReturnType<typeof openSolapi>;

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
