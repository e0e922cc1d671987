import type { SentMessage, SolapiMessage } from "./solapi-messages.ts";
import { intakeFault, statusText } from "./solapi-rules.ts";

interface Taken {
  message: SentMessage;
  wish: SolapiMessage;
}
interface Group {
  id: string;
  allowDuplicates: boolean;
  dateCreated: string;
  dateSent?: string;
  taken: Taken[];
  refused: SentMessage[];
}

interface Parts {
  senders: Set<string>;
  newGroupId(): string;
  take(wish: SolapiMessage, to: string, groupId: string): SentMessage;
  /** Puts a message into the inbox and on its way. */
  send(message: SentMessage, wish: SolapiMessage): void;
  /** Messages of a group that was sent before this start. */
  sentOf(groupId: string): SentMessage[];
}
export interface SolapiReply {
  status: number;
  body: object;
}

const failure = (status: number, errorCode: string, errorMessage: string): SolapiReply => ({
  status,
  body: { errorCode, errorMessage },
});
const unknown = () => failure(404, "ResourceNotFound", "그룹을 찾을 수 없습니다.");

/**
 * SOLAPI's groups (solapi/documents, api-reference/messages/groups): made, filled, and sent once.
 * A number that is in a group already is refused there; a group that was sent cannot be changed.
 */
export class Groups {
  readonly #parts: Parts;
  readonly #groups = new Map<string, Group>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Answers a call to a group; undefined when the call is not about groups. */
  answer(call: string, body: unknown): SolapiReply | undefined {
    const [, method, id, action] =
      /^(\w+) \/messages\/v4\/groups(?:\/(\w+))?(?:\/(\w+))?\/?$/.exec(call) ?? [];
    if (!method) return undefined;
    const given = (body ?? {}) as { allowDuplicates?: boolean; messages?: SolapiMessage[] };
    if (!id) return method === "POST" ? this.#create(given) : unknown();
    const group = this.#find(id);
    if (!group) return unknown();
    switch (`${method} ${action ?? ""}`) {
      case "GET ":
        return { status: 200, body: infoOf(group) };
      case "GET messages":
        return { status: 200, body: { startKey: null, limit: 20, messageList: listOf(group) } };
      case "PUT messages":
        return this.#fill(group, given.messages ?? []);
      case "POST send":
        return this.#send(group);
      default:
        return unknown();
    }
  }

  #find(id: string): Group | undefined {
    const known = this.#groups.get(id);
    if (known) return known;
    const [first, ...rest] = this.#parts.sentOf(id);
    if (!first) return undefined;
    const taken = [first, ...rest].map((message) => ({ message, wish: {} }));
    const { at } = first;
    return { id, allowDuplicates: false, dateCreated: at, dateSent: at, taken, refused: [] };
  }

  #create(body: { allowDuplicates?: boolean }): SolapiReply {
    const group: Group = {
      id: this.#parts.newGroupId(),
      allowDuplicates: body.allowDuplicates === true,
      dateCreated: new Date().toISOString(),
      taken: [],
      refused: [],
    };
    this.#groups.set(group.id, group);
    return { status: 200, body: infoOf(group) };
  }

  #fill(group: Group, wishes: SolapiMessage[]): SolapiReply {
    if (group.dateSent) return failure(400, "NotAllowed", "이미 발송 요청된 그룹입니다.");
    if (wishes.some(({ to }) => [to].flat().includes("01099990005")))
      return failure(503, "ServiceUnavailable", "잠시 후 다시 시도해 주세요.");
    const results = wishes.flatMap((wish) => [wish.to ?? ""].flat().map((to) => ({ wish, to })));
    const resultList = results.map(({ wish, to }) => {
      const message = this.#parts.take(wish, to, group.id);
      const repeated = !group.allowDuplicates && group.taken.some((one) => one.message.to === to);
      const fault = repeated ? "1026" : intakeFault(wish, to, this.#parts.senders);
      if (fault) group.refused.push({ ...message, statusCode: fault });
      else group.taken.push({ message, wish });
      return resultOf({ ...message, statusCode: fault ?? message.statusCode });
    });
    const errorCount = resultList.filter(({ statusCode }) => statusCode !== "2000").length;
    return { status: 200, body: { errorCount, resultList } };
  }

  #send(group: Group): SolapiReply {
    if (group.dateSent) return failure(400, "NotAllowed", "이미 발송 요청된 그룹입니다.");
    if (group.taken.length === 0) return failure(400, "NotAllowed", "발송할 메시지가 없습니다.");
    group.dateSent = new Date().toISOString();
    for (const { message, wish } of group.taken) this.#parts.send(message, wish);
    return { status: 200, body: infoOf(group) };
  }
}

const resultOf = ({ id: messageId, to, from, type, statusCode }: SentMessage) => ({
  to,
  from,
  type,
  country: "82",
  messageId,
  statusCode,
  statusMessage: statusText(statusCode),
});

const listOf = ({ taken, refused }: Group) =>
  Object.fromEntries(
    taken
      .map(({ message }) => message)
      .concat(refused)
      .map((message) => [message.id, { ...message, messageId: message.id, _id: message.id }]),
  );

function infoOf({ id, allowDuplicates, dateCreated, dateSent, taken, refused }: Group) {
  const waiting = taken.filter(({ message }) => ["2000", "3000"].includes(message.statusCode));
  return {
    _id: id,
    groupId: id,
    apiVersion: "4",
    allowDuplicates,
    dateCreated,
    dateSent: dateSent ?? null,
    status: !dateSent ? "PENDING" : waiting.length > 0 ? "SENDING" : "COMPLETE",
    count: {
      total: taken.length + refused.length,
      registeredSuccess: taken.length,
      registeredFailed: refused.length,
      sentTotal: dateSent ? taken.length : 0,
      sentPending: dateSent ? waiting.length : 0,
    },
  };
}
