import { useState } from "react";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { sentAgainFrom } from "@bupum/shared/accounts/writer-infos/rules";

/** Whether one may send the form now: a refused application rests for 30 days (D27-3). */
const mayBeSent = (info: WriterInfo | null, now: number): boolean =>
  info?.status !== "REJECTED" ||
  !info.lastRejection ||
  now >= Date.parse(sentAgainFrom(info.lastRejection.at));

/** The same for the moment in which the page was opened. */
export function useMayBeSent(info: WriterInfo | null): boolean {
  const [now] = useState(() => Date.now());
  return mayBeSent(info, now);
}
