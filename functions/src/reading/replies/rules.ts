import { withoutContacts } from "@bupum/shared/reading/boards/contacts";
import type { Reply } from "@bupum/shared/reading/replies/fields";
import type { Actor } from "../../kernel/context.ts";
import type { StoredReply } from "./items.ts";

/** A reply as its reader may see it: a deleted one is a placeholder, except for admins (D12-4). */
export function seenReply(actor: Actor, reply: StoredReply): Reply {
  const { deletedAt, hiddenAt, hiddenReason: _reason, content, files, ...rest } = reply;
  const gone = { ...(deletedAt && { isDeleted: true }), ...(hiddenAt && { isHidden: true }) };
  const isReadable = !deletedAt && (!hiddenAt || actor.type === "admin");
  if (!isReadable) return { ...rest, ...gone, content: "", files: [] };
  const text = actor.type === "guest" ? withoutContacts(content) : content;
  return { ...rest, ...gone, content: text, files };
}
