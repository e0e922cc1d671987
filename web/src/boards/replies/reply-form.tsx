import type { Id } from "@bupum/shared/kernel/ids";
import { replyDraft } from "@bupum/shared/reading/replies/fields";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AttachedFiles } from "../../files/attached-files.tsx";
import { useWords } from "../../words.ts";
import { addReply } from "./queries.ts";
import { mostReplyFiles } from "@bupum/shared/reading/replies/limits";

/** Replies to a post; remounted after each reply. */
export function ReplyForm({ boardId }: { boardId: Id<"brd"> }) {
  const [sent, setSent] = useState(0);
  return <Fields key={sent} boardId={boardId} onSent={() => setSent(sent + 1)} />;
}

function Fields({ boardId, onSent }: { boardId: Id<"brd">; onSent: () => void }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const keyOf = useSendKey();
  const [isBusy, setBusy] = useState(false);
  const again = () => void client.invalidateQueries({ queryKey: ["boards"] });
  const draft: Draft = useDraft({
    schema: replyDraft,
    initial: { content: "", fileIds: [] },
    keepAs: `reply-${boardId}`,
    secret: ["fileIds"],
    send: (body) => addReply(boardId, body, keyOf(body)),
    done: () => {
      toast.done(say("answered"));
      again();
      onSent();
    },
    // If the post was completed meanwhile, the page says so.
    failed: again,
  });
  return (
    <DraftForm draft={draft} label={say("answer")}>
      <ProseField
        name="content"
        label={say("answer")}
        placeholder={say("answerHint")}
        minRows={3}
        autosize
        maxLength={2000}
      />
      <AttachedFiles label={say("files")} most={mostReplyFiles} onBusy={setBusy} />
      <SendButton waiting={isBusy}>{say("answerSend")}</SendButton>
    </DraftForm>
  );
}
