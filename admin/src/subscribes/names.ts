import { isIssuer } from "@bupum/shared/credit-cards/issuers";
import type { MemberName } from "@bupum/shared/users/admin-contract";
import { paymentStatuses } from "@bupum/shared/payment-orders/states";
import { subscribeStatuses } from "@bupum/shared/subscribes/plans";
import { useFormatter } from "use-intl";
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

/** A state that is on record, of a subscription or of a payment. */
export function useStateNames() {
  const say = useWords("subscribes");
  return {
    subscription(state: string) {
      const known = subscribeStatuses.find((one) => one === state);
      return known ? say(`states.${known}`) : state;
    },
    payment(state: string) {
      const known = paymentStatuses.find((one) => one === state);
      return known ? say(`paymentStates.${known}`) : state;
    },
  };
}

export function useDays() {
  const format = useFormatter();
  return (at: string): string => format.dateTime(new Date(at), { dateStyle: "medium" });
}
