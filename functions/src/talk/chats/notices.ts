import { chatPath } from "@bupum/shared/talk/chats/rules";
import type { Instant } from "@bupum/shared/kernel/time";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { Member } from "./items.ts";
import { unreadOf } from "./rules.ts";

/** Somebody has unread messages of the other (D29-12), up to the message `seq`. */
export function messagesUnread(member: Member, seq: number, at: Instant): Write {
  const { uuid, userId, isBuyer, otherName } = member;
  const messages = unreadOf(member);
  return notify(
    { now: () => at },
    {
      userId,
      event: isBuyer ? "CHAT_UNREAD_BY_BUYER" : "CHAT_UNREAD_BY_SELLER",
      refId: uuid,
      refVersion: seq,
      params: isBuyer ? { seller: otherName, messages } : { buyer: otherName, messages },
      link: chatPath(uuid),
    },
  );
}
