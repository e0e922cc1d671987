import { priceAt } from "@bupum/shared/kernel/money/money";
import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { RejectReason } from "@bupum/shared/deal/product-estimate-responses/contract";
import { priceDelta } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import { askedItems, productLabel, quotedItems } from "../whole-groups/line-rules.ts";
import type { QuoteEntry } from "./rules.ts";

/** One notice to the buyer for all lines of one call (D15-3); none for no lines. */
function toBuyer(
  ctx: Context,
  event: NoticeEvent,
  lines: readonly StoredLine[],
  more: Record<string, string>,
): Write | undefined {
  const [first] = lines;
  if (!first) return undefined;
  return notify(ctx, {
    userId: first.buyerId,
    event,
    refId: first.id,
    refVersion: first.version + 1,
    params: {
      number: first.groupNumber,
      title: first.title,
      seller: first.sellerName,
      part: productLabel(first),
      lines: lines.length,
      ...more,
    },
    link: `/mypage/estimates?groupId=${first.groupId}`,
  });
}

interface Refusal {
  reason: RejectReason;
  detail?: string | undefined;
}
const why = ({ reason, detail }: Refusal) => ({ reason, ...(detail && { detail }) });

export const refusedNotice = (ctx: Context, lines: readonly StoredLine[], refusal: Refusal) =>
  toBuyer(ctx, "LINES_REFUSED", lines, { ...why(refusal), items: askedItems(lines) });

export const withdrawnNotice = (ctx: Context, lines: readonly StoredLine[], refusal: Refusal) =>
  toBuyer(ctx, "QUOTE_WITHDRAWN", lines, { ...why(refusal), items: quotedItems(lines) });

/**
 * D2-4: with the unit price before and after, and the change in percent. A quote whose validity
 * alone is extended has no price change.
 */
export function revisedNotice(ctx: Context, entries: readonly QuoteEntry[]): Write | undefined {
  const revised = entries.filter(
    ({ line, isRevision }) => isRevision && line.replyType === "REPLIED",
  );
  const lines = revised.map(({ line }) => line);
  const [first] = revised;
  const before = first?.line.currentResponse;
  if (!first || !before) return undefined;
  const { quote: after } = first;
  const quantity = Math.max(first.line.quantity, before.moq, after.moq);
  return toBuyer(ctx, "QUOTE_REVISED", lines, {
    before: `${priceAt(before.breaks, quantity)} ${before.currency}`,
    after: `${priceAt(after.breaks, quantity)} ${after.currency}`,
    delta: priceDelta(before, after, quantity) || "-",
    items: quotedItems(revised.map(({ line, quote }) => ({ ...line, currentResponse: quote }))),
  });
}
