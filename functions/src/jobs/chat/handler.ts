import { mirrorMessage } from "../../talk/chats/mirror.ts";
import { poke } from "../../talk/chats/poke.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { worker } from "../../kernel/messages/worker.ts";
import { chatMirror } from "../../providers/chat/chat-mirror.ts";

/** Clients of the mirror hear through it, and pages ask then; else open pages are told (D29-1). */
async function sent(body: MessageBody<"chat-message.sent">): Promise<void> {
  const mirror = chatMirror();
  if (mirror) return mirrorMessage(mirror, body);
  const { memberIds, ...told } = body;
  return poke(memberIds, { type: "message", ...told });
}

/** Brings what happened in a room to those who look at it. */
export const handler = worker("chat", {
  "chat-message.sent": sent,
  "chat-message.refused": async ({ uuid, messageId }) => chatMirror()?.withdraw(uuid, messageId),
  "chat-member.departed": async ({ userId }) => chatMirror()?.forget(userId),
  "chat.read": ({ memberIds, ...read }) => poke(memberIds, { type: "read", ...read }),
});
