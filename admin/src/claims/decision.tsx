import { decisionFields } from "@bupum/shared/deal/claims/admin-contract";
import { type Claim, creditHasAmount } from "@bupum/shared/deal/claims/contract";
import { paidBack, typedAmount } from "@bupum/shared/deal/claims/typed-amount";
import { claimRemedies, type ClaimRemedy, paysBack } from "@bupum/shared/deal/claims/states";
import { moneyText } from "@bupum/ui/display/money";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, PriceField, ProseField } from "@bupum/ui/form/fields";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { onlyFor } from "../may.tsx";
import { holdDecision } from "../decisions/held.ts";
import { useWords } from "../words.ts";
import { readClaimsAgain } from "./queries.ts";

const fields = z.strictObject({ ...decisionFields, amount: typedAmount }).check(creditHasAmount);

function useDecision(of: Claim): Draft {
  const say = useWords("claims");
  const client = useQueryClient();
  return useDraft({
    schema: fields,
    initial: { remedy: claimRemedies[0], amount: "", detail: "" },
    send: async ({ amount, ...body }) => {
      const sure = await confirmed({
        title: say("sure", { remedy: say(`reasons.${body.remedy}`) }),
        body: say("decideHint"),
        primary: say("decide"),
      });
      if (!sure) throw new DOMException("Not wanted.", "AbortError");
      const paid = paidBack(amount, body.remedy, of.currency);
      return holdDecision(of.id, () =>
        api.claimEntities.decide({
          params: { id: of.id },
          body: { ...body, ...paid, version: of.version },
        }),
      );
    },
    done: () => {
      toast.done(say("done"));
      readClaimsAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) readClaimsAgain(client);
    },
  });
}

/** The decision of a claim on which the two sides did not agree (D34-4). */
export const Decision = onlyFor("claimEntities.decide", function Decision({ of }: { of: Claim }) {
  const say = useWords("claims");
  const language = useLocale();
  const [remedy, setRemedy] = useState<ClaimRemedy>(claimRemedies[0]);
  const { currency } = of;
  const draft = useDecision(of);
  draft.form.watch("remedy", ({ value }) =>
    setRemedy(claimRemedies.find((one) => one === value) ?? "REPLACEMENT"),
  );
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">{say("decide")}</h2>
      <DraftForm draft={draft} label={say("decide")}>
        <p>{say("decideHint")}</p>
        <ChoiceField
          name="remedy"
          label={say("remedy")}
          data={claimRemedies.map((value) => ({ value, label: say(`reasons.${value}`) }))}
        />
        {paysBack(remedy) && (
          <PriceField
            name="amount"
            label={say("amount")}
            description={say("amountHint", {
              amount: moneyText({ amount: of.cost, currency }, language),
            })}
            currency={currency}
          />
        )}
        <ProseField name="detail" label={say("reason")} maxLength={1000} minRows={2} />
        <SendButton>{say("decide")}</SendButton>
      </DraftForm>
    </section>
  );
});
