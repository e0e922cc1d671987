import { pieces } from "../../kernel/money/pieces.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { oneLine, prose } from "../../kernel/text/text.ts";
import { day, instant } from "../../kernel/time.ts";
import { hasDetail, rejection } from "../product-estimate-responses/contract.ts";
import { buyerPoNumber } from "./draft.ts";
import { cancelReasons, shipDateReasons } from "./sides.ts";

export const orderScopes = ["LINE", "BATCH"] as const;

const scope = z._default(z.enum(orderScopes), "LINE");
/** The version of the order that the sender saw (D0-7). */
const version = z.optional(z.int());

/** Lines of one PO, as its reader has chosen them (D3-29). */
const chosenLines = z.array(id("ord")).check(z.minLength(1), z.maxLength(25));
/** With scope BATCH: of the waiting lines only these. */
const orderIds = z.optional(chosenLines);

export const acceptance = z.strictObject({
  expectedShipDate: z.optional(day),
  memo: z.optional(prose(0, 1000)),
  /** Accept although the listing has too few pieces: a back order. */
  force: z._default(z.boolean(), false),
  /** Of one line: pieces that leave on a later day than the others; implies `force` (D39-3). */
  backOrder: z.optional(z.strictObject({ quantity: pieces, expectedShipDate: day })),
  scope,
  orderIds,
  version,
});
export const refusal = z.strictObject({ ...rejection, scope, orderIds, version }).check(hasDetail);

/** The buyer's own order number of a whole purchase order; absent or empty: none (D45-5). */
export const buyerNumberChange = z.strictObject({ buyerPoNumber, version });

const cancelling = { reason: z.enum(cancelReasons), detail: z.optional(prose(0, 500)) };
export const cancellation = z.strictObject({ ...cancelling, version }).check(hasDetail);

const parcel = {
  carrier: oneLine(1, 40),
  trackingNo: z.optional(oneLine(0, 40)),
  /** Now, where absent. */
  shippedAt: z.optional(instant),
};
export const shipping = z.strictObject({ ...parcel, version });

/** The same for several lines of one PO at once. */
export const ofLines = z.strictObject({ orderIds: chosenLines });
export const cancellationOfLines = z
  .strictObject({
    ...cancelling,
    orderIds: chosenLines,
    /** Of accepted lines only so many of the open pieces (D39-4). */
    pieces: z.optional(
      z.array(z.strictObject({ orderId: id("ord"), quantity: pieces })).check(z.maxLength(25)),
    ),
    /** The versions of lines that were seen: a repeated call cancels and asks for nothing more. */
    seen: z.optional(
      z.array(z.strictObject({ orderId: id("ord"), version: z.int() })).check(z.maxLength(25)),
    ),
  })
  .check(hasDetail);
/** Why lines are not cancelled, or not as many pieces of them. */
export const cancelProblems = [
  "NOT_FOUND",
  "INVALID_TRANSITION",
  "CLAIM_OPEN",
  "PIECES_NOT_OPEN",
  "VERSION_CONFLICT",
  "BUSY",
] as const;
export const shippingOfLines = z.strictObject({
  ...parcel,
  orderIds: chosenLines,
  /** Of lines of which only some pieces leave, with the version that was seen (D39-2). */
  pieces: z.optional(
    z
      .array(z.strictObject({ orderId: id("ord"), quantity: pieces, version: z.int() }))
      .check(z.maxLength(25)),
  ),
});

/** The day that the seller has before its eyes: a date that moved meanwhile is not confirmed (D33-2). */
export const holdingOfLines = z.strictObject({ orderIds: chosenLines, expectedShipDate: day });
export const movingOfLines = z
  .strictObject({
    orderIds: chosenLines,
    expectedShipDate: day,
    reason: z.enum(shipDateReasons),
    detail: z.optional(prose(0, 500)),
  })
  .check(hasDetail);
