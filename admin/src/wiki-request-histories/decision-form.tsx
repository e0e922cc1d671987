import { wikiEntityRoutes } from "@bupum/shared/reading/wikis/admin-contract";
import {
  type Opinion,
  opinionDecision,
} from "@bupum/shared/reading/wiki-request-histories/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { holdDecision } from "../decisions/held.ts";
import { useWords } from "../words.ts";
import { readWikisAgain } from "../wikis/queries.ts";
import { readOpinionsAgain } from "./queries.ts";
import styles from "./opinions.module.css";

/** Fulfils a request to stop by hiding the wiki, or decides another opinion. */
export type Act = "HIDE" | "APPLIED" | "DECLINED";

interface FormProps {
  opinion: Opinion;
  act: Act;
  leave: () => void;
}

export const DecisionForm = ({ act, ...props }: FormProps) =>
  act === "HIDE" ? <HidingForm {...props} /> : <NoteForm {...props} result={act} />;

/** Reloads after the decision, or after a conflict with another one. */
function useOutcome() {
  const say = useWords("wikiRequestHistories");
  const client = useQueryClient();
  const again = () => {
    readOpinionsAgain(client);
    void readWikisAgain(client);
  };
  return {
    done: () => {
      toast.done(say("decided"));
      again();
    },
    failed: (error: unknown) => {
      if (failureOf(error).status === 409) again();
    },
  };
}

/** The writer and the sender read the reason; an already hidden wiki is not hidden again. */
function HidingForm({ opinion: { id, wikiId }, leave }: Omit<FormProps, "act">) {
  const say = useWords("wikiRequestHistories");
  const draft: Draft = useDraft({
    schema: wikiEntityRoutes.remove.body,
    initial: { reason: "" },
    keepAs: `opinion-hide-${id}`,
    send: ({ reason }) => {
      leave();
      return holdDecision(id, async () => {
        const hidden = { status: "HIDDEN", reason } as const;
        await api.wikiEntities.update({ params: { id: wikiId }, body: hidden });
        const body = { result: "APPLIED", resultNote: reason } as const;
        return api.wikiRequestHistoryEntities.decide({ params: { id }, body });
      });
    },
    ...useOutcome(),
  });
  return (
    <DraftForm draft={draft} label={say("acts.HIDE")}>
      <p className={styles["hint"]}>{say("bodies.HIDE")}</p>
      <ProseField name="reason" label={say("reason")} required rows={4} maxLength={500} />
      <SendButton fullWidth>{say("acts.HIDE")}</SendButton>
    </DraftForm>
  );
}

function NoteForm({
  opinion: { id },
  result,
  leave,
}: Omit<FormProps, "act"> & { result: "APPLIED" | "DECLINED" }) {
  const say = useWords("wikiRequestHistories");
  const draft: Draft = useDraft({
    schema: opinionDecision,
    initial: { result, resultNote: "" },
    keepAs: `opinion-${result}-${id}`,
    send: (body) => {
      leave();
      return holdDecision(id, () =>
        api.wikiRequestHistoryEntities.decide({ params: { id }, body }),
      );
    },
    ...useOutcome(),
  });
  return (
    <DraftForm draft={draft} label={say(`acts.${result}`)}>
      <p className={styles["hint"]}>{say(`bodies.${result}`)}</p>
      <ProseField
        name="resultNote"
        label={say("note")}
        required={result === "DECLINED"}
        rows={4}
        maxLength={1000}
      />
      <SendButton fullWidth>{say(`acts.${result}`)}</SendButton>
    </DraftForm>
  );
}
