import { useEffect, useRef, useState } from "react";
import { confirmed } from "../frame/dialogs.tsx";
import { untilOnline } from "../online.ts";
import { useKitWords } from "../say.ts";

/**
 * What is sent without a connection goes out only after its sender was asked again, once there is
 * one: minutes later it may be another's turn, and an order is an agreement.
 */
export function useAskAgain() {
  const say = useKitWords();
  const [waiting, setWaiting] = useState(false);
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    const open = new AbortController();
    page.current = open;
    return () => open.abort();
  }, []);

  /** True at once with a connection; else when the sender says so. Rejects when the page is left. */
  const wanted = async (): Promise<boolean> => {
    if (navigator.onLine) return true;
    setWaiting(true);
    try {
      await untilOnline(page.current?.signal ?? AbortSignal.abort());
    } finally {
      setWaiting(false);
    }
    return confirmed({
      title: say("sendLater.title"),
      body: say("sendLater.body"),
      primary: say("sendLater.send"),
      secondary: say("sendLater.drop"),
    });
  };
  return { waiting, wanted };
}
