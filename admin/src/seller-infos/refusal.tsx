import { adminSellerInfoRoutes } from "@bupum/shared/accounts/seller-infos/admin-contract";
import { type SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { holdDecision } from "../decisions/held.ts";
import { useWords } from "../words.ts";
import { keepSeller, readSellersAgain } from "./queries.ts";
import styles from "./sellers.module.css";

/** Why a seller is refused or an approval revoked; the applicant reads both texts. */
export function Refusal({ seller, leave }: { seller: SellerInfo; leave: () => void }) {
  const say = useWords("sellerInfos");
  const client = useQueryClient();
  const act = seller.status === "APPROVED" ? "revoke" : "refuse";
  const draft: Draft = useDraft({
    schema: adminSellerInfoRoutes.decide.body,
    initial: { sellerId: seller.id, status: "REJECTED", reason: "", correctionNote: "" },
    keepAs: `refusal-${seller.id}`,
    send: (body) => {
      leave();
      return holdDecision(seller.id, () =>
        api.sellerInfo.decide({ body: { ...body, version: seller.version } }),
      );
    },
    done: (decided) => {
      toast.done(say(`${act}.done`));
      keepSeller(client, decided);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) readSellersAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say(`${act}.title`)}>
      <p className={styles["body"]}>{say(`${act}.${seller.approved ? "live" : "body"}`)}</p>
      <ProseField
        name="reason"
        label={say("reason")}
        description={say("reasonHint")}
        required
        rows={3}
        maxLength={500}
        data-autofocus
      />
      <ProseField
        name="correctionNote"
        label={say("correctionNote")}
        description={say("correctionHint")}
        rows={3}
        maxLength={1000}
      />
      <SendButton fullWidth>{say(`${act}.title`)}</SendButton>
    </DraftForm>
  );
}
