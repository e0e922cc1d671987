import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import { askedItems, productLabel } from "../whole-groups/line-rules.ts";

/** To the seller: the buyer asks for another quote of a line. */
export const requoteAsked = (ctx: Context, line: StoredLine): Write =>
  notify(ctx, {
    userId: userIdOf(line.sellerId),
    event: "REQUOTE_ASKED",
    refId: line.id,
    refVersion: line.round,
    params: {
      number: line.groupNumber,
      title: line.title,
      buyer: line.buyerName,
      part: productLabel(line),
      lines: 1,
      items: askedItems([line]),
      dueAt: line.dueAt,
    },
    link: `/seller/product-estimates/${line.estimateId}`,
  });
