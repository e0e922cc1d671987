import { mirrorMessage } from "../../talk/chats/mirror.ts";
import { poke } from "../../talk/chats/poke.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { worker } from "../../kernel/messages/worker.ts";
import { chatMirror } from "../../providers/chat/chat-mirror.ts";

/**
 * With a mirror, its clients are told by the provider and our pages poll; without one, open pages
 * are told (D29-1).
 */
async function sent(body: MessageBody<"chat-message.sent">): Promise<void> {
  const mirror = chatMirror();
  if (mirror) return mirrorMessage(mirror, body);
  const { memberIds, ...told } = body;
  return poke(memberIds, { type: "message", ...told });
}

/** Sends the events of a room to the people who have it open. */
export const handler = worker("chat", {
  "chat-message.sent": sent,
  "chat-message.refused": async ({ uuid, messageId }) => chatMirror()?.withdraw(uuid, messageId),
  "chat-member.departed": async ({ userId }) => chatMirror()?.forget(userId),
  "chat.read": ({ memberIds, ...read }) => poke(memberIds, { type: "read", ...read }),
  "chat.shared": ({ memberIds, uuid }) => poke(memberIds, { type: "shared", uuid }),
});
