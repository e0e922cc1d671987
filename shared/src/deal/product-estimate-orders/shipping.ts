import { withVat } from "../../kernel/money/tax.ts";
import type { Region } from "../../reference/regions/regions.ts";
import { deliveryRate, type DeliveryTerms } from "./freight.ts";

/** How the fee of a delivery stands: named, none, to be agreed, or not named yet. */
export const shippingStates = ["FEE", "FREE", "AGREED", "UNKNOWN"] as const;
export type ShippingState = (typeof shippingStates)[number];

/** What is said of the fee of a delivery, wherever it is said (D36-7). */
export interface ShippingSaid {
  state: ShippingState;
  /** What is named of it, in minor units without VAT: as it stands in the supply value. */
  fee: number;
}

/** The state of a delivery: what is named of its fee, and the terms that leave it open. */
export function shippingState(
  fee: number,
  open: readonly Pick<DeliveryTerms, "shippingFeePayer">[],
): ShippingState {
  if (open.length === 0) return fee > 0 ? "FEE" : "FREE";
  const isAgreed = open.every(({ shippingFeePayer }) => shippingFeePayer === "NEGOTIABLE");
  return isAgreed ? "AGREED" : "UNKNOWN";
}

/** The state of several deliveries together: what one leaves open, all leave open. */
export function jointState(states: readonly ShippingState[]): ShippingState {
  const rank = ["UNKNOWN", "AGREED", "FEE"] as const;
  return rank.find((one) => states.includes(one)) ?? "FREE";
}

/** The fee that terms name for small goods to a region. */
export function shippingOfTerms(terms: DeliveryTerms, region?: Region): ShippingSaid {
  const { fee } = deliveryRate(terms, region);
  return {
    state: shippingState(fee ?? 0, fee === undefined ? [terms] : []),
    fee: withVat(fee ?? 0, terms.vatMode).supply,
  };
}

/** The words of the states, in one language. */
type Say = (name: ShippingState | "phrase", values: Record<string, string>) => string;

/** "3,000원 (부가세 별도)", "무료", "협의 (합계 제외)": beside the word for shipping. */
export function shippingText(
  { state, fee }: ShippingSaid,
  say: Say,
  money: (amount: number) => string,
): string {
  if (state === "FREE") return say(state, {});
  const named = fee > 0 ? [say("FEE", { fee: money(fee) })] : [];
  return [...named, ...(state === "FEE" ? [] : [say(state, {})])].join(" + ");
}

/** "배송비 3,000원 (부가세 별도)". */
export const shippingPhrase = (of: ShippingSaid, say: Say, money: (amount: number) => string) =>
  say("phrase", { value: shippingText(of, say, money) });
