import {
  replyWith,
  channelFacts,
  failure,
  personBody,
  type SendbirdReply,
  type SendbirdChannel,
  type SendbirdMessage,
  type SendbirdUser,
  userBody,
} from "./sendbird-shapes.ts";

export interface BookState {
  users: SendbirdUser[];
  channels: SendbirdChannel[];
  /** Session tokens with their expiry, by token. */
  tokens: Record<string, { user_id: string; expires_at: number }>;
  lastMessageId: number;
}
interface Options {
  now(): number;
  /** Sends an event to the market. */
  tell(category: string, event: object): void;
}
type Body = Record<string, unknown>;

const weekMs = 7 * 86_400_000;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Users, channels and messages, as the provider keeps them. */
export class SendbirdBook {
  readonly #state: BookState;
  readonly #options: Options;

  constructor(state: BookState, options: Options) {
    this.#state = state;
    this.#options = options;
  }

  get users(): readonly SendbirdUser[] {
    return this.#state.users;
  }
  get channels(): readonly SendbirdChannel[] {
    return this.#state.channels;
  }
  get tokens() {
    return this.#state.tokens;
  }
  user = (id: string) => this.#state.users.find((one) => one.user_id === id);
  channel = (url: string) => this.#state.channels.find((one) => one.channel_url === url);

  addUser({ user_id, nickname, profile_url }: Body): SendbirdReply {
    if (typeof user_id !== "string" || user_id === "") return failure(400105, "user_id");
    if (typeof nickname !== "string") return failure(400105, "nickname");
    if (typeof profile_url !== "string") return failure(400105, "profile_url");
    if (user_id.length > 80 || nickname.length > 80) return failure(400111);
    if (this.user(user_id)) return failure(400202, "user_id");
    const user = { user_id, nickname, profile_url, created_at: this.#options.now() };
    this.#state.users.push(user);
    return replyWith(userBody(user));
  }

  /** Messages of a person stay; the rooms lose a member. */
  dropUser(id: string): SendbirdReply {
    const user = this.user(id);
    if (!user) return failure(400201, "user_id");
    this.#state.users.splice(this.#state.users.indexOf(user), 1);
    for (const channel of this.#state.channels)
      channel.members = channel.members.filter((one) => one !== id);
    return replyWith({});
  }

  token(id: string, { expires_at }: Body): SendbirdReply {
    const user = this.user(id);
    if (!user) return failure(400201, "user_id");
    const now = this.#options.now();
    const until = expires_at === undefined ? now + weekMs : Number(expires_at);
    if (!Number.isInteger(until) || until <= now) return failure(400111, "expires_at");
    const token = `${Buffer.from(JSON.stringify({ u: id, e: until, n: Math.random() })).toString("base64url")}.local`;
    this.#state.tokens[token] = { user_id: id, expires_at: until };
    return replyWith({ user_id: id, token, expires_at: until });
  }

  addChannel(body: Body): SendbirdReply {
    const members = [...new Set(idsOf(body["user_ids"]))];
    const now = this.#options.now();
    const url = text(body["channel_url"]) || `sendbird_group_channel_${now}`;
    if (!/^[\w-]{4,100}$/.test(url)) return failure(400111, "channel_url");
    if (this.channel(url)) return failure(400202, "channel_url");
    // Without `strict` unknown people are left out.
    if (body["strict"] === true && members.some((id) => !this.user(id)))
      return failure(400201, "user_ids");
    const channel: SendbirdChannel = {
      channel_url: url,
      name: text(body["name"]) || "Group Channel",
      custom_type: text(body["custom_type"]),
      data: text(body["data"]),
      is_distinct: body["is_distinct"] === true,
      created_at: now,
      members: members.filter((id) => this.user(id)),
      reads: {},
      messages: [],
    };
    this.#state.channels.push(channel);
    this.#options.tell("group_channel:create", {
      members: this.#people(channel.members),
      channel: channelFacts(channel),
      created_at: now,
    });
    return this.showChannel(url);
  }

  showChannel(url: string): SendbirdReply {
    const channel = this.channel(url);
    if (!channel) return failure(400201, "channel_url");
    const last = channel.messages.at(-1);
    return replyWith({
      ...channelFacts(channel),
      created_at: channel.created_at,
      member_count: channel.members.length,
      joined_member_count: channel.members.length,
      members: this.#people(channel.members),
      last_message: last ? this.messageBody(channel, last) : null,
      unread_message_count: 0,
    });
  }

  invite(url: string, body: Body): SendbirdReply {
    const channel = this.channel(url);
    if (!channel) return failure(400201, "channel_url");
    const ids = idsOf(body["user_ids"]);
    if (ids.length === 0) return failure(400105, "user_ids");
    if (ids.some((id) => !this.user(id))) return failure(400201, "user_ids");
    channel.members = [...new Set([...channel.members, ...ids])];
    return this.showChannel(url);
  }

  leave(url: string, body: Body): SendbirdReply {
    const channel = this.channel(url);
    if (!channel) return failure(400201, "channel_url");
    const left = idsOf(body["user_ids"]);
    channel.members = channel.members.filter((id) => !left.includes(id));
    return replyWith({});
  }

  /** A message of a call or of a client. Messages are sorted by time. */
  addMessage(url: string, body: Body, sdk = "API"): SendbirdReply {
    const channel = this.channel(url);
    if (!channel) return failure(400201, "channel_url");
    const { user_id, message_type: type, dedup_id, created_at } = body;
    if (typeof user_id !== "string") return failure(400105, "user_id");
    if (type !== "MESG" && type !== "FILE") return failure(400111, "message_type");
    if (type === "MESG" && typeof body["message"] !== "string") return failure(400105, "message");
    if (type === "FILE" && typeof body["url"] !== "string") return failure(400105, "url");
    if (!this.user(user_id)) return failure(400201, "user_id");
    if (!channel.members.includes(user_id)) return failure(400108, "user_id");
    const isKnown = channel.messages.some((one) => one.dedup_id === dedup_id);
    if (typeof dedup_id === "string" && isKnown) return failure(400202, "dedup_id");
    const at = typeof created_at === "number" ? created_at : this.#options.now();
    const message: SendbirdMessage = {
      message_id: ++this.#state.lastMessageId,
      type,
      user_id,
      created_at: at,
      updated_at: 0,
      custom_type: text(body["custom_type"]),
      data: text(body["data"]),
      sdk,
      ...(type === "MESG" ? { message: text(body["message"]) } : { file: fileOf(body) }),
      ...(typeof dedup_id === "string" && { dedup_id }),
    };
    channel.messages.push(message);
    channel.messages.sort((one, other) => one.created_at - other.created_at);
    this.#options.tell("group_channel:message_send", this.#sentEvent(channel, message));
    return replyWith(this.messageBody(channel, message));
  }

  listMessages(url: string, query: URLSearchParams): SendbirdReply {
    const channel = this.channel(url);
    if (!channel) return failure(400201, "channel_url");
    const around = query.get("message_ts");
    if (around === null && !query.has("message_id")) return failure(400105, "message_ts");
    const id = Number(query.get("message_id"));
    const at = channel.messages.find((one) => one.message_id === id)?.created_at ?? Number(around);
    const before = channel.messages.filter((one) => one.created_at < at);
    const after = channel.messages.filter((one) => one.created_at >= at);
    const some = [
      ...before.slice(-Number(query.get("prev_limit") ?? 15)),
      ...after.slice(0, Number(query.get("next_limit") ?? 15)),
    ];
    return replyWith({ messages: some.map((one) => this.messageBody(channel, one)) });
  }

  showMessage(url: string, id: string): SendbirdReply {
    const channel = this.channel(url);
    const message = channel?.messages.find((one) => String(one.message_id) === id);
    if (!channel || !message) return failure(400201, "message_id");
    return replyWith(this.messageBody(channel, message));
  }

  changeMessage(url: string, id: string, body: Body): SendbirdReply {
    const channel = this.channel(url);
    const message = channel?.messages.find((one) => String(one.message_id) === id);
    if (!channel || !message) return failure(400201, "message_id");
    if (body["message_type"] !== message.type) return failure(400111, "message_type");
    if (typeof body["message"] === "string") message.message = body["message"];
    if (typeof body["data"] === "string") message.data = body["data"];
    message.updated_at = this.#options.now();
    this.#options.tell("group_channel:message_update", this.#sentEvent(channel, message));
    return this.showMessage(url, id);
  }

  dropMessage(url: string, id: string): SendbirdReply {
    const channel = this.channel(url);
    const message = channel?.messages.find((one) => String(one.message_id) === id);
    if (!channel || !message) return failure(400201, "message_id");
    channel.messages.splice(channel.messages.indexOf(message), 1);
    this.#options.tell("group_channel:message_delete", this.#sentEvent(channel, message));
    return replyWith({});
  }

  /** A person has opened a room in a client: nothing is unread any more. */
  readAll(url: string, userId: string): void {
    const channel = this.channel(url);
    if (!channel?.members.includes(userId)) return;
    const readTs = this.#options.now();
    channel.reads[userId] = readTs;
    this.#options.tell("group_channel:message_read", {
      members: this.#people(channel.members),
      channel: channelFacts(channel),
      read_updates: [
        {
          user_id: userId,
          read_ts: readTs,
          channel_unread_message_count: 0,
          total_unread_message_count: 0,
        },
      ],
    });
  }

  messageBody(channel: SendbirdChannel, message: SendbirdMessage) {
    const { user_id, dedup_id: _dedupId, sdk: _sdk, ...shown } = message;
    return {
      ...shown,
      user: this.#people([user_id])[0] ?? null,
      channel_url: channel.channel_url,
      mention_type: "users",
      mentioned_users: [],
      is_removed: false,
      translations: {},
    };
  }

  #people = (ids: readonly string[]) => ids.flatMap((id) => this.user(id) ?? []).map(personBody);

  #sentEvent(channel: SendbirdChannel, message: SendbirdMessage) {
    const { message_id, custom_type, data, created_at, file } = message;
    return {
      sender: this.#people([message.user_id])[0] ?? null,
      silent: false,
      sender_ip_addr: "127.0.0.1",
      custom_type,
      mention_type: "users",
      mentioned_users: [],
      type: message.type,
      payload: {
        message_id,
        custom_type,
        data,
        created_at,
        ...(file
          ? { url: file.url, filename: file.name, content_type: file.type, filesize: file.size }
          : { message: message.message, translations: {} }),
      },
      channel: channelFacts(channel),
      sdk: message.sdk,
    };
  }
}

const fileOf = (body: Body) => ({
  url: text(body["url"]),
  name: text(body["file_name"]),
  type: text(body["file_type"]),
  size: Number(body["file_size"] ?? 0),
});
