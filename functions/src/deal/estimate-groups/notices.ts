import type { CloseReason } from "@bupum/shared/deal/estimate-groups/fields";
import type { GroupLine } from "@bupum/shared/deal/estimate-groups/line";
import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { EstimateItem } from "../whole-groups/estimates.ts";
import { type Context, now } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import { write, type Write } from "../../kernel/table.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import { askedItems, productLabel, quotedItems } from "../whole-groups/line-rules.ts";
import type { WholeGroup } from "../whole-groups/items.ts";
import { dueKey, type GroupItem, noticeKey } from "../whole-groups/groups.ts";

/** The first at once, later ones at most every 30 minutes for each request (D15-4). */
const pauseMinutes = 30;
/** With so few sellers each answer is notified at once: grouping would only delay it. */
const fewSellers = 3;

/** Whether a quote is notified at once: few sellers were asked, or none is left to answer. */
function isToldAtOnce({ estimates, lines }: WholeGroup): boolean {
  if (estimates.length <= fewSellers) return true;
  const asked = estimates.reduce((total, { lineCount }) => total + lineCount, 0);
  const isAnswered = lines.every(({ open, replyType }) => !open || replyType !== "PENDING");
  return isAnswered && lines.length >= asked;
}

/** The last quoted lines of an estimate, as many as have not been notified. */
const newestQuoted = (lines: WholeGroup["lines"], fresh: { id: string; count: number }) =>
  lines
    .filter(({ estimateId, quoteCount }) => estimateId === fresh.id && quoteCount > 0)
    .toSorted((left, right) => quotedAt(right).localeCompare(quotedAt(left)))
    .slice(0, fresh.count);
const quotedAt = ({ currentResponse }: WholeGroup["lines"][number]) =>
  currentResponse?.createdAt ?? "";

/**
 * Notifies the buyer of new quotes. They are known by counters, not by times: counters only grow,
 * so that no quote is missed or notified twice. Within the pause the request is queued for the
 * sweep.
 */
export async function tellQuotes(whole: WholeGroup, now: Instant) {
  const { group, estimates, lines, notice } = whole;
  const counted: Record<string, number> = {};
  for (const { estimateId, quoteCount } of lines)
    if (quoteCount > 0) counted[estimateId] = (counted[estimateId] ?? 0) + quoteCount;
  const fresh = Object.entries(counted)
    .map(([id, count]) => ({ id, count: count - (notice?.told[id] ?? 0) }))
    .filter(({ count }) => count > 0);
  if (fresh.length === 0) return;
  const stale = new Problem("VERSION_CONFLICT");
  const dueAt = notice && addMinutes(notice.toldAt, pauseMinutes);
  const key = noticeKey(group.id);
  if (dueAt !== undefined && dueAt > now && !isToldAtOnce(whole)) {
    // Queuing twice has the same effect as once.
    await write({
      change: key,
      set: dueKey(group.id, dueAt),
      guard: { equals: { toldAt: notice?.toldAt }, refused: stale },
    });
    return;
  }
  const tellCount = (notice?.tellCount ?? 0) + 1;
  const quoted = fresh.flatMap((of) => newestQuoted(lines, of));
  const nameOf = (id: string) => estimates.find((estimate) => estimate.id === id)?.sellerName ?? "";
  const isOne = fresh.length === 1;
  await write(
    {
      put: { ...key, told: counted, tellCount, toldAt: now },
      guard: notice
        ? { equals: { tellCount: notice.tellCount }, refused: stale }
        : { exists: false, refused: stale },
    },
    notify(
      { now: () => now },
      {
        userId: group.buyerId,
        event: "QUOTE_RECEIVED",
        refId: group.id,
        refVersion: tellCount,
        params: {
          number: group.number,
          title: group.title,
          seller: nameOf(fresh[0]!.id),
          sellers: fresh.length,
          part: quoted[0] ? productLabel(quoted[0]) : "",
          lines: fresh.reduce((total, { count }) => total + count, 0),
          items: quotedItems(
            isOne ? quoted : quoted.map((one) => ({ ...one, seller: nameOf(one.estimateId) })),
          ),
        },
        link: `/mypage/estimates?groupId=${group.id}`,
      },
    ),
  );
}

export const askedNotice = (
  group: GroupItem,
  estimate: EstimateItem,
  lines: readonly GroupLine[],
): Write =>
  notify(
    { now },
    {
      userId: userIdOf(estimate.sellerId),
      event: "ESTIMATE_RECEIVED",
      refId: estimate.id,
      refVersion: 1,
      params: {
        number: estimate.groupNumber,
        title: group.title,
        buyer: group.buyerName,
        part: lines[0] ? productLabel(lines[0]) : "",
        lines: estimate.lineCount,
        items: askedItems(lines),
        dueAt: group.dueAt,
      },
      link: `/seller/product-estimates/${estimate.id}`,
    },
  );

/**
 * The event that a seller gets when an estimate closes for that reason; no entry means no notice.
 */
const closedEvents: Partial<Record<CloseReason, NoticeEvent>> = {
  BUYER_CANCELLED: "ESTIMATE_CANCELLED",
  NOT_SELECTED: "NOT_SELECTED",
};

/**
 * To a seller whose estimate closes: one notice for the lines that waited or were quoted; none if
 * all were refused.
 */
export function closedNotice(
  estimate: EstimateItem,
  closeReason: CloseReason | undefined,
  lines: readonly StoredLine[],
): Write[] {
  const event = closeReason && closedEvents[closeReason];
  const lost = lines.filter(({ open, replyType }) => open && replyType !== "REJECTED");
  if (!event) return [];
  return cancelledNotice({ now }, estimate, lost, { event, refId: estimate.id });
}

/** To a seller: these lines were closed; no notice without lines. */
function cancelledNotice(
  ctx: Pick<Context, "now">,
  estimate: EstimateItem,
  lines: readonly StoredLine[],
  { event, refId }: { event: NoticeEvent; refId: string },
): Write[] {
  const [first] = lines;
  if (!first) return [];
  return [
    notify(ctx, {
      userId: userIdOf(estimate.sellerId),
      event,
      refId,
      refVersion: estimate.version + 1,
      params: {
        number: estimate.groupNumber,
        title: estimate.title,
        buyer: estimate.buyerName,
        part: productLabel(first),
        lines: lines.length,
        items: askedItems(lines),
      },
      link: `/seller/product-estimates/${estimate.id}`,
    }),
  ];
}

/**
 * To the buyer: a seller may no longer trade, and these lines stay unanswered; no notice without
 * lines.
 */
export function suspendedNotice(
  ctx: Pick<Context, "now">,
  estimate: EstimateItem,
  lines: readonly StoredLine[],
): Write[] {
  const [first] = lines;
  if (!first) return [];
  return [
    notify(ctx, {
      userId: estimate.buyerId,
      event: "SELLER_SUSPENDED",
      refId: estimate.id,
      refVersion: 1,
      params: {
        number: estimate.groupNumber,
        seller: estimate.sellerName,
        part: productLabel(first),
        lines: lines.length,
        items: askedItems(lines),
      },
      link: `/mypage/estimates?groupId=${estimate.groupId}`,
    }),
  ];
}

/** To each seller: lines without an answer were dropped from the request. */
export const droppedNotices = (
  ctx: Pick<Context, "now">,
  estimates: readonly EstimateItem[],
  dropped: readonly StoredLine[],
): Write[] =>
  estimates.flatMap((estimate) => {
    const own = dropped.filter(({ estimateId }) => estimateId === estimate.id);
    const refId = `${own[0]?.id}`;
    return cancelledNotice(ctx, estimate, own, { event: "ESTIMATE_CANCELLED", refId });
  });
