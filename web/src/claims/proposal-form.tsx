import type { Claim } from "@bupum/shared/deal/claims/contract";
import { creditHasAmount, proposalFields, proposalRules } from "@bupum/shared/deal/claims/contract";
import { paidBack, typedAmount } from "@bupum/shared/deal/claims/typed-amount";
import { claimRemedies, type ClaimRemedy, paysBack } from "@bupum/shared/deal/claims/states";
import { moneyText } from "@bupum/ui/display/money";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, PriceField, ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { CarrierFields } from "@bupum/ui/product-estimate-orders/carrier-choices";
import { useKitWords } from "@bupum/ui/say";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import * as z from "zod/mini";
import { useWords } from "../words.ts";
import { readClaimsAgain, sendProposal } from "./queries.ts";

const fields = z
  .strictObject({ ...proposalFields, amount: typedAmount })
  .check(...proposalRules, creditHasAmount);

/** What the seller offers for a claim (D34-2). */
export function ProposalForm({ of }: { of: Claim }) {
  const say = useWords("claims");
  const client = useQueryClient();
  const [remedy, setRemedy] = useState<ClaimRemedy>(claimRemedies[0]);
  const { mutateAsync } = useMutation(sendProposal);
  const draft: Draft = useDraft({
    schema: fields,
    initial: { remedy: claimRemedies[0], amount: "", carrier: "", trackingNo: "", detail: "" },
    send: ({ amount, ...body }) =>
      mutateAsync({
        id: of.id,
        body: { ...body, ...paidBack(amount, body.remedy, of.currency), version: of.version },
      }),
    done: () => {
      toast.done(say("proposal.done"));
      void readClaimsAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readClaimsAgain(client);
    },
  });
  draft.form.watch("remedy", ({ value }) =>
    setRemedy(claimRemedies.find((one) => one === value) ?? "REPLACEMENT"),
  );
  return (
    <section>
      <h2>{say("proposal.form")}</h2>
      <DraftForm draft={draft} label={say("proposal.form")}>
        <ChoiceField
          name="remedy"
          label={say("proposal.remedy")}
          data={claimRemedies.map((value) => ({ value, label: say(`reasons.${value}`) }))}
        />
        {remedy === "RETURN" && (
          <CarrierFields
            carrier={say("proposal.carrier")}
            trackingNo={say("proposal.trackingNo")}
          />
        )}
        {paysBack(remedy) && <AmountField of={of} isReturn={remedy === "RETURN"} />}
        <ProseField
          name="detail"
          label={say(remedy === "REFUSAL" ? "proposal.detailNeeded" : "proposal.detail")}
          maxLength={1000}
          minRows={2}
        />
        <SendButton>{say("proposal.send")}</SendButton>
      </DraftForm>
    </section>
  );
}

function AmountField({ of, isReturn }: { of: Claim; isReturn: boolean }) {
  const say = useWords("claims");
  const kit = useKitWords();
  const most = moneyText({ amount: of.cost, currency: of.currency }, useLocale());
  const amount = `${most} (${kit(`money.${of.vatMode}`)})`;
  return (
    <PriceField
      name="amount"
      label={say("proposal.amount")}
      description={say(isReturn ? "proposal.returnHint" : "proposal.amountHint", { amount })}
      currency={of.currency}
    />
  );
}
