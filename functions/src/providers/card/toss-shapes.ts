import * as z from "zod/mini";

/** The fields that we read; the provider has more, and adds some without notice. */
export const billing = z.object({
  billingKey: z.string().check(z.minLength(1)),
  authenticatedAt: z.string(),
  card: z.object({
    issuerCode: z.string(),
    number: z.string(),
    cardType: z.string(),
    ownerType: z.string(),
  }),
});

const cancel = z.object({
  transactionKey: z.string(),
  cancelAmount: z.number(),
  canceledAt: z.string(),
});

export const payment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum([
    "READY",
    "IN_PROGRESS",
    "WAITING_FOR_DEPOSIT",
    "DONE",
    "CANCELED",
    "PARTIAL_CANCELED",
    "ABORTED",
    "EXPIRED",
  ]),
  totalAmount: z.number(),
  balanceAmount: z.number(),
  approvedAt: z.nullish(z.string()),
  card: z.nullish(z.object({ approveNo: z.nullish(z.string()) })),
  receipt: z.nullish(z.object({ url: z.string() })),
  failure: z.nullish(z.object({ code: z.string() })),
  cancels: z.nullish(z.array(cancel)),
});
export type TossPayment = z.output<typeof payment>;

export const transactions = z.array(
  z.object({
    transactionKey: z.string(),
    paymentKey: z.string(),
    orderId: z.string(),
    status: z.string(),
    amount: z.number(),
    transactionAt: z.string(),
  }),
);
