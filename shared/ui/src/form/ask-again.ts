import { useEffect, useRef, useState } from "react";
import { confirmed } from "../frame/dialogs.tsx";
import { untilOnline } from "../online.ts";
import { useKitWords } from "../say.ts";

/**
 * A form sent without a connection is sent only after its sender has confirmed it again, once there
 * is one: minutes later another person may be at the device, and an order is binding.
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

  /**
   * True at once with a connection; otherwise after the sender's confirmation. Rejects when the
   * page is left.
   */
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
