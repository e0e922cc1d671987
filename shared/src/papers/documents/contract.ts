import { companyActs } from "../../kernel/company-roles.ts";
import { fileOrJob } from "../../kernel/ready-file.ts";
import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { rule } from "../../kernel/rule.ts";
import { instant } from "../../kernel/time.ts";

/**
 * A quotation (견적서) of one estimate; a purchase order (발주서) of one PO; a delivery note (납품서) of
 * one of its parcels; a receipt (영수증).
 */
export const documentKinds = ["QUOTATION", "PURCHASE_ORDER", "RECEIPT", "DELIVERY_NOTE"] as const;
const kind = z.enum(documentKinds);

/**
 * PO-261007-7K3QX-3: the number of the estimate, PO or payment, and which of its documents it is.
 * Delivery notes of a PO are numbered as DN-261007-7K3QX-1.
 */
export const documentNumber = z
  .string()
  .check(
    z.regex(/^(?:(ES|PO|DN)-\d{6}-[0-9A-HJKMNP-TV-Z]{5}|RC-\d{6}-[0-9A-HJKMNP-TV-Z]{10})-\d{1,4}$/),
  );
/** What the QR code carries beside the number: half of the fingerprint of what is printed. */
export const documentHash = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * FORGED is also the reply for a number that was never issued, so that numbers cannot be guessed.
 */
export const documentStates = ["CURRENT", "SUPERSEDED", "FORGED"] as const;

export const documentRoutes = {
  create: route({
    method: "POST",
    path: "/documents",
    access: "user",
    company: companyActs.read,
    summary:
      "Makes the quotation of an estimate, the purchase order of an order's PO, the delivery note of" +
      " a parcel with pieces of an order, or the receipt of one's own payment (NEW).",
    body: z
      .strictObject({
        estimateId: z.optional(id("est")),
        orderId: z.optional(id("ord")),
        /** The `at` of a parcel of that order: its delivery note. */
        parcelAt: z.optional(instant),
        paymentOrderId: z.optional(id("pay")),
      })
      .check(
        rule(
          ({ estimateId, orderId, paymentOrderId }) =>
            [estimateId, orderId, paymentOrderId].filter(Boolean).length === 1,
          { error: "required", path: ["estimateId"] },
        ),
        rule(({ parcelAt, orderId }) => !parcelAt || orderId !== undefined, {
          error: "required",
          path: ["orderId"],
        }),
      ),
    reply: fileOrJob,
    job: true,
    problems: ["NOT_FOUND", "NOTHING_TO_PRINT"],
    cost: "upload",
  }),
  get: route({
    method: "GET",
    path: "/documents/{number}",
    access: "public",
    summary: "Says whether a document is genuine and still says what holds (NEW).",
    params: z.strictObject({ number: documentNumber }),
    query: z.strictObject({ h: documentHash }),
    reply: z.object({
      number: documentNumber,
      state: z.enum(documentStates),
      kind: z.optional(kind),
      createdAt: z.optional(instant),
    }),
    problems: [],
    cost: "search",
  }),
} satisfies Routes;
