import type { ClaimStatus } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { ClaimHome } from "@bupum/shared/notices/homes/contract";
import { mostShown } from "@bupum/shared/notices/homes/rules";
import type { ClaimItem } from "../../deal/claims/items.ts";

/** Claims that are looked at for those that wait. */
export const mostClaims = 20;

/** The claims in the state that waits for their reader, the first to end in front (D38-10). */
export const waitingClaims = (
  claims: readonly ClaimItem[],
  waits: ClaimStatus,
  partnerOf: (claim: ClaimItem) => string,
): ClaimHome[] =>
  claims
    .flatMap((claim): ClaimHome[] =>
      claim.status === waits && claim.dueAt
        ? [
            {
              claimId: claim.id,
              poNumber: claim.poNumber,
              title: orderedProduct(claim).title,
              partnerName: partnerOf(claim),
              kind: claim.kind,
              dueAt: claim.dueAt,
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
    .slice(0, mostShown);
