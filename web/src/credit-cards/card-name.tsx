import { isIssuer } from "@bupum/shared/billing/credit-cards/issuers";
import { useWords } from "../words.ts";

/** A card by its issuer and last digits. */
export function CardName({
  of: { issuerCode, last4 },
}: {
  of: { issuerCode: string; last4: string };
}) {
  const say = useWords("creditCards");
  const issuer = isIssuer(issuerCode) ? say(`issuers.${issuerCode}`) : say("otherIssuer");
  return <span style={{ whiteSpace: "nowrap" }}>{say("card", { issuer, last4 })}</span>;
}
