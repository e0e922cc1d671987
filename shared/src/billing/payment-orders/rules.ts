import { Problem } from "../../kernel/problem.ts";
import { addMinutes, type Instant } from "../../kernel/time.ts";

/** Minutes after sending at which the provider is asked what came of it (D13-7). */
export const askMinutes = [1, 10, 60, 24 * 60] as const;
/** From this ask on a payment that the provider does not know was never made. */
export const surelyUnknownAsk = 2;

/** When the provider is asked next, after so many asks; once a day after the last. */
export function askAt(asks: number, sentAt: Instant): Instant {
  const last = askMinutes.length - 1;
  const minutes = askMinutes[Math.min(asks, last)]! + Math.max(0, asks - last) * 24 * 60;
  return addMinutes(sentAt, minutes);
}

/** Nobody's lock is held a day by an outcome that no person looks after. */
export const isLongUnknown = (since: Instant, now: Instant): boolean =>
  now >= addMinutes(since, 24 * 60);

/** What a refused charge is answered with; `isOurs`: the card is not at fault. */
export const refusedFor = (code: string, isOurs: boolean): Problem =>
  isOurs ? new Problem("UNAVAILABLE") : new Problem("PAYMENT_REFUSED", { code });

/** Money moves once at a time (D13-7). Throws PAYMENT_PENDING. */
export function mustBeSettled(openPaymentId: string | undefined): void {
  if (openPaymentId !== undefined) throw new Problem("PAYMENT_PENDING");
}
