import type { ChatMessage, ChatRoom } from "@bupum/shared/talk/chats/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { markRead } from "../queries.ts";
import { useVisible } from "./use-visible.ts";

/** Says what was read as soon as the newest message is on a screen that somebody looks at. */
export function useReadMark(room: ChatRoom, items: readonly ChatMessage[], isAtEnd: boolean): void {
  const client = useQueryClient();
  const isVisible = useVisible();
  const { uuid } = room;
  const { mutate } = useMutation({
    mutationFn: (lastReadAt: string) => markRead(client, uuid, lastReadAt),
    // Said again with the next message.
    meta: { quiet: true },
  });
  const newest = items.findLast(({ isMine }) => !isMine)?.createdAt;
  const isUnread = newest !== undefined && newest > (room.lastReadAt ?? "");
  useEffect(() => {
    if (newest && isUnread && isAtEnd && isVisible) mutate(newest);
  }, [newest, isUnread, isAtEnd, isVisible, mutate]);
}
