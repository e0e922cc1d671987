import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, useState } from "react";
import { useWords } from "../../words.ts";
import { shareRoom } from "../queries.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}));

/** Shares a room with a company after a choice, or takes it back after a question (D29-18). */
export function useSharing({ uuid, sharedWith }: ChatRoom): {
  toggle: () => void;
  dialog: ReactNode;
} {
  const say = useWords("chats");
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync } = useMutation({ mutationFn: () => shareRoom(client, uuid, undefined) });
  const stop = async (company: string) => {
    const title = say("share.stop");
    const body = say("share.stopBody", { company });
    if (!(await confirmed({ title, body, primary: title }))) return;
    await mutateAsync();
    toast.done(say("share.stopDone"));
  };
  return {
    // A failed call is shown as a toast.
    toggle: () => (sharedWith ? void stop(sharedWith.name).catch(() => undefined) : setAsked(true)),
    dialog: isAsked && <ShareDialog uuid={uuid} onClose={() => setAsked(false)} />,
  };
}
