import type { Standing } from "../standings/items.ts";
import type { Acting } from "../standings/writes.ts";
import type { Write } from "../../kernel/table.ts";
import { refusedFor } from "@bupum/shared/billing/payment-orders/rules";
import { Problem } from "@bupum/shared/kernel/problem";
import { isOurs } from "../../providers/card/toss-errors.ts";
import { open, type PlannedCharge } from "./open.ts";
import { send } from "./send.ts";
import { settle, type Settled } from "./settle.ts";

/**
 * One attempt to charge: open, send, settle (D13-7). A crash between two of them leaves a payment
 * that the clock closes (READY) or asks about (PENDING). Throws PAYMENT_PENDING, CARD_REQUIRED,
 * UNAVAILABLE, and BUSY if the standing has changed; no money has moved then. `beside`: writes for
 * the transaction that settles it as PAID.
 */
export async function pay(
  by: Acting,
  standing: Standing,
  wish: PlannedCharge,
  beside?: (after: Standing) => Write[],
): Promise<Settled> {
  const { paying, outcome } = await send(by, await open(by, standing, wish));
  return settle(by, paying, outcome, beside);
}

/**
 * The reply of a call that charged. Throws PAYMENT_REFUSED {code}; UNAVAILABLE if our own key or
 * contract was refused; PAYMENT_PENDING while the outcome is unknown.
 */
export function mustBePaid({ payment: { status, failCode = "" } }: Settled): void {
  if (status === "PAID") return;
  if (status === "FAILED") throw refusedFor(failCode, isOurs(failCode));
  throw new Problem("PAYMENT_PENDING");
}
