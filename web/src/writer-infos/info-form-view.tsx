import type { User } from "@bupum/shared/accounts/users/contract";
import {
  type WriterInfo,
  writerInfoChange,
  writerInfoDraft,
} from "@bupum/shared/accounts/writer-infos/contract";
import { type Draft, useDraft, useLeaveWarning } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, ProseField, TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { useSendKey } from "@bupum/ui/form/send-key";
import { ask } from "@bupum/ui/frame/dialogs";
import { Alert } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SendPapers } from "../applicant/applicant-page.tsx";
import { NamesField } from "../applicant/names-field.tsx";
import { currentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { formOf, type InfoForm } from "./info-form.ts";
import { ProofFiles } from "./proof-files.tsx";
import { applyAsWriter, changeWriter, ownWriter, type WriterChange } from "./queries.ts";
import styles from "../applicant/applicant.module.css";

/** Fields that somebody knows. */
const mostNames = 10;

interface InfoFormViewProps {
  info: WriterInfo | null;
  user: User;
}

/** Sends the application or a change, and says what happens next. */
function useInfoDraft({ info, user }: InfoFormViewProps): Draft<InfoForm> {
  const say = useWords("writerInfos");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const first = useMutation(applyAsWriter);
  const change = useMutation(changeWriter);
  const common = {
    initial: formOf(info, user),
    keepAs: `writer-info-${info?.version ?? 0}`,
    done: (next: WriterInfo) => {
      client.setQueryData(ownWriter.queryKey, next);
      void client.invalidateQueries({ queryKey: currentUser.queryKey });
      scrollTo({ top: 0 });
      const said = next.status === "PENDING" ? "submitted" : "saved";
      void ask({ title: say(`${said}.title`), body: say(`${said}.body`) });
    },
  };
  const asFirst = {
    ...common,
    schema: writerInfoDraft,
    send: (body: Parameters<typeof first.mutateAsync>[0]["body"]) =>
      first.mutateAsync({ body, idempotencyKey: keyOf(body) }),
  };
  const asChange = {
    ...common,
    schema: writerInfoChange,
    send: (body: WriterChange): Promise<WriterInfo> =>
      change.mutateAsync({
        ...body,
        // An emptied field is sent as empty, because an absent one would stay unchanged.
        organization: body.organization ?? "",
        introduction: body.introduction ?? "",
        ...(info && { version: info.version }),
      }),
  };
  // Both have the same fields; only optional ones differ, and the key of the form with them.
  return useDraft((info ? asChange : asFirst) as unknown as typeof asChange);
}

export function InfoFormView(props: InfoFormViewProps) {
  const { info } = props;
  const say = useWords("writerInfos");
  const draft = useInfoDraft(props);
  const [isUploading, setUploading] = useState(false);
  useLeaveWarning(draft);
  return (
    <DraftForm draft={draft} label={say("title")}>
      <FormSection title={say("profile.title")}>
        <p className={styles["hint"]}>{say("profile.hint")}</p>
        <TextField name="penName" label={say("profile.penName")} maxLength={40} required />
        <TextField name="organization" label={say("profile.organization")} maxLength={80} />
        <ProseField
          name="introduction"
          label={say("profile.introduction")}
          maxLength={1000}
          rows={3}
        />
      </FormSection>
      <Proof info={info} onBusy={setUploading} />
      {info?.status === "APPROVED" && <Alert color="blue">{say("again")}</Alert>}
      <SendPapers waiting={isUploading ? say("uploading") : undefined}>
        {say(info ? "submitChange" : "submit")}
      </SendPapers>
    </DraftForm>
  );
}

function Proof({ info, onBusy }: { info: WriterInfo | null; onBusy: (busy: boolean) => void }) {
  const say = useWords("writerInfos");
  return (
    <FormSection title={say("proof.title")}>
      <p className={styles["hint"]}>{say("proof.hint")}</p>
      <ChoiceField
        name="wantedRole"
        label={say("proof.wantedRole")}
        description={say("proof.wantedRoleHint")}
        data={(["WRITER", "EXPERT"] as const).map((value) => ({
          value,
          label: say(`roles.${value}`),
        }))}
      />
      <div className={styles["two"]}>
        <TextField name="occupation" label={say("proof.occupation")} maxLength={60} required />
        <NumberField
          name="careerYears"
          label={say("proof.careerYears")}
          min={0}
          max={60}
          allowDecimal={false}
          required
        />
      </div>
      <NamesField
        name="expertise"
        label={say("proof.expertise")}
        description={say("proof.expertiseHint", { most: mostNames })}
        most={mostNames}
        add={say("proof.add")}
        dropLabel={(name) => say("proof.drop", { name })}
        suggestions={say("proof.suggestions")}
      />
      <ProseField
        name="career"
        label={say("proof.career")}
        description={say("proof.careerHint")}
        maxLength={3000}
        rows={5}
        required
      />
      <ProofFiles files={(info?.draft ?? info?.approved)?.files ?? []} onBusy={onBusy} />
    </FormSection>
  );
}
