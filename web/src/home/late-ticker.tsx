import { laterSection } from "@bupum/ui/frame/later-section";
import styles from "./home-page.module.css";
import { useIdle } from "./use-idle.ts";

const Ticker = laterSection(async () => (await import("../stocks/ticker.tsx")).Ticker, {
  quiet: true,
});

/** Reserves its place and fetches the ticker once the browser is idle. */
export function LateTicker() {
  const isTime = useIdle();
  return <div className={styles["ticker"]}>{isTime && <Ticker />}</div>;
}
