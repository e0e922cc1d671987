import * as z from "zod/mini";
import { oneLine, prose } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { hasDetail, rejection } from "../product-estimate-responses/contract.ts";
import { cancelReasons } from "./sides.ts";

export const orderScopes = ["LINE", "BATCH"] as const;

const scope = z._default(z.enum(orderScopes), "LINE");
/** The version of the order that the sender saw (D0-7). */
const version = z.optional(z.int());

export const acceptance = z.strictObject({
  expectedShipDate: z.optional(day),
  memo: z.optional(prose(0, 1000)),
  /** Accept although the listing has too few pieces: a back order. */
  force: z._default(z.boolean(), false),
  scope,
  version,
});
export const refusal = z.strictObject({ ...rejection, scope, version }).check(hasDetail);
export const cancellation = z
  .strictObject({ reason: z.enum(cancelReasons), detail: z.optional(prose(0, 500)), version })
  .check(hasDetail);
export const shipping = z.strictObject({
  carrier: oneLine(1, 40),
  trackingNo: z.optional(oneLine(0, 40)),
  /** Now, where absent. */
  shippedAt: z.optional(instant),
  version,
});
