import { type Claim, claimRoutes } from "@bupum/shared/deal/claims/contract";
import { paidBackTaxed } from "@bupum/shared/deal/claims/rules";
import { claimActsOf } from "@bupum/shared/deal/claims/states";
import { moneyText } from "@bupum/ui/display/money";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import styles from "./claims.module.css";
import { ProposalForm } from "./proposal-form.tsx";
import {
  acceptProposal,
  escalateClaim,
  readClaimsAgain,
  type Side,
  withdrawClaim,
} from "./queries.ts";
import { useSumText } from "./sum-text.ts";

/** What a side may do with a claim now, and nothing else (D34-3). */
export function ClaimActs({ of, side }: { of: Claim; side: Side }) {
  const acts = claimActsOf(side, of);
  if (acts.includes("propose")) return <ProposalForm of={of} />;
  if (acts.length === 0) return null;
  return (
    <RoleGuard act="order">
      <BuyerActs of={of} acts={acts} />
    </RoleGuard>
  );
}

/** What its buyer gets back by the offer, in words. */
function useSum({ proposal, currency, ...of }: Claim): string | undefined {
  const say = useWords("claims");
  const sumText = useSumText();
  const language = useLocale();
  if (proposal?.amount === undefined) return undefined;
  const taxed = paidBackTaxed(of, proposal);
  if (taxed) return sumText(taxed, currency);
  return say("damages", { amount: moneyText({ amount: proposal.amount, currency }, language) });
}

function BuyerActs({ of, acts }: { of: Claim; acts: ReturnType<typeof claimActsOf> }) {
  const say = useWords("claims");
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const step = {
    onSuccess: () => toast.done(say("ask.done")),
    onSettled: () => readClaimsAgain(client),
  };
  const accepting = useMutation({ ...acceptProposal, ...step });
  const withdrawing = useMutation({ ...withdrawClaim, ...step });
  const sum = useSum(of);
  const said = { id: of.id, body: { version: of.version } };
  const ask = async (act: "accept" | "withdraw") => {
    const sure = await confirmed({
      title: say(`acts.${act}`),
      body: act === "accept" && sum ? `${say("ask.accept")}\n${sum}` : say(`ask.${act}`),
      primary: say(`acts.${act}`),
    });
    if (sure) (act === "accept" ? accepting : withdrawing).mutate(said);
  };
  return (
    <>
      <div className={styles["acts"]}>
        {acts.includes("accept") && (
          <Button mih={44} loading={accepting.isPending} onClick={() => void ask("accept")}>
            {say("acts.accept")}
          </Button>
        )}
        {acts.includes("escalate") && (
          <Button mih={44} variant="default" onClick={() => setAsking(!isAsking)}>
            {say("acts.escalate")}
          </Button>
        )}
        {acts.includes("withdraw") && (
          <Button
            mih={44}
            variant="default"
            loading={withdrawing.isPending}
            onClick={() => void ask("withdraw")}
          >
            {say("acts.withdraw")}
          </Button>
        )}
      </div>
      {isAsking && acts.includes("escalate") && <EscalationForm of={of} />}
    </>
  );
}

function EscalationForm({ of }: { of: Claim }) {
  const say = useWords("claims");
  const client = useQueryClient();
  const { mutateAsync } = useMutation(escalateClaim);
  const draft: Draft = useDraft({
    schema: claimRoutes.escalate.body,
    initial: { detail: "", version: of.version },
    send: (body) => mutateAsync({ id: of.id, body }),
    done: () => {
      toast.done(say("ask.done"));
      void readClaimsAgain(client);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void readClaimsAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say("acts.escalate")}>
      <ProseField name="detail" label={say("ask.escalate")} maxLength={1000} minRows={2} />
      <SendButton>{say("acts.escalate")}</SendButton>
    </DraftForm>
  );
}
