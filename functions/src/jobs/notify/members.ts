import type { Id } from "@bupum/shared/kernel/ids";
import { companyActs, type CompanyRole, hasRole } from "@bupum/shared/kernel/company-roles";
import { isForAccountants, isForOwners } from "@bupum/shared/notices/notifications/events";
import { isId } from "@bupum/shared/kernel/id-text";
import { companyOf, ofCompany } from "@bupum/shared/notices/notifications/company-link";
import { everyMember, readMember } from "../../accounts/companies/items.ts";
import { readGroup } from "../../deal/whole-groups/groups.ts";
import { now } from "../../kernel/context.ts";
import type { Notice } from "../../kernel/messages/notice-messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";

/** Messages of one transaction. */
const mostAtOnce = 25;

/**
 * Passes a notice to a company on to its members: to those who order, and to who asked for the quotes
 * or the news (D40-13). Each of them gets it by the channel of his own account.
 */
export async function passOn(notice: Notice, companyId: Id<"cmp">): Promise<void> {
  const { askedBy, ...passed } = notice;
  const asker = askedBy ?? (await askerOf(notice));
  const link = ofCompany(notice.link, companyId);
  const wanted = rolesTold(notice);
  for await (const members of everyMember(companyId, mostAtOnce)) {
    const told = members.filter(({ userId, roles }) => hasRole(roles, wanted) || userId === asker);
    const at = now();
    const writes = told.map(({ userId }) =>
      message(at, "notice.raised", { ...passed, userId, link }),
    );
    if (writes.length > 0) await write(...writes);
  }
}

/**
 * Whether a notice that opens in the name of a company is for somebody who left it since it was raised,
 * or since it was held for the morning (D40-13).
 */
export async function isForFormer({ userId, link }: Notice): Promise<boolean> {
  const companyId = companyOf(link) ?? "";
  return isId(companyId, "cmp") && (await readMember(companyId, userId)) === undefined;
}

/**
 * Those who order; of what is for the books, those who keep them, and the owners (D42-9); of who asks
 * to join, the owners (D40-17).
 */
function rolesTold({ event }: Notice): readonly CompanyRole[] {
  if (isForOwners(event)) return ["OWNER"];
  return isForAccountants(event) ? companyActs.books : companyActs.order;
}

/** Who asked, where the notice is about a request, an estimate or a line of one. */
async function askerOf({ refId }: Notice): Promise<Id<"usr"> | undefined> {
  if (!refId.startsWith("egr_") && !refId.startsWith("est_")) return undefined;
  return (await readGroup(refId))?.group.askedBy;
}
