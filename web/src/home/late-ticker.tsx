import { laterSection } from "@bupum/ui/frame/later-section";
import { useEffect, useState } from "react";
import styles from "./home-page.module.css";

const Ticker = laterSection(async () => (await import("../stocks/ticker.tsx")).Ticker, {
  quiet: true,
});

/** Keeps its place from the start and fetches the ticker once the browser has nothing to do. */
export function LateTicker() {
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
  return <div className={styles["ticker"]}>{isTime && <Ticker />}</div>;
}
