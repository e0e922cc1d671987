import { useDays } from "@bupum/ui/display/days";
import type { Board } from "@bupum/shared/reading/boards/contract";
import { type Reply, replyDraft } from "@bupum/shared/reading/replies/fields";
import { Status } from "@bupum/ui/display/status";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { useWords } from "../words.ts";
import styles from "./boards.module.css";

/** The replies to a post with hidden ones, and the form for the market's own. */
export function Replies({ board, replies }: { board: Board; replies: readonly Reply[] }) {
  const say = useWords("boards");
  const [sent, setSent] = useState(0);
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{say("answers")}</h2>
      {replies.length === 0 && <p>{say("noAnswers")}</p>}
      <ol className={styles["list"]}>
        {replies.map((reply) => (
          <Answer key={reply.id} reply={reply} />
        ))}
      </ol>
      {board.status === "PENDING" && !board.isHidden && (
        <QuoteForm key={sent} boardId={board.id} onSent={() => setSent(sent + 1)} />
      )}
    </section>
  );
}

function Answer({ reply }: { reply: Reply }) {
  const say = useWords("boards");
  const days = useDays();
  const at = days.moment(reply.createdAt);
  return (
    <li className={styles["answer"]}>
      <p className={styles["head"]}>
        <strong>{reply.authorName}</strong> <time dateTime={reply.createdAt}>{at}</time>
        {reply.isHidden && (
          <Status of="HIDDEN" meaning="bad">
            {say("hidden")}
          </Status>
        )}
      </p>
      <p className={styles["text"]}>{reply.isDeleted ? say("replyDeleted") : reply.content}</p>
      {!reply.isDeleted && <AnswerActs reply={reply} />}
    </li>
  );
}

function AnswerActs({ reply: { id, version, isHidden = false } }: { reply: Reply }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const onSettled = () => client.invalidateQueries({ queryKey: ["boards"] });
  const hiding = useMutation({
    mutationFn: (reason?: string) =>
      api.replies.hide({
        params: { id },
        body: { isHidden: !isHidden, version, ...(reason && { reason }) },
      }),
    onSettled,
  });
  const removal = useMutation({
    mutationFn: () => api.replies.remove({ params: { id } }),
    onSettled,
  });
  const remove = async () => {
    const spec = { title: say("removeReplyTitle"), body: say("removeBody") };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await removal.mutateAsync();
    toast.done(say("replyRemoved"));
  };
  return (
    <div className={styles["acts"]}>
      <Button
        variant="default"
        size="sm"
        loading={hiding.isPending}
        onClick={() => (isHidden ? hiding.mutate(undefined) : setAsked(true))}
      >
        {say(isHidden ? "show" : "hide")}
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="sm"
        loading={removal.isPending}
        // A failed call is shown as a toast.
        onClick={() => void remove().catch(() => undefined)}
      >
        {say("remove")}
      </Button>
      {isAsked && (
        <HideDialog
          title={say("hideReplyTitle")}
          onClose={() => setAsked(false)}
          onHide={(reason) => hiding.mutate(reason)}
        />
      )}
    </div>
  );
}

function QuoteForm({ boardId, onSent }: { boardId: Board["id"]; onSent: () => void }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const draft: Draft = useDraft({
    schema: replyDraft,
    initial: { content: "" },
    send: (body) =>
      api.replies.create({ body: { ...body, boardId } }, { idempotencyKey: keyOf(body) }),
    done: () => {
      toast.done(say("answered"));
      void client.invalidateQueries({ queryKey: ["boards"] });
      onSent();
    },
  });
  return (
    <DraftForm draft={draft} label={say("answer")}>
      <ProseField name="content" label={say("answer")} minRows={3} maxLength={2000} />
      <SendButton>{say("answerSend")}</SendButton>
    </DraftForm>
  );
}
