import { type Reply, replyDraft } from "@bupum/shared/reading/replies/fields";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { ProseField } from "@bupum/ui/form/fields";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { onlyFor } from "../may.tsx";
import { api } from "../api.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { useWords } from "../words.ts";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./boards.module.css";

/** Hides or shows a reply, corrects its text while the post is open, or deletes it. */
export const ReplyActs = onlyFor(
  "replies.update",
  function ReplyActs({ reply, isOpen }: { reply: Reply; isOpen: boolean }) {
    const say = useWords("boards");
    const client = useQueryClient();
    const { id, version, isHidden = false } = reply;
    const [asked, setAsked] = useState<"hide" | "change">();
    const onSettled = () => client.invalidateQueries({ queryKey: ["boards"] });
    const hiding = useMutation({
      mutationFn: (reason?: string) =>
        api.replies.hide({
          params: { id },
          body: { isHidden: !isHidden, version, ...(reason && { reason }) },
        }),
      onSettled,
    });
    return (
      <div className={styles["acts"]}>
        {isOpen && (
          <Button variant="default" size="sm" onClick={() => setAsked("change")}>
            {say("changeReply")}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          loading={hiding.isPending}
          onClick={() => (isHidden ? hiding.mutate(undefined) : setAsked("hide"))}
        >
          {say(isHidden ? "show" : "hide")}
        </Button>
        <RemoveReply id={id} onSettled={onSettled} />
        {asked === "hide" && (
          <HideDialog
            title={say("hideReplyTitle")}
            onClose={() => setAsked(undefined)}
            onHide={(reason) => hiding.mutate(reason)}
          />
        )}
        {asked === "change" && <ChangeReply reply={reply} onClose={() => setAsked(undefined)} />}
      </div>
    );
  },
);

function RemoveReply({ id, onSettled }: { id: Reply["id"]; onSettled: () => Promise<void> }) {
  const say = useWords("boards");
  const removal = useMutation({
    mutationFn: () => api.replies.remove({ params: { id } }),
    onSettled,
  });
  const remove = async () => {
    const spec = { title: say("removeReplyTitle", { count: 1 }), body: say("removeBody") };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await removal.mutateAsync();
    toast.done(say("repliesRemoved", { count: 1 }));
  };
  return (
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
  );
}

function ChangeReply({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const say = useWords("boards");
  return (
    <Dialog opened onClose={onClose} title={say("changeReply")}>
      <ReplyForm reply={reply} onClose={onClose} />
    </Dialog>
  );
}

function ReplyForm({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ["boards"] });
  const { id, version } = reply;
  const draft: Draft = useDraft({
    schema: replyDraft,
    initial: { content: reply.content },
    send: ({ content }) => api.replies.update({ params: { id }, body: { content, version } }),
    done: () => {
      toast.done(say("replyChanged"));
      onClose();
      void again();
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void again();
    },
  });
  return (
    <DraftForm draft={draft} label={say("changeReply")}>
      <ProseField name="content" label={say("content")} minRows={4} autosize maxLength={2_000} />
      <SendButton fullWidth>{say("changeSave")}</SendButton>
    </DraftForm>
  );
}
