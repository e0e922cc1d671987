import { frozenTerms } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import { shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import type { Draft } from "@bupum/ui/form/draft";
import { CheckField } from "@bupum/ui/form/fields";
import { useWonText } from "@bupum/ui/display/money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ownInfo } from "../../../seller-infos/queries.ts";
import { useCurrentUser } from "../../../session.ts";
import { useWords } from "../../../words.ts";
import type { FormTerms, QuoteForm } from "./quote-form.ts";
import styles from "./quote-page.module.css";

/** What of the own terms a quote would take on as it is typed (D36-2). */
const heldBy = ({ terms }: QuoteForm, own: SaleTerms, isMinimumWaived: boolean) =>
  frozenTerms(
    {
      currency: terms.currency,
      shippingFeePayer: shippingFeePayers.find((one) => one === terms.shippingFeePayer),
      shippingFee: terms.shippingFee === "" ? undefined : Number(terms.shippingFee),
      isMinimumWaived,
    },
    own,
  );

const watched: readonly (keyof FormTerms)[] = [
  "currency",
  "shippingFeePayer",
  "shippingFee",
  "isMinimumWaived",
];

/** The own terms of sale; undefined until they are known, and by a link. */
export function useOwnTerms(): SaleTerms | undefined {
  const isSeller = useCurrentUser()?.role === "SELLER";
  const { data } = useQuery({ ...ownInfo, enabled: isSeller });
  return data ? (data.saleTerms ?? {}) : undefined;
}

/** Which of the own terms of sale hold for what is sent; a link to quote by reads no account. */
export function OwnTerms({ draft }: { draft: Draft<QuoteForm> }) {
  const own = useOwnTerms();
  if (!own?.freight && own?.minimumWon === undefined) return null;
  return <Held draft={draft} own={own} />;
}

function Held({ draft, own }: { draft: Draft<QuoteForm>; own: SaleTerms }) {
  const say = useWords("sellerEstimates");
  const [form, setForm] = useState(() => draft.values());
  for (const name of watched)
    draft.form.watch(`terms.${name}`, () => setForm({ ...draft.values() }));
  const won = useWonText();
  const held = heldBy(form, own, form.terms.isMinimumWaived);
  const minimumWon = heldBy(form, own, false)?.minimumWon;
  const freight = held?.freight;
  const facts = [
    freight && say("ownTerms.fee", { fee: won(freight.feeWon) }),
    freight?.freeFromWon !== undefined &&
      say("ownTerms.freeFrom", { value: won(freight.freeFromWon) }),
    freight && freight.regionFees.length > 0 && say("ownTerms.byRegion"),
    held?.minimumWon !== undefined && say("ownTerms.minimum", { value: won(held.minimumWon) }),
  ].filter((fact) => typeof fact === "string");
  return (
    <div className={styles["ownTerms"]}>
      <p role="status">
        {facts.length > 0
          ? say("ownTerms.held", { facts: facts.join(", ") })
          : say("ownTerms.none")}{" "}
        <Link to="/seller/terms">{say("ownTerms.change")}</Link>
      </p>
      {minimumWon !== undefined && (
        <CheckField name="terms.isMinimumWaived" label={say("ownTerms.waive")} />
      )}
    </div>
  );
}
