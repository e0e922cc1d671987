import { en as states } from "@bupum/shared/notices/states/words/en";
import type { ko } from "./ko.ts";

export const en = {
  title: "Payments",
  hint: "What was charged for your membership. Receipts are issued for completed payments.",
  none: "No payments yet",
  noneHint: "Once you subscribe, payments and receipts appear here.",
  toSubscribe: "See the membership",
  what: "Payment",
  at: "Date",
  card: "Card",
  amount: "Amount (VAT included)",
  status: "Status",
  receipt: "Receipt",
  slip: "Card slip",
  of: "{type} subscription · {kind}",
  period: "{from} – {to}",
  credit: "Credit for the time left",
  refunded: "Refunded",
  kinds: {
    FIRST: "first payment",
    RENEWAL: "renewal",
    RETRY: "another attempt",
    UPGRADE: "change",
  },
  types: { MONTHLY: "Monthly", QUARTERLY: "Quarterly", YEARLY: "Yearly" },
  states: states.payment,
  heard: { READY: "waiting", PENDING: "result being checked", CANCELLED: "cancelled" },
} satisfies typeof ko;
