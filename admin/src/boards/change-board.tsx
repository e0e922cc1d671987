import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { type Board, type BoardChange, boardDraft } from "@bupum/shared/reading/boards/contract";
import { failureOf } from "@bupum/ui/failure";
import { type Draft, useDraft } from "@bupum/ui/form/draft";
import { DraftForm, SendButton } from "@bupum/ui/form/draft-form";
import { NumberField, ProseField, TextField } from "@bupum/ui/form/fields";
import { toast } from "@bupum/ui/frame/toasts";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { DialogButton } from "../layout/dialog-button.tsx";
import { useWords } from "../words.ts";

const texts = z.pick(boardDraft, {
  title: true,
  content: true,
  manufactorName: true,
  partNumber: true,
  quantity: true,
});
type Texts = z.output<typeof texts>;

/** What differs from the post; a field that was emptied is removed from it. */
export function changeOf(board: Board, typed: Texts): BoardChange {
  const { title, content, manufactorName = null, partNumber = null, quantity = null } = typed;
  return {
    ...(title !== board.title && { title }),
    ...(content !== board.content && { content }),
    ...(manufactorName !== (board.manufactorName ?? null) && { manufactorName }),
    ...(partNumber !== (board.partNumber ?? null) && { partNumber }),
    ...(quantity !== (board.quantity ?? null) && { quantity }),
  };
}

/** Corrects the text of a post while it is open. */
export function ChangeBoard({ board }: { board: Board }) {
  const say = useWords("boards");
  return (
    <DialogButton label={say("change")} size="lg">
      {(close) => <TextForm board={board} close={close} />}
    </DialogButton>
  );
}

function TextForm({ board, close }: { board: Board; close: () => void }) {
  const say = useWords("boards");
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ["boards"] });
  const { id, version, title, content, manufactorName, partNumber, quantity } = board;
  const draft: Draft = useDraft({
    schema: texts,
    initial: {
      title,
      content,
      manufactorName: manufactorName ?? "",
      partNumber: partNumber ?? "",
      quantity: quantity ?? "",
    },
    async send(typed) {
      const change = changeOf(board, typed);
      if (Object.keys(change).length === 0) return;
      await api.boards.update({ params: { id }, body: { ...change, version } });
    },
    done: () => {
      toast.done(say("changed"));
      close();
      void again();
    },
    failed: (error) => {
      if (failureOf(error).status === 409) void again();
    },
  });
  return (
    <DraftForm draft={draft} label={say("change")}>
      <TextField name="title" label={say("postTitle")} maxLength={100} required />
      <ProseField name="content" label={say("content")} minRows={8} autosize maxLength={10_000} />
      <TextField name="manufactorName" label={say("manufactorName")} maxLength={80} />
      <TextField name="partNumber" label={say("partNumber")} maxLength={80} />
      <NumberField name="quantity" label={say("quantity")} min={1} max={mostPieces} />
      <SendButton fullWidth>{say("changeSave")}</SendButton>
    </DraftForm>
  );
}
