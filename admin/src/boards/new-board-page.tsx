import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { boardDraft } from "@bupum/shared/reading/boards/contract";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ChoiceField, NumberField, ProseField, TextField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api } from "../api.ts";
import { useLeaveGuard } from "../catalogue/leave-guard.ts";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { purposeChoices } from "./queries.ts";
import styles from "./boards.module.css";

/** Posts in the name of the market. */
export function NewBoardPage() {
  const say = useWords("boards");
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useSendKey();
  const draft: Draft = useDraft({
    schema: boardDraft,
    initial: {
      boardPurposeType: "SELL",
      title: "",
      content: "",
      manufactorName: "",
      partNumber: "",
      quantity: "",
    },
    send: (body) => api.boards.create({ body }, { idempotencyKey: keyOf(body) }),
    done: ({ id }) => {
      toast.done(say("created"));
      draft.form.resetDirty();
      void client.invalidateQueries({ queryKey: ["boards"] });
      void router.navigate({ to: "/boards/$boardId", params: { boardId: id } });
    },
  });
  useLeaveGuard(draft);
  return (
    <>
      <Head title={say("create")} />
      <BackLink to="/boards">{say("title")}</BackLink>
      <h1>{say("create")}</h1>
      <div className={styles["form"]}>
        <DraftForm draft={draft} label={say("create")}>
          <ChoiceField
            name="boardPurposeType"
            label={say("purposes")}
            data={purposeChoices.map((value) => ({ value, label: say(`purpose.${value}`) }))}
          />
          <TextField name="title" label={say("postTitle")} maxLength={100} required />
          <ProseField
            name="content"
            label={say("content")}
            minRows={6}
            maxLength={10_000}
            required
          />
          <TextField name="manufactorName" label={say("manufactorName")} maxLength={80} />
          <TextField name="partNumber" label={say("partNumber")} maxLength={80} />
          <NumberField name="quantity" label={say("quantity")} min={1} max={mostPieces} />
          <SendButton fullWidth>{say("create")}</SendButton>
        </DraftForm>
      </div>
    </>
  );
}
