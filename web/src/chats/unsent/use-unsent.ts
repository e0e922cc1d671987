import type { ChatMessage } from "@bupum/shared/chats/contract";
import { toInstant } from "@bupum/shared/kernel/time";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { api } from "../../api.ts";
import { backoffMs } from "../live/socket.ts";
import { hasGap } from "../live/timeline.ts";
import { addMessage, chatTimeline, knownTimeline, listAgain } from "../queries.ts";
import type { Unsent } from "./unsent.ts";
import { unsentOf } from "./unsent-store.ts";

/** What waits in a room, and what is done with it; `isLive` says that a connection is open. */
export function useUnsent(
  userId: string,
  uuid: string,
  { items, isLive }: { items: readonly ChatMessage[]; isLive: boolean },
) {
  const client = useQueryClient();
  const store = useMemo(() => unsentOf(userId, uuid), [userId, uuid]);
  const waiting = useSyncExternalStore(store.subscribe, store.get);
  const flush = useFlush(store, uuid);
  useEffect(() => store.taken(items), [store, items]);
  useEffect(() => flush(), [flush, isLive]);
  return {
    waiting,
    send: (content: Pick<Unsent, "text" | "files">[]) => {
      const at = toInstant(new Date());
      store.add(...content.map((one) => ({ clientId: crypto.randomUUID(), at, ...one })));
      flush();
    },
    again: (clientId: string) => {
      store.again(clientId);
      flush();
      void client.invalidateQueries({ queryKey: chatTimeline(client, uuid).queryKey });
    },
    remove: store.remove,
  };
}

/** Sends what waits now, and again later where the connection is gone. */
function useFlush(store: ReturnType<typeof unsentOf>, uuid: string) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tries = useRef(0);
  const isLeft = useRef(false);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const send = async (body: Parameters<Parameters<typeof store.flush>[0]>[0]) => {
      addMessage(client, uuid, await api.chats.send({ params: { uuid }, body }));
      const known = knownTimeline(client, uuid);
      // The other has written in between.
      if (known && hasGap(known.items)) await client.refetchQueries(chatTimeline(client, uuid));
      void listAgain(client);
    };
    const run = async () => {
      if (await store.flush(send)) {
        tries.current = 0;
        return;
      }
      // Whoever comes back may be logged in as somebody else.
      if (isLeft.current) return;
      timer.current = setTimeout(flush, backoffMs(tries.current, Math.random()));
      tries.current += 1;
    };
    void run();
  }, [client, store, uuid]);
  useEffect(() => {
    isLeft.current = false;
    addEventListener("online", flush);
    return () => {
      isLeft.current = true;
      removeEventListener("online", flush);
      clearTimeout(timer.current);
    };
  }, [flush]);
  return flush;
}
