import type { Id } from "@bupum/shared/kernel/ids";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { Instant } from "@bupum/shared/kernel/time";
import { heldUntil } from "@bupum/shared/notices/notifications/rules";
import type { Notice } from "../../kernel/messages/notice-messages.ts";
import { findApproval } from "../../deal/order-approvals/items.ts";
import { readEstimate } from "../../deal/whole-groups/estimates.ts";
import { readGroup } from "../../deal/whole-groups/groups.ts";

/** Notices that ask a seller for an answer. */
const asking: readonly NoticeEvent[] = ["ESTIMATE_RECEIVED", "ESTIMATE_REMINDER", "REQUOTE_ASKED"];

export const isAsked = (event: NoticeEvent): boolean => asking.includes(event);

/** A notice refers to the estimate, or to a line of it, whose id begins with the estimate's. */
export const estimateOf = (refId: string) => refId.split("#", 1)[0] as Id<"est">;

/** Whether what a notice says no longer holds: it waited for this morning (D15-5). */
export async function isOvertaken(
  { event, refId, refVersion }: Notice,
  morning: Instant,
): Promise<boolean> {
  if (isAsked(event)) {
    const estimate = await readEstimate(estimateOf(refId));
    return estimate?.status !== "PENDING";
  }
  if (event === "ESTIMATE_CANCELLED") {
    // Who was to hear of the request in the same morning has not heard of it.
    const estimate = await readEstimate(estimateOf(refId));
    return !!estimate && heldUntil("ESTIMATE_RECEIVED", estimate.createdAt) === morning;
  }
  if (event === "NO_QUOTES") {
    const whole = await readGroup(refId);
    return !whole || whole.group.status === "CANCELLED" || (whole.group.quotesGiven ?? 0) > 0;
  }
  if (event === "ORDER_APPROVAL_ASKED" || event === "ORDER_APPROVAL_REMINDER") {
    // Its refId is the approval's.
    const approval = await findApproval(refId as Id<"oap">);
    const isSameStep = event === "ORDER_APPROVAL_REMINDER" || approval.version === refVersion;
    return approval.status !== "WAITING" || !isSameStep;
  }
  return false;
}
