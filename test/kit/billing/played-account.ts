import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { surelyUnknownAsk } from "@bupum/shared/billing/payment-orders/rules";
import { periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import { priceAt, type SubscribeType } from "@bupum/shared/billing/plans/plans";
import {
  changeNow,
  featuresUntil,
  graceEnd,
  nextPeriodOf,
  resumeOf,
  startOf,
} from "@bupum/shared/billing/subscribes/rules";
import { expect } from "vitest";
import { neverMade } from "@bupum/functions/billing/payment-orders/rules";
import { dueOf } from "@bupum/functions/billing/subscribes/due";
import {
  cancelled,
  lookAtOf,
  paidFor,
  refusedFor,
  resumed,
  type State,
  suspended,
  waitingFor,
  withNewCard,
} from "@bupum/functions/billing/standings/rules";
import type { PaymentItem } from "@bupum/functions/billing/standings/payments";

/** What the provider says of a charge, or of a question about one. */
export const chargeOutcomes = ["PAID", "SOFT", "HARD", "OURS", "UNKNOWN", "LOST"] as const;
export type ChargeOutcome = (typeof chargeOutcomes)[number];
export type Move =
  | { by: "time"; hours: number; answer: ChargeOutcome }
  | {
      by: "member";
      does: "subscribe" | "change" | "now";
      type: SubscribeType;
      answer: ChargeOutcome;
    }
  | { by: "member"; does: "suspend" | "resume"; answer: ChargeOutcome }
  | { by: "member"; does: "card" }
  | { by: "admin"; does: "suspend" | "waive" | "period"; days: number }
  | { by: "crash" }
  | { by: "webhook"; answer: ChargeOutcome };

/** One account, as the steps of a payment and the worker move it, without a table. */
export class PlayedAccount {
  now: Instant = "2027-01-31T05:00:00.000Z";
  card = 1;
  one: State | undefined;
  payment: PaymentItem | undefined;
  /** Of the open payment: whether the provider has taken the money without our knowing. */
  isTaken = false;
  /** Until when somebody paid, an admin gave it, or we were at fault ourselves. */
  coveredUntil: Instant = "";
  readonly paid = new Map<string, number>();
  attempts = 0;
  #crashes = false;

  get cardId() {
    return `crd_${this.card}` as const;
  }
  /** One move of any actor; a refused call changes nothing. */
  play(next: Move) {
    if (next.by === "crash") this.#crashes = true;
    else if (next.by === "webhook") this.hint(next.answer);
    else
      try {
        if (next.by === "member") this.member(next);
        else if (next.by === "admin") this.admin(next);
        else this.pass(next);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
      }
    this.check();
  }
  pass({ hours, answer }: Extract<Move, { by: "time" }>) {
    this.now = addHours(this.now, hours);
    this.tick(answer);
  }
  hint(answer: ChargeOutcome) {
    if (this.payment?.status === "PENDING") this.ask(answer);
  }

  open(
    wish: Partial<PaymentItem> & { kind: PaymentItem["kind"]; amount: number },
    answer: ChargeOutcome,
  ) {
    if (this.payment) throw new Problem("PAYMENT_PENDING");
    this.attempts += 1;
    const isOn = this.one && this.one.status !== "CANCELLED";
    this.isTaken = false;
    this.payment = {
      id: `pay_${this.attempts}`,
      subscribeId: isOn ? this.one!.id : `sub_${this.attempts}`,
      userId: "usr_1",
      status: "READY",
      cardId: this.cardId,
      createdAt: this.now,
      attempt: 1,
      asks: 0,
      ...wish,
    } as PaymentItem; // The rules look at no other field.
    if (this.#crashes) {
      this.#crashes = false;
      return;
    }
    this.payment = { ...this.payment, status: "PENDING", sentAt: this.now };
    if (answer === "UNKNOWN") this.isTaken = true;
    this.hear(answer);
  }

  /** An answer of the provider; one that is taken already cannot be refused any more. */
  hear(answer: ChargeOutcome) {
    const { payment } = this;
    if (payment?.status !== "PENDING") return;
    const before = this.one?.id === payment.subscribeId ? this.one : undefined;
    if (answer === "UNKNOWN" || answer === "LOST") {
      if (before) this.one = waitingFor(before, payment, this.now) ?? before;
      return;
    }
    this.payment = undefined;
    if (answer === "PAID" || this.isTaken) return this.book(payment);
    const isOurs = answer === "OURS";
    const refusal = { isHard: answer === "HARD", ...(isOurs && { isOurs }) };
    if (isOurs) this.cover(addHours(this.now, 6));
    if (before) this.one = refusedFor(before, payment, refusal, this.cardId, this.now);
  }

  book(payment: PaymentItem) {
    const before = this.one?.id === payment.subscribeId ? this.one : undefined;
    const after = paidFor(before, payment, this.now);
    if (!after) throw new Error("A payment without a consent was made.");
    // A change to a longer type at once starts anew, perhaps at the moment of the previous one.
    const isAnew = payment.kind === "UPGRADE" ? ` at ${payment.id}` : "";
    const period = `${after.id} ${after.periodStart}${isAnew}`;
    expect(this.paid.has(period), `${period} is paid twice`).toBe(false);
    expect(payment.amount).toBeLessThanOrEqual(after.consent.amount);
    this.paid.set(period, payment.amount);
    this.cover(after.periodEnd);
    this.one = after;
  }
  cover(until: Instant) {
    if (until > this.coveredUntil) this.coveredUntil = until;
  }

  /** The worker: until nothing is due. */
  tick(answer: ChargeOutcome) {
    for (let steps = 0; ; steps++) {
      expect(steps).toBeLessThan(20);
      const due = dueOf(this.waiting(), this.now);
      if (due.act === "NOTHING") return;
      this.step(due, answer);
      if (due.act === "ASK" && this.payment) return;
    }
  }
  waiting() {
    return { subscriber: { cardId: this.cardId }, subscription: this.one, payment: this.payment };
  }

  step(due: ReturnType<typeof dueOf>, answer: ChargeOutcome) {
    const one = this.one!;
    switch (due.act) {
      case "CLOSE":
        expect(this.payment?.status).toBe("READY");
        this.payment = undefined;
        return;
      case "ASK":
        return this.ask(answer);
      case "CHARGE":
        return this.renew(one, answer);
      case "TELL_RENEWAL":
        this.one = { ...one, toldRenewal: one.periodEnd };
        return;
      case "TELL_PRICE":
        this.one = { ...one, toldConsent: one.periodEnd };
        return;
      case "SUSPEND":
        this.one = suspended(one, due.reason, due.reason === "PRICE" ? one.periodEnd : this.now);
        return;
      default:
        this.one = cancelled(one, this.now);
    }
  }
  ask(answer: ChargeOutcome) {
    const payment = this.payment!;
    if (answer === "LOST" || answer === "UNKNOWN") {
      this.payment = { ...payment, asks: payment.asks + 1 };
      return;
    }
    if (this.isTaken) return this.hear("PAID");
    // The provider knows nothing of it: from the second ask on it was never made.
    if (payment.asks + 1 >= surelyUnknownAsk) return this.hear(neverMade.isOurs ? "OURS" : "SOFT");
    this.payment = { ...payment, asks: payment.asks + 1 };
  }
  renew(one: State, answer: ChargeOutcome, isExtra = one.isCardNew === true) {
    const { subscribeType, amount } = nextPeriodOf(one);
    const { periodEnd: periodStart, anchorDay } = one;
    const periodEnd = periodEndOf(periodStart, subscribeType, anchorDay);
    const kind = one.dunningStage === 0 ? "RENEWAL" : "RETRY";
    const period = { subscribeType, periodStart, periodEnd, anchorDay };
    this.open({ kind, amount, ...period, ...(isExtra && { isExtra: true }) }, answer);
  }

  member(move: Extract<Move, { by: "member" }>) {
    if (move.does === "card") {
      this.card += 1;
      if (this.one) this.one = withNewCard(this.one, this.now);
      return;
    }
    if (this.payment) throw new Problem("PAYMENT_PENDING");
    if (!("type" in move)) return this.stopOrGoOn(move);
    const consent = { amount: priceAt(move.type, this.now), textVersion: "1", at: this.now };
    const fresh = { kind: "FIRST", amount: consent.amount, subscribeType: move.type } as const;
    if (move.does === "subscribe") {
      if (startOf(this.one, this.now) === "RESUME") this.one = resumed(this.one!);
      else this.open({ ...fresh, consent }, move.answer);
      return;
    }
    if (this.one?.status !== "ACTIVE") return;
    if (move.does === "change") {
      const isBack = move.type === this.one.subscribeType;
      this.one = { ...this.one, consent, pendingSubscribeType: isBack ? undefined : move.type };
      return;
    }
    const { payNow: amount, credit } = changeNow(this.one, move.type, this.now);
    this.open({ ...fresh, kind: "UPGRADE", amount, credit, consent }, move.answer);
  }
  stopOrGoOn({ does, answer }: { does: "suspend" | "resume"; answer: ChargeOutcome }) {
    const { one } = this;
    if (does === "suspend") {
      if (one?.status === "ACTIVE") this.one = suspended(one, "USER", one.periodEnd);
      return;
    }
    if (!one) return;
    const how = resumeOf(one, this.now);
    if (how === "RESUME") this.one = resumed(one);
    else if (how === "CHARGE_OPEN") this.renew(one, answer, true);
    else {
      const { subscribeType, amount } = nextPeriodOf(one);
      this.open({ kind: "FIRST", amount, subscribeType, consent: one.consent }, answer);
    }
  }

  admin({ does, days }: Extract<Move, { by: "admin" }>) {
    const { one } = this;
    if (this.payment || !one || one.status === "CANCELLED") return;
    if (does === "suspend" && one.status === "ACTIVE")
      this.one = suspended(one, "ADMIN", one.periodEnd);
    if (one.status !== "ACTIVE" || does === "suspend") return;
    if (does === "waive") return this.give(one);
    const periodEnd = addHours(this.now, 24 * days);
    const dates = { periodStart: this.now, periodEnd, nextBillingAt: periodEnd };
    this.one = {
      ...one,
      ...dates,
      entitledUntil: periodEnd,
      dunningStage: 0,
      isCardNew: undefined,
    };
    this.cover(periodEnd);
  }

  /** A new period from now on without a payment. */
  give(one: State) {
    const { subscribeType, consent } = one;
    const gift = { kind: "UPGRADE", amount: 0, subscribeType, consent, subscribeId: one.id };
    // The rules look at no other field.
    this.book({ ...gift, id: `pay_${++this.attempts}`, userId: "usr_1" } as unknown as PaymentItem);
  }

  /** What must hold whatever happened (D13-2, D13-7, D13-11). */
  check() {
    const { one, payment, now } = this;
    const at = lookAtOf(one, payment, now);
    if (dueOf(this.waiting(), now).act === "NOTHING" && at !== undefined) {
      expect(at > now, "what is due now is nothing, and it is looked at now").toBe(true);
      const before = addMinutes(at, -1);
      if (before > now) expect(dueOf(this.waiting(), before)).toEqual({ act: "NOTHING" });
    }
    if (payment) expect(["READY", "PENDING"]).toContain(payment.status);
    if (!one) return;
    if (one.status !== "CANCELLED" || payment) expect(at).toBeDefined();
    expect(["ACTIVE", "SUSPENDED", "CANCELLED"]).toContain(one.status);
    expect(one.dunningStage).toBeLessThanOrEqual(one.status === "ACTIVE" ? 3 : 4);
    if (one.status !== "ACTIVE") expect(one.nextBillingAt).toBeUndefined();
    if (one.status === "SUSPENDED") expect(one.suspendReason).toBeDefined();
    if (one.status === "CANCELLED") expect(now < featuresUntil(one)).toBe(false);
    // Two hours more are for the clock, which renews behind the end of a period (D13-2).
    const isGrace =
      one.status === "ACTIVE" && now < graceEnd(one.periodEnd) && now >= one.periodEnd;
    if (now < one.entitledUntil && !isGrace)
      expect(now < this.coveredUntil, `${now} is on without a reason`).toBe(true);
  }
}
