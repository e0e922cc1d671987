import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeBlock } from "../../blocks/queries.ts";
import { useWords } from "../../words.ts";
import { listAgain } from "../queries.ts";

/** Blocks the other person of a room after a question, or removes the block (D6-28). */
export function useBlock({ other, isBlockedByMe }: ChatRoom) {
  const say = useWords("chats");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(changeBlock(client));
  const toggle = async () => {
    const { name } = other;
    const question = { title: say("block.title", { name }), body: say("block.body", { name }) };
    const isSure =
      isBlockedByMe || (await confirmed({ ...question, primary: say("menu.block"), danger: true }));
    if (!isSure) return;
    await mutateAsync({ targetId: other.blockId, blocked: !isBlockedByMe });
    toast.done(say(isBlockedByMe ? "block.undone" : "block.done"));
    await listAgain(client);
  };
  // A failed call is shown as a toast.
  return { isPending, toggle: () => void toggle().catch(() => undefined) };
}
