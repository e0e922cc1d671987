import type { NoticeEvent } from "@bupum/shared/notices/notifications/events";
import type { Outcome } from "@bupum/shared/accounts/seller-infos/rules";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import * as items from "../../accounts/seller-infos/items.ts";

const eventOf = {
  approve: "SELLER_APPROVED",
  refuse: "SELLER_REJECTED",
  back: "SELLER_REJECTED",
  revoke: "SELLER_REVOKED",
} as const satisfies Record<Outcome, NoticeEvent>;

/** Tells the applicant the result of the review. */
export const decisionNotice = (
  ctx: Context,
  reason: string | undefined,
  outcome: Outcome,
  after: items.SellerRow,
): Write =>
  notify(ctx, {
    userId: after.userId,
    event: eventOf[outcome],
    refId: after.id,
    refVersion: after.version,
    params: {
      company: (after.draft ?? after.approved)?.companyName ?? "",
      ...(reason && { reason }),
    },
    link: outcome === "approve" ? "/seller/add-merchandise" : "/seller/sellerInfo/add",
  });
