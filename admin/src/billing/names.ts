import type { MemberName } from "@bupum/shared/kernel/member-name";
import { isIssuer } from "@bupum/shared/billing/credit-cards/issuers";
import { paymentKinds, paymentStatuses } from "@bupum/shared/billing/payment-orders/states";
import {
  subscribeStatuses,
  subscribeTypes,
  suspendReasons,
} from "@bupum/shared/billing/plans/plans";
import { among } from "../layout/among.ts";
import { useWords } from "../words.ts";

export const memberText = ({ companyName, name }: MemberName): string => companyName ?? name;

/** A card by its issuer and last digits. */
export function useCardName() {
  const say = useWords("subscribes");
  return ({ issuerCode, last4 }: { issuerCode: string; last4: string }): string => {
    const issuer = isIssuer(issuerCode) ? say(`issuers.${issuerCode}`) : say("otherIssuer");
    return say("cardName", { issuer, last4 });
  };
}

const cardStates = ["REGISTERED", "REMOVED"] as const;

/** A state in the audit, of a subscription, a payment or a card. */
export function useStateNames() {
  const say = useWords("subscribes");
  return {
    subscription(state: string) {
      const known = among(subscribeStatuses, state);
      return known ? say(`states.${known}`) : state;
    },
    payment(state: string) {
      const known = among(paymentStatuses, state);
      return known ? say(`paymentStates.${known}`) : state;
    },
    card(state: string) {
      const known = among(cardStates, state);
      return known ? say(`cardStates.${known}`) : state;
    },
  };
}

/** Our own reasons of a failed payment; others are codes of the provider. */
const failCodes = ["NOT_FOUND_PAYMENT", "ABORTED", "EXPIRED"] as const;

/** Why a payment failed: in words if the reason is ours, with the provider's code. */
export function useFailCodeName() {
  const say = useWords("subscribes");
  return (code: string): string => {
    const known = among(failCodes, code);
    return known ? `${say(`failCodes.${known}`)} (${code})` : code;
  };
}

const causes = [
  "BLOCKED",
  "REFUND",
  "REFUND_ASKED",
  "REFUND_REFUSED",
  "APPROVAL_ASKED",
  "APPROVAL_DECLINED",
  "APPROVED",
  "AGAIN",
  "RESUME",
  "CLOSED",
  "PENDING",
  "CARD",
  "UNAVAILABLE",
  "WAIVED",
  "NOW",
  "UNSENT",
] as const;

/** The reason of a step: typed texts are unchanged, our own reasons have names. */
export function useReasonName() {
  const say = useWords("subscribes");
  const nameOf = (word: string): string | undefined => {
    const [reason, cause] = [among(suspendReasons, word), among(causes, word)];
    if (reason) return say(`reasons.${reason}`);
    if (cause) return say(`causes.${cause}`);
    const [kind, status] = [among(paymentKinds, word), among(paymentStatuses, word)];
    if (kind) return say(`kinds.${kind}`);
    if (status) return say(`paymentStates.${status}`);
    const type = among(subscribeTypes, word);
    return type && say(`types.${type}`);
  };
  return (reason: string): string => {
    const [noted = "", ...written] = reason.split(": ");
    const names = noted.split(" ").map(nameOf);
    if (names.includes(undefined)) return reason;
    return [names.join(" · "), ...written].join(": ");
  };
}
