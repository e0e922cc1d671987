import type { Instant } from "@bupum/shared/kernel/time";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { lengthened, merged } from "../live/timeline.ts";
import { useVisible } from "../log/use-visible.ts";
import {
  ageOfTimeline,
  changeTimeline,
  knownTimeline,
  readMessages,
  refreshTimeline,
} from "../queries.ts";

/** Loads older messages: a page, or as many as lie before a search result. */
export function useGoBack(client: QueryClient, uuid: string) {
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);
  const page = async () => {
    const known = knownTimeline(client, uuid);
    if (!known?.older) return false;
    const longer = await lengthened(readMessages(uuid), known);
    // Messages that arrived meanwhile stay.
    changeTimeline(client, uuid, (now) => ({
      items: merged(longer.items, now.items),
      older: longer.older,
    }));
    return true;
  };
  const guarded = async (act: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      await act();
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  const isShort = (at: Instant) => (knownTimeline(client, uuid)?.items[0]?.createdAt ?? "") > at;
  return {
    isRunning,
    // A failed load is repeated at the next scroll.
    once: () => void guarded(page).catch(() => undefined),
    until: (at: Instant) =>
      guarded(async () => {
        while (isShort(at) && (await page()));
      }),
  };
}

const freshMs = 60_000;
/** Data younger than this was just read completely. */
const youngMs = 5_000;

/** States of cards and contact data change without a message, so they are reloaded on focus. */
export function useFresh(client: QueryClient, uuid: string, isContactShown: boolean): void {
  const isVisible = useVisible();
  const wasShown = useRef(isContactShown);
  // A failed read is repeated with the next message, or a minute later.
  const [fresh] = useState(() => () => {
    void refreshTimeline(client, uuid).catch(() => undefined);
  });
  useEffect(() => {
    if (!isVisible) return undefined;
    if (ageOfTimeline(client, uuid) > youngMs) fresh();
    const timer = setInterval(fresh, freshMs);
    return () => clearInterval(timer);
  }, [client, uuid, fresh, isVisible]);
  useEffect(() => {
    if (wasShown.current !== isContactShown) fresh();
    wasShown.current = isContactShown;
  }, [fresh, isContactShown]);
}

/**
 * On a phone the room fits above the keyboard: browsers shrink only the visual viewport, and the
 * field would be behind the keys.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const fit = () => {
      style.setProperty("--chat-height", `${view.height}px`);
      style.setProperty("--chat-top", `${view.offsetTop}px`);
    };
    fit();
    view.addEventListener("resize", fit);
    view.addEventListener("scroll", fit);
    return () => {
      view.removeEventListener("resize", fit);
      view.removeEventListener("scroll", fit);
      style.removeProperty("--chat-height");
      style.removeProperty("--chat-top");
    };
  }, []);
}
