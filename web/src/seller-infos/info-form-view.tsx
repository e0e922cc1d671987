import { pausesTrading } from "@bupum/shared/accounts/seller-infos/rules";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import type { User } from "@bupum/shared/accounts/users/contract";
import { FormSection } from "@bupum/ui/form/form-section";
import { ask } from "@bupum/ui/frame/dialogs";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { TextField } from "@bupum/ui/form/fields";
import { Alert } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SendPapers } from "../applicant/applicant-page.tsx";
import { currentUser } from "../session.ts";
import { useSendKey } from "@bupum/ui/form/send-key";
import { useWords } from "../words.ts";
import { CompanySection } from "./company-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { changeSchema, firstSchema, formOf, type InfoForm } from "./info-form.ts";
import { changeInfo, ownInfo, submitInfo } from "./queries.ts";
import { TradeSection } from "./trade-section.tsx";
import styles from "../applicant/applicant.module.css";

interface InfoFormViewProps {
  info: SellerInfo | null;
  user: User;
}

/** Sends the first application or a change, and says what happens next. */
function useInfoDraft({ info, user }: InfoFormViewProps): Draft<InfoForm> {
  const say = useWords("sellerInfos");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const first = useMutation(submitInfo);
  const change = useMutation(changeInfo);
  const done = (next: SellerInfo) => {
    client.setQueryData(ownInfo.queryKey, next);
    void client.invalidateQueries({ queryKey: ["seller-infos"] });
    void client.invalidateQueries({ queryKey: currentUser.queryKey });
    scrollTo({ top: 0 });
    void ask({ title: say("submitted.title"), body: say("submitted.body") });
  };
  const keepAs = `seller-info-${info?.version ?? 0}`;
  const initial = { ...formOf(info, user) };
  const asFirst = {
    schema: firstSchema,
    initial,
    keepAs,
    send: (body: Parameters<typeof first.mutateAsync>[0]["body"]) =>
      first.mutateAsync({ body, idempotencyKey: keyOf(body) }),
    done,
  };
  const asChange = {
    schema: changeSchema,
    initial,
    keepAs,
    send: (body: Parameters<typeof change.mutateAsync>[0]) =>
      change.mutateAsync({ ...body, ...(info && { version: info.version }) }),
    done,
  };
  // Both have the same fields; only optional ones differ, and the key of the form with them.
  return useDraft((info ? asChange : asFirst) as unknown as typeof asChange);
}

export function InfoFormView(props: InfoFormViewProps) {
  const { info } = props;
  const say = useWords("sellerInfos");
  const draft = useInfoDraft(props);
  const [isUploading, setUploading] = useState(false);
  useLeaveWarning(draft);
  return (
    <DraftForm draft={draft} label={say("title")}>
      <CompanySection info={info} onBusy={setUploading} />
      <ContactSection draft={draft} info={info} />
      <TradeSection />
      <BankPart />
      {info?.approved && <AgainNote draft={draft} approved={info.approved} />}
      <SendPapers waiting={isUploading ? say("uploading") : undefined}>
        {say(info ? "submitChange" : "submit")}
      </SendPapers>
    </DraftForm>
  );
}

function BankPart() {
  const say = useWords("sellerInfos");
  return (
    <FormSection title={say("bank.title")}>
      <p className={styles["hint"]}>{say("bank.hint")}</p>
      <div className={styles["two"]}>
        <TextField name="bank.name" label={say("bank.name")} />
        <TextField name="bank.holder" label={say("bank.holder")} />
      </div>
      <TextField name="bank.account" label={say("bank.account")} inputMode="numeric" />
      <TextField
        name="paymentTerms"
        label={say("bank.paymentTerms")}
        description={say("bank.paymentTermsHint")}
        maxLength={100}
      />
    </FormSection>
  );
}

interface AgainNoteProps {
  draft: Draft<InfoForm>;
  approved: NonNullable<SellerInfo["approved"]>;
}

/** Changes are reviewed; some of them pause new trade until then (D11-5). */
function AgainNote({ draft, approved }: AgainNoteProps) {
  const say = useWords("sellerInfos");
  const [pauses, setPauses] = useState(false);
  const look = () => {
    const form = draft.values();
    const hasBank = Object.values(form.bank).some(Boolean);
    setPauses(
      pausesTrading(approved, {
        businessNumber: form.businessNumber.replace(/\D/g, ""),
        representative: form.representative.trim(),
        bank: hasBank ? form.bank : undefined,
      }),
    );
  };
  draft.form.watch("businessNumber", look);
  draft.form.watch("representative", look);
  draft.form.watch("bank.name", look);
  draft.form.watch("bank.holder", look);
  draft.form.watch("bank.account", look);
  return (
    <Alert color={pauses ? "orange" : "blue"} role="status">
      {say(pauses ? "again.pauses" : "again.keeps")}
    </Alert>
  );
}
