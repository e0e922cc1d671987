import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import { toInstant } from "@bupum/shared/kernel/time";
import { failureOf } from "@bupum/ui/failure";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api } from "../../api.ts";
import { hasGap } from "../live/timeline.ts";
import { addMessage, chatTimeline, knownTimeline, listAgain } from "../queries.ts";
import { makeSender } from "./sender.ts";
import type { Unsent } from "./unsent.ts";
import { type Send, unsentOf } from "./unsent-store.ts";

const closings = new Set(["CHAT_BLOCKED", "CHAT_CLOSED"]);

/** Sends one message, and shows the stored one. */
const sendTo =
  (client: QueryClient, uuid: string): Send =>
  async (body) => {
    try {
      addMessage(client, uuid, await api.chats.send({ params: { uuid }, body }));
    } catch (error) {
      // The room was closed meanwhile: the field is removed.
      if (closings.has(failureOf(error).code ?? "")) void listAgain(client);
      throw error;
    }
    const known = knownTimeline(client, uuid);
    // The other has written in between.
    if (known && hasGap(known.items)) await client.refetchQueries(chatTimeline(client, uuid));
    void listAgain(client);
  };

/** The waiting messages of a room, and the actions on them; `isLive`: a connection is open. */
export function useUnsent(
  userId: string,
  uuid: string,
  { items, isLive }: { items: readonly ChatMessage[]; isLive: boolean },
) {
  const client = useQueryClient();
  const store = useMemo(() => unsentOf(userId, uuid), [userId, uuid]);
  const sender = useMemo(() => makeSender(store, sendTo(client, uuid)), [store, client, uuid]);
  const waiting = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.taken(items), [store, items]);
  useEffect(() => {
    sender.start();
    return sender.stop;
  }, [sender]);
  useEffect(() => {
    if (isLive) sender.flush();
  }, [sender, isLive]);
  return {
    waiting,
    send: (contents: Pick<Unsent, "text" | "files">[]) => {
      const at = toInstant(new Date());
      store.add(...contents.map((one) => ({ clientId: crypto.randomUUID(), at, ...one })));
      sender.flush();
    },
    again: (clientId: string) => {
      store.again(clientId);
      sender.flush();
    },
    remove: store.remove,
  };
}
