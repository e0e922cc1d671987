import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { ofCompany } from "@bupum/shared/notices/notifications/company-link";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { Id } from "@bupum/shared/kernel/ids";
import { companyIdOf } from "@bupum/shared/kernel/owner-ids";
import { seoulDay } from "@bupum/shared/kernel/time";
import { namesOfMembers, readCompanies, readMember } from "../../accounts/companies/items.ts";
import type { Context } from "../../kernel/context.ts";
import { notify, versionOf } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import { orderedItems, productLabel } from "../whole-groups/line-rules.ts";
import type { Decider } from "./deciders.ts";
import type { ApprovalItem } from "./items.ts";

type Clock = Pick<Context, "now">;

interface Told {
  event: NoticeEvent;
  more: Record<string, string>;
  /** Tells notices of one event apart; the approval's version by default. */
  refVersion?: number;
}

/** A notice to one member, whose link opens the approval in the company's name. */
function tell(ctx: Clock, approval: ApprovalItem, userId: Id<"usr">, told: Told): Write {
  const { event, more, refVersion = approval.version } = told;
  const lines = standingLines(approval);
  const [first, ...others] = lines.length > 0 ? lines : approval.lines;
  return notify(ctx, {
    userId,
    event,
    refId: approval.id,
    refVersion,
    params: {
      title: approval.title,
      seller: approval.sellerName,
      part: productLabel(first!),
      lines: others.length + 1,
      items: orderedItems([first!, ...others], breakdownOf([first!, ...others])),
      ...more,
    },
    link: ofCompany(`/mypage/approvals/${approval.id}`, companyIdOf(approval.buyerId)),
  });
}

/** A transaction holds no more of them: a company may have more owners, who decide in the end. */
const mostTold = 20;

/** Whose order it is: a member may belong to several companies. */
async function asksOf({ buyerId, askedBy, comment = "-" }: ApprovalItem) {
  const [[company], names] = await Promise.all([
    readCompanies([companyIdOf(buyerId)]),
    namesOfMembers([askedBy]),
  ]);
  return { company: company?.name ?? "-", asker: names.get(askedBy) || "-", comment };
}

async function toDeciders(
  ctx: Clock,
  approval: ApprovalItem,
  deciders: readonly Decider[],
  told: Pick<Told, "event" | "refVersion">,
): Promise<Write[]> {
  if (deciders.length === 0) return [];
  const more = { dueAt: approval.expiresAt, ...(await asksOf(approval)) };
  return [...new Set(deciders.map(({ userId }) => userId))]
    .slice(0, mostTold)
    .map((userId) => tell(ctx, approval, userId, { ...told, more }));
}

/** Who may decide the step that is due, once for each time that it falls due. */
export const approvalAsked = (
  ctx: Clock,
  approval: ApprovalItem,
  deciders: readonly Decider[],
): Promise<Write[]> =>
  toDeciders(ctx, approval, deciders, {
    event: "ORDER_APPROVAL_ASKED",
    refVersion: approval.dueVersion ?? approval.version,
  });

/** The same, once a day. */
export const approvalReminder = (
  ctx: Clock,
  approval: ApprovalItem,
  deciders: readonly Decider[],
): Promise<Write[]> =>
  toDeciders(ctx, approval, deciders, {
    event: "ORDER_APPROVAL_REMINDER",
    refVersion: versionOf(seoulDay(ctx.now())),
  });

type Ended =
  | "ORDER_APPROVAL_RELEASED"
  | "ORDER_APPROVAL_REFUSED"
  | "ORDER_APPROVAL_LINES_REFUSED"
  | "ORDER_APPROVAL_LAPSED";

/** Who asked, of what became of it; nobody who has left the company. */
export async function approvalEnded(
  ctx: Clock,
  approval: ApprovalItem,
  event: Ended,
  more: Record<string, string> = {},
): Promise<Write[]> {
  const { buyerId, askedBy } = approval;
  const asker = await readMember(companyIdOf(buyerId), askedBy);
  return asker ? [tell(ctx, approval, askedBy, { event, more })] : [];
}
