import { Problem } from "@bupum/shared/kernel/problem";
import { toInstant } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";
import { log, textOf } from "../../kernel/log.ts";
import type { ChatMirror, MirroredMessage, MirroredPerson, MirroredRoom } from "./chat.ts";
import { application, callSendbird, codes, SendbirdRefusal } from "./sendbird-call.ts";
import { markOf } from "./sendbird-mark.ts";
import { readWebhook } from "./sendbird-webhook.ts";

/** As long as one of our own tickets. */
const tokenMs = 60 * 60_000;
const mostName = 80;
const anything = z.unknown();
const issued = z.object({ token: z.string().check(z.minLength(1)), expires_at: z.int() });

const isRefusal = (error: unknown, code?: number): boolean =>
  error instanceof SendbirdRefusal && (code === undefined || error.code === code);

/** Creates what may already exist (400202). True if it did. */
async function make(path: readonly string[], name: string, body: object): Promise<boolean> {
  try {
    await callSendbird({ method: "POST", path, name, body }, anything);
    return false;
  } catch (error) {
    if (isRefusal(error, codes.known)) return true;
    throw error;
  }
}

const makePerson = ({ userId, name }: MirroredPerson) =>
  make(["users"], "/v3/users", {
    user_id: userId,
    nickname: [...name].slice(0, mostName).join(""),
    profile_url: "",
  });

async function tokenFor(person: MirroredPerson) {
  const call = {
    method: "POST",
    path: ["users", person.userId, "token"],
    name: "/v3/users/{user_id}/token",
    body: { expires_at: Date.now() + tokenMs },
  } as const;
  try {
    const answer = await callSendbird(call, issued).catch(async (error: unknown) => {
      if (!isRefusal(error, codes.missing)) throw error;
      await makePerson(person);
      return callSendbird(call, issued);
    });
    const { token, expires_at: at } = answer;
    return { token, expiresAt: toInstant(new Date(at)), appId: application().SENDBIRD_APP };
  } catch (error) {
    log("error", { event: "chat provider gives no token", error: textOf(error) });
    throw new Problem("UNAVAILABLE");
  }
}

async function openRoom({ uuid, members }: MirroredRoom): Promise<void> {
  await Promise.all(members.map(makePerson));
  const ids = members.map(({ userId }) => userId);
  const isKnown = await make(["group_channels"], "/v3/group_channels", {
    channel_url: uuid,
    user_ids: ids,
    name: members.map(({ name }) => name).join(" · "),
    is_distinct: false,
    strict: true,
  });
  // A person may have left the room there.
  if (isKnown)
    await callSendbird(
      {
        method: "POST",
        path: ["group_channels", uuid, "invite"],
        name: "/v3/group_channels/{channel_url}/invite",
        body: { user_ids: ids },
      },
      anything,
    );
}

/** The calls of one message: one for a text, one for each file. */
async function bodiesOf(uuid: string, message: MirroredMessage): Promise<object[]> {
  const { senderId, clientId, createdAt, text, files } = message;
  const each = async (content: { message: string } | { url: string }, at: number) => ({
    user_id: senderId,
    // The order of our messages decides, whatever order the calls arrive in.
    created_at: Date.parse(createdAt) + at,
    dedup_id: at === 0 ? clientId : `${clientId}-${at}`,
    data: await markOf(uuid, message, "url" in content ? content.url : content.message),
    ...content,
  });
  if (!files) return [{ message_type: "MESG", ...(await each({ message: text }, 0)) }];
  return Promise.all(
    files.map(async ({ name, size, link }, at) => ({
      message_type: "FILE",
      file_name: name,
      file_size: size,
      ...(await each({ url: link }, at)),
    })),
  );
}

async function post(room: MirroredRoom, message: MirroredMessage): Promise<void> {
  const path = ["group_channels", room.uuid, "messages"];
  const name = "/v3/group_channels/{channel_url}/messages";
  for (const body of await bodiesOf(room.uuid, message)) {
    // oxlint-disable-next-line no-await-in-loop -- files in their order
    await make(path, name, body).catch(async (error: unknown) => {
      // The room or one of its people does not exist there yet, or somebody left it.
      if (!isRefusal(error)) throw error;
      await openRoom(room);
      return make(path, name, body);
    });
  }
}

const ofMessage = (uuid: string, messageId: string) => ({
  path: ["group_channels", uuid, "messages", messageId],
  name: "/v3/group_channels/{channel_url}/messages/{message_id}",
});

async function correct(uuid: string, messageId: string, text: string): Promise<void> {
  const body = { message_type: "MESG", message: text };
  const call = { method: "PUT", ...ofMessage(uuid, messageId), body } as const;
  await callSendbird(call, anything).catch(unlessGone);
}

async function withdraw(uuid: string, messageId: string): Promise<void> {
  const call = { method: "DELETE", ...ofMessage(uuid, messageId) } as const;
  await callSendbird(call, anything).catch(unlessGone);
}

async function forget(userId: string): Promise<void> {
  const call = { method: "DELETE", path: ["users", userId], name: "/v3/users/{user_id}" } as const;
  await callSendbird(call, anything).catch(unlessGone);
}

function unlessGone(error: unknown): void {
  if (!isRefusal(error, codes.missing)) throw error;
}

/** Sendbird Chat by its Platform API (P7). */
export const sendbird: ChatMirror = {
  tokenFor,
  openRoom,
  post,
  correct,
  withdraw,
  forget,
  readWebhook,
};
