import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { NoticeEvent } from "@bupum/shared/notifications/events";
import type { adminSellerInfoRoutes } from "@bupum/shared/seller-infos/admin-contract";
import type { Outcome } from "@bupum/shared/seller-infos/rules";
import type { Context } from "../../kernel/context.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import * as items from "../../seller-infos/items.ts";

type Decision = ParsedInput<typeof adminSellerInfoRoutes.decide>["body"];

const eventOf = {
  approve: "SELLER_APPROVED",
  refuse: "SELLER_REJECTED",
  back: "SELLER_REJECTED",
  revoke: "SELLER_REVOKED",
} as const satisfies Record<Outcome, NoticeEvent>;

/** To the applicant: what became of the review. */
export const decisionNotice = (
  ctx: Context,
  body: Decision,
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
      ...(body.reason && { reason: body.reason }),
    },
    link: body.status === "APPROVED" ? "/seller/add-merchandise" : "/seller/sellerInfo/add",
  });
