import { useEffect, useState } from "react";

/** True once the browser has been idle. */
export function useIdle(): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const start = () => setIsTime(true);
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(start, 2_000);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(start, { timeout: 4_000 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isTime;
}
