import { type Instant } from "../../kernel/time.ts";
import type { Channel } from "./contract.ts";

/** How long a code is valid, by channel (D16-2). */
export const codeLifeSeconds: Record<Channel, number> = { PHONE: 180, EMAIL: 600 };
export const tokenLifeSeconds = 900;
export const mostTries = 5;
/** The least time between two sends to one target. */
export const resendSeconds = 60;

const limits = [
  { most: 1, windowSeconds: resendSeconds },
  { most: 5, windowSeconds: 3_600 },
  { most: 10, windowSeconds: 86_400 },
];
/** Sends that are older than this do not count. */
export const sendsKeptSeconds = 86_400;

/**
 * Seconds until another code may be sent to a target; 0 means at once. `sentAt`: the sends so far.
 */
export function waitSeconds(sentAt: readonly Instant[], now: Instant): number {
  const ages = sentAt.map((at) => (Date.parse(now) - Date.parse(at)) / 1000).toSorted(ascending);
  const waits = limits.map(({ most, windowSeconds }) => {
    const oldest = ages[most - 1];
    return oldest === undefined ? 0 : windowSeconds - oldest;
  });
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
const ascending = (left: number, right: number) => left - right;
