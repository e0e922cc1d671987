export interface SendbirdUser {
  user_id: string;
  nickname: string;
  profile_url: string;
  created_at: number;
}
export interface SendbirdMessage {
  message_id: number;
  type: "MESG" | "FILE";
  user_id: string;
  created_at: number;
  updated_at: number;
  custom_type: string;
  data: string;
  message?: string;
  file?: { url: string; name: string; type: string; size: number };
  dedup_id?: string;
  /** "API" for calls, and the name of the client's SDK for messages of a client. */
  sdk: string;
}
export interface SendbirdChannel {
  channel_url: string;
  name: string;
  custom_type: string;
  data: string;
  is_distinct: boolean;
  created_at: number;
  /** Ids of its members. */
  members: string[];
  /** The read marks of its members, in milliseconds. */
  reads: Record<string, number>;
  messages: SendbirdMessage[];
}

export interface SendbirdReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}
export const replyWith = (body: unknown): SendbirdReply => ({ status: 200, body });

const texts: Record<number, string> = {
  400105: "A required parameter is missing.",
  400108: "Not authorized.",
  400111: "Invalid value.",
  400201: "Not found.",
  400202: "Violates unique constraint.",
  400401: "Invalid api token.",
  500901: "Internal server error.",
  500910: "Too many requests.",
};
/** Bodies of refusals say `error`, `code` and a text that nobody should match on (P7-2). */
export const failure = (code: number, about = ""): SendbirdReply => ({
  status: code === 500910 ? 429 : code >= 500000 ? 500 : 400,
  body: { error: true, code, message: `${texts[code] ?? "Error."}${about && ` (${about})`}` },
});

export const userBody = (user: SendbirdUser) => ({
  ...user,
  access_token: "",
  is_active: true,
  is_online: false,
  last_seen_at: 0,
  metadata: {},
  require_auth_for_profile_image: false,
});
/** A person as in messages, members and senders of events. */
export const personBody = ({ user_id, nickname, profile_url }: SendbirdUser) => ({
  user_id,
  nickname,
  profile_url,
  metadata: {},
});

/** A channel as in events. */
export const channelFacts = ({
  channel_url,
  name,
  custom_type,
  data,
  is_distinct,
}: SendbirdChannel) => ({
  channel_url,
  name,
  custom_type,
  data,
  is_distinct,
  is_public: false,
  is_super: false,
  is_ephemeral: false,
  is_discoverable: false,
});
