import { adminWriterInfoRoutes } from "@bupum/shared/accounts/writer-infos/admin-contract";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import type { WriterOutcome } from "@bupum/shared/accounts/writer-infos/rules";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { holdDecision } from "../decisions/held.ts";
import { useWords } from "../words.ts";
import { keepWriter, readWritersAgain } from "./queries.ts";
import styles from "./writers.module.css";

export interface DecisionFormProps {
  writer: WriterInfo;
  outcome: WriterOutcome;
  leave: () => void;
}

/** What is to be corrected, or why it is refused; the writer reads it. */
export function RefusalForm({
  writer,
  outcome,
  status,
  leave,
}: DecisionFormProps & { status: "CORRECTION" | "REJECTED" }) {
  const say = useWords("writerInfos");
  const client = useQueryClient();
  const draft: Draft = useDraft({
    schema: adminWriterInfoRoutes.decide.body,
    initial: { writerId: writer.id, status, reason: "" },
    keepAs: `writer-${outcome}-${writer.id}`,
    send: (body) => {
      leave();
      return holdDecision(writer.id, () =>
        api.writerInfos.decide({ body: { ...body, version: writer.version } }),
      );
    },
    done: (decided) => {
      toast.done(say(`acts.${outcome}.done`));
      keepWriter(client, decided);
    },
    failed: (error) => {
      if (failureOf(error).status === 409) readWritersAgain(client);
    },
  });
  return (
    <DraftForm draft={draft} label={say(`acts.${outcome}.title`)}>
      <p className={styles["body"]}>{say(`acts.${outcome}.body`)}</p>
      <ProseField
        name="reason"
        label={say(status === "CORRECTION" ? "correction" : "reason")}
        description={say("reasonHint")}
        required
        rows={4}
        maxLength={1000}
        data-autofocus
      />
      <SendButton fullWidth>{say(`acts.${outcome}.title`)}</SendButton>
    </DraftForm>
  );
}
