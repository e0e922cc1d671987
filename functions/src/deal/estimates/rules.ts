import { maskedContact } from "@bupum/shared/deal/estimate-groups/rules";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { GroupTerms } from "../whole-groups/groups.ts";
import type { EstimateItem } from "../whole-groups/estimates.ts";

/** One seller's estimate with the request's header, masked as D7-3 says. */
export function toEstimate(
  estimate: EstimateItem,
  groupTerms: GroupTerms,
  masked: boolean,
): Estimate {
  const { contact, ...terms } = groupTerms;
  return {
    ...terms,
    ...estimate,
    contact: { ...(masked ? maskedContact(contact) : contact), masked },
  };
}
