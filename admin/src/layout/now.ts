import { toInstant } from "@bupum/shared/kernel/time";
import { useEffect, useState } from "react";

const tickMs = 30_000;

/** The present moment; moves by itself. */
export function useNow(): string {
  const [now, setNow] = useState(() => toInstant(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(toInstant(new Date())), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
