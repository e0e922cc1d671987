import type { Claim } from "../../deal/claims/contract.ts";
import { isDamages, paidBackTaxed } from "../../deal/claims/rules.ts";
import type { Taxed } from "../../kernel/money/tax.ts";
import { type Day, seoulDay } from "../../kernel/time.ts";
import { type Amendable, type AmendmentDocument, amendmentOf, canAmend } from "./rules.ts";
import { type AmendReason, isVoid, type TaxInvoiceStatus } from "./states.ts";

/** What two sides agreed on about a line, as an amendment of its invoice states it: won, positive. */
export interface AgreedAmendment extends Taxed {
  reason: AmendReason;
  on: Day;
}

type Ended = Pick<Claim, "kind" | "settlement" | "currency" | "vatMode">;

/** Whether the end of a claim takes off what an invoice may state. */
export const lowersPrice = ({ kind, settlement, currency }: Ended): boolean =>
  settlement?.amount !== undefined && currency === "KRW" && !isDamages(kind, settlement);

/**
 * The amendment that the end of a claim asks for (D42-11): goods that come back, or a lower value, by
 * exactly what is paid back, of the day of the end. No earlier than `writtenOn`, the day of the invoice.
 * Undefined where nothing is paid back, in other currencies, which no tax invoice states, and for a
 * credit for lateness: damages are no part of the price (부가가치세법 제29조).
 */
export function amendmentOfClaim(claim: Ended, writtenOn: Day): AgreedAmendment | undefined {
  const { settlement } = claim;
  const taxed = settlement && paidBackTaxed(claim, settlement);
  if (!lowersPrice(claim) || !taxed) return undefined;
  const { remedy, at } = settlement;
  const day = seoulDay(at);
  return {
    reason: remedy === "RETURN" ? "GOODS_RETURNED" : "VALUE_CHANGED",
    ...taxed,
    on: day < writtenOn ? writtenOn : day,
  };
}

/** What an amendment changes: goods that came back are named by their worth, a value by its change. */
export const changeByClaim = ({ reason, supply, vat, on }: AgreedAmendment) => ({
  supply: reason === "GOODS_RETURNED" ? supply : -supply,
  vat,
  on,
});

/** The documents of that amendment; undefined where the claim asks for none, or too little is left. */
export function documentsByClaim(
  invoice: Amendable,
  claim: Ended,
): AmendmentDocument[] | undefined {
  const agreed = amendmentOfClaim(claim, invoice.writtenOn);
  return agreed && canAmend(invoice, agreed.reason)
    ? amendmentOf(invoice, agreed.reason, changeByClaim(agreed))
    : undefined;
}

/** The amendment of a claim that an invoice has or waits for: after a refused one it is owed again. */
export const amendmentByClaim = <One extends { claimId?: string; status: TaxInvoiceStatus }>(
  { amendments }: { amendments: readonly One[] },
  id: Claim["id"],
): One | undefined => amendments.find(({ claimId, status }) => claimId === id && !isVoid(status));
