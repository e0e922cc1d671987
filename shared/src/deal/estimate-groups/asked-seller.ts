import * as z from "zod/mini";
import { reliability } from "../../accounts/seller-infos/reliability.ts";
import { humanNumber, id } from "../../kernel/ids.ts";
import { instant } from "../../kernel/time.ts";
import { estimateStatus } from "./fields.ts";

/** A seller who was asked, as the request's buyer sees it: an estimate with its counts. */
export const askedSeller = z.object({
  id: id("est"),
  number: humanNumber,
  sellerId: id("sel"),
  sellerName: z.string(),
  /** The seller's reliability when the request is read; absent if unknown. */
  reliability: z.optional(reliability),
  /** When its buyers pay, in the seller's words, where the request is read. */
  paymentTerms: z.optional(z.string()),
  status: estimateStatus,
  lineCount: z.int(),
  pendingCount: z.int(),
  repliedCount: z.int(),
  rejectedCount: z.int(),
  firstAnsweredAt: z.optional(instant),
  lastActivityAt: z.optional(instant),
});
