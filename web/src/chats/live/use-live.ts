import { chatPath } from "@bupum/shared/talk/chats/rules";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { api } from "../../api.ts";
import { chatRoom, chatTimeline, listAgain, noteRead } from "../queries.ts";
import type { Live } from "./live-context.ts";
import type { LiveEvent } from "./live-event.ts";
import { type Entrance, openSocket } from "./socket.ts";

/** How long the dots stay after the other's last keystroke, and how often typing is sent. */
export const typingMs = 5_000;
const tellTypingMs = 3_000;
/** Several messages at once reload the list once. */
const listMs = 500;
/** A visible message is marked as read first, so it is never counted as unread. */
const watchedMs = 2_000;

/** A new ticket; undefined if chat has another provider or no address: the page then polls. */
async function entrance(): Promise<Entrance | undefined> {
  const { provider, url, token } = await api.chats.tokens();
  return provider === "OWN" && url ? { url, token } : undefined;
}

/** A connection while chat is on the screen, and its events. */
export function useLive(): Live {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const typing = useTyping();
  const { note, forget, isTyping } = typing;
  const tell = useRef<(uuid: string) => void>(undefined);
  useEffect(() => {
    const hear = hearer(client, { note, forget });
    const opened = openSocket({
      entrance,
      onEvent: hear.event,
      onState: (isNowOpen) => {
        setOpen(isNowOpen);
        if (isNowOpen) hear.everything();
      },
    });
    tell.current = throttled(tellTypingMs, (uuid) => opened.send({ action: "typing", uuid }));
    const wake = () => document.visibilityState === "visible" && opened.wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      opened.close();
      hear.stop();
    };
  }, [client, note, forget]);
  const tellTyping = useCallback((uuid: string) => tell.current?.(uuid), []);
  return useMemo(() => ({ isOpen, isTyping, tellTyping }), [isOpen, isTyping, tellTyping]);
}

const isWatched = (uuid: string) =>
  document.visibilityState === "visible" && location.pathname.endsWith(chatPath(uuid));

type TypingNotes = Record<"note" | "forget", (uuid: string) => void>;

/** The page's reaction to events. */
function hearer(client: QueryClient, typing: TypingNotes) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listSoon = (ms = listMs) => {
    clearTimeout(timer);
    const since = Date.now();
    timer = setTimeout(() => void listAgain(client, since), ms);
  };
  const readOn = (uuid: string) => {
    const { queryKey } = chatTimeline(client, uuid);
    // A running read may have missed this message, so it is restarted.
    void client.invalidateQueries({ queryKey });
  };
  return {
    event: (event: LiveEvent) => {
      if (event.type === "pong") return;
      if (event.type === "typing") return typing.note(event.uuid);
      if (event.type === "shared") {
        listSoon();
        return void client.invalidateQueries({ queryKey: chatRoom(event.uuid).queryKey });
      }
      if (event.type === "read") {
        noteRead(client, event);
        return listSoon();
      }
      typing.forget(event.uuid);
      readOn(event.uuid);
      listSoon(isWatched(event.uuid) ? watchedMs : listMs);
    },
    /** Reads what was missed while the connection was closed. */
    everything: () => {
      void client.invalidateQueries({ queryKey: ["chats", "messages"] });
      listSoon();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Who is typing; each entry expires after some seconds. */
function useTyping() {
  const [rooms, setRooms] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const [acts] = useState(() => {
    const forget = (uuid: string) => {
      clearTimeout(timers.current.get(uuid));
      setRooms((known) =>
        known.has(uuid) ? new Set([...known].filter((one) => one !== uuid)) : known,
      );
    };
    const note = (uuid: string) => {
      clearTimeout(timers.current.get(uuid));
      timers.current.set(
        uuid,
        setTimeout(() => forget(uuid), typingMs),
      );
      setRooms((known) => (known.has(uuid) ? known : new Set([...known, uuid])));
    };
    return { note, forget };
  });
  const isTyping = useMemo(() => (uuid: string) => rooms.has(uuid), [rooms]);
  return { ...acts, isTyping };
}

/** Does something at once, and then not again within that time for the same thing. */
function throttled(ms: number, act: (of: string) => void): (of: string) => void {
  const last = new Map<string, number>();
  return (of) => {
    const at = Date.now();
    if (at - (last.get(of) ?? -Infinity) < ms) return;
    last.set(of, at);
    act(of);
  };
}
