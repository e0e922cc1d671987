import { useState } from "react";
import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import { sentAgainFrom } from "@bupum/shared/accounts/writer-infos/rules";

/** Whether the form can be sent now: after a refusal only 30 days later (D27-3). */
const mayBeSent = (info: WriterInfo | null, now: number): boolean =>
  info?.status !== "REJECTED" ||
  !info.lastRejection ||
  now >= Date.parse(sentAgainFrom(info.lastRejection.at));

/** The same for the moment when the page was opened. */
export function useMayBeSent(info: WriterInfo | null): boolean {
  const [now] = useState(() => Date.now());
  return mayBeSent(info, now);
}
