import type { Id } from "@bupum/shared/kernel/ids";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import { linkStands, linkWrite } from "../../deal/answer-links/items.ts";
import { now } from "../../kernel/context.ts";
import { linkTokenOf } from "../../kernel/secrets/code.ts";
import { unless, write } from "../../kernel/table.ts";
import type { Delivery } from "./deliveries.ts";

/** Notices whose reader may answer an estimate without logging in (D6-23). */
const answered: readonly NoticeEvent[] = [
  "ESTIMATE_RECEIVED",
  "ESTIMATE_REMINDER",
  "REQUOTE_ASKED",
];
/** They refer to the estimate, or to a line of it, whose id begins with the estimate's. */
const estimateOf = (refId: string) => refId.split("#", 1)[0] as Id<"est">;

/**
 * The link of a notice that is read outside the site. The token is in the fragment, so that no
 * server sees it; the row that makes it valid is written before the notice is sent.
 */
export async function outsideLink({ id, userId, notice }: Delivery): Promise<string> {
  if (!answered.includes(notice.event)) return notice.link;
  const token = linkTokenOf(`answer ${id}`);
  const estimateId = estimateOf(notice.refId);
  await unless(linkStands, write(linkWrite(token, { estimateId, userId }, now())));
  return `/answer#${token}`;
}
