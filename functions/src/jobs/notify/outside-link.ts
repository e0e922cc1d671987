import { linkStands, linkWrite } from "../../deal/answer-links/items.ts";
import { now } from "../../kernel/context.ts";
import { linkTokenOf } from "../../kernel/secrets/code.ts";
import { unless, write } from "../../kernel/table.ts";
import type { Delivery } from "./deliveries.ts";
import { isAsked, estimateOf } from "./overtaken.ts";

/**
 * The link of a notice that is read outside the site. The token is in the fragment, so that no
 * server sees it; the row that makes it valid is written before the notice is sent.
 */
export async function outsideLink({ id, userId, notice }: Delivery): Promise<string> {
  // Their reader may answer without logging in (D6-23).
  if (!isAsked(notice.event)) return notice.link;
  const token = linkTokenOf(`answer ${id}`);
  const estimateId = estimateOf(notice.refId);
  await unless(linkStands, write(linkWrite(token, { estimateId, userId }, now())));
  return `/answer#${token}`;
}
