import type { batchStatuses } from "../../../accounts/batch-job-status/contract.ts";
import type { BoardStatus } from "../../../reading/boards/rules.ts";
import type { ClaimStatus } from "../../../deal/product-estimate-orders/claim-states.ts";
import type { EstimateStatus } from "../../../deal/estimate-groups/fields.ts";
import type { merchandiseStates } from "../../../selling/merchandises/admin-contract.ts";
import type { quoteStates } from "../../../deal/product-estimate-responses/contract.ts";
import type { PaymentStatus } from "../../../billing/payment-orders/states.ts";
import type { ReplyType } from "../../../deal/product-estimates/contract.ts";
import type { SubscribeStatus } from "../../../billing/plans/plans.ts";
import type { SellerApproval, WriterApproval } from "../../../accounts/users/contract.ts";

/** What each state is called, on both sites and in every notice (docs/states.md). */
export interface StateWords {
  /** A request as its buyer sees it. */
  request: Record<EstimateStatus, string>;
  /** One seller's part of it. */
  estimate: Record<EstimateStatus, string>;
  /** One line at one seller. */
  line: Record<ReplyType, string>;
  /** A revision of a quote. */
  quote: Record<(typeof quoteStates)[number], string>;
  order: Record<EstimateStatus, string>;
  /** A claim about an ordered line. */
  claim: Record<ClaimStatus, string>;
  /** A seller's application. */
  review: Record<SellerApproval, string>;
  /** A writer's certification. */
  writer: Record<WriterApproval, string>;
  /** A sheet of many listings. */
  sheet: Record<(typeof batchStatuses)[number], string>;
  listing: Record<(typeof merchandiseStates)[number], string>;
  /** A post on the boards. */
  board: Record<BoardStatus, string>;
  subscription: Record<SubscribeStatus, string>;
  /** A dash for an unknown or empty value. */
  payment: Record<PaymentStatus, string>;
}
