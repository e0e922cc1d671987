import { poke } from "../../chats/poke.ts";
import { worker } from "../../kernel/messages/worker.ts";

/** Tells the open pages of both people that something happened in their room (D29-1). */
export const handler = worker("chat", {
  "chat-message.sent": ({ memberIds, ...sent }) => poke(memberIds, { type: "message", ...sent }),
  "chat.read": ({ memberIds, ...read }) => poke(memberIds, { type: "read", ...read }),
});
