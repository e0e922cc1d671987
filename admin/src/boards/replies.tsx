import { useDays } from "@bupum/ui/display/days";
import { SelectionBar } from "@bupum/ui/data-table/selection-bar";
import type { Board } from "@bupum/shared/reading/boards/contract";
import { type Reply, replyDraft } from "@bupum/shared/reading/replies/fields";
import { Status } from "@bupum/ui/display/status";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Checkbox } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { RemoveSelected } from "./remove-selected.tsx";
import { ReplyActs } from "./reply-acts.tsx";
import { useWords } from "../words.ts";
import styles from "./boards.module.css";

/** The replies to a post with hidden ones, and the form for the market's own. */
export function Replies({ board, replies }: { board: Board; replies: readonly Reply[] }) {
  const say = useWords("boards");
  const [sent, setSent] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<Reply["id"]>>(new Set());
  // A reply that is gone meanwhile is no longer chosen.
  const ids = replies
    .filter(({ id, isDeleted }) => chosen.has(id) && !isDeleted)
    .map(({ id }) => id);
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{say("answers")}</h2>
      {replies.length === 0 && <p>{say("noAnswers")}</p>}
      <ol className={styles["list"]}>
        {replies.map((reply) => (
          <Answer
            key={reply.id}
            reply={reply}
            isOpen={board.status === "PENDING"}
            isChosen={chosen.has(reply.id)}
            onChoose={(isChosen) =>
              setChosen(
                new Set([...ids.filter((id) => id !== reply.id), ...(isChosen ? [reply.id] : [])]),
              )
            }
          />
        ))}
      </ol>
      <RemoveChosen ids={ids} clear={() => setChosen(new Set())} />
      {board.status === "PENDING" && !board.isHidden && (
        <QuoteForm key={sent} boardId={board.id} onSent={() => setSent(sent + 1)} />
      )}
    </section>
  );
}

interface AnswerProps {
  reply: Reply;
  /** The post is open, so that its replies may be changed. */
  isOpen: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Answer({ reply, isOpen, isChosen, onChoose }: AnswerProps) {
  const say = useWords("boards");
  const days = useDays();
  const at = days.moment(reply.createdAt);
  return (
    <li className={styles["answer"]}>
      <p className={styles["head"]}>
        {!reply.isDeleted && (
          <Checkbox
            aria-label={say("chooseReply", { name: reply.authorName, at })}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <strong>{reply.authorName}</strong> <time dateTime={reply.createdAt}>{at}</time>
        {reply.isHidden && (
          <Status of="HIDDEN" meaning="bad">
            {say("hidden")}
          </Status>
        )}
      </p>
      <p className={styles["text"]}>{reply.isDeleted ? say("replyDeleted") : reply.content}</p>
      {!reply.isDeleted && <ReplyActs reply={reply} isOpen={isOpen} />}
    </li>
  );
}

/** Deletes the chosen replies after one question that counts them. */
const RemoveChosen = onlyFor(
  "replies.removeMany",
  function RemoveChosen({ ids, clear }: { ids: readonly Reply["id"][]; clear: () => void }) {
    const say = useWords("boards");
    return (
      <SelectionBar count={ids.length} clear={clear}>
        <RemoveSelected
          ids={ids}
          remove={(some) => api.replies.removeMany({ body: { ids: some } })}
          title={(count) => say("removeReplyTitle", { count })}
          done={(count) => say("repliesRemoved", { count })}
          clear={clear}
        />
      </SelectionBar>
    );
  },
);

const QuoteForm = onlyFor(
  "replies.create",
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
  },
);
