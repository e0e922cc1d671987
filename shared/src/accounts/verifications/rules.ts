import { type Instant } from "../../kernel/time.ts";
import type { Channel } from "./contract.ts";

/** D16-2: how long a code lives, by the channel it takes. */
export const codeLifeSeconds: Record<Channel, number> = { PHONE: 180, EMAIL: 600 };
export const tokenLifeSeconds = 900;
export const mostTries = 5;
/** Between two sends to one target. */
export const resendSeconds = 60;

const limits = [
  { most: 1, windowSeconds: resendSeconds },
  { most: 5, windowSeconds: 3_600 },
  { most: 10, windowSeconds: 86_400 },
];
/** Sends that lie further back than this no longer count. */
export const sendsKeptSeconds = 86_400;

/** Seconds until one more code may go to a target; 0 at once. `sentAt`: its sends so far. */
export function waitSeconds(sentAt: readonly Instant[], now: Instant): number {
  const ages = sentAt.map((at) => (Date.parse(now) - Date.parse(at)) / 1000).toSorted(ascending);
  const waits = limits.map(({ most, windowSeconds }) => {
    const oldest = ages[most - 1];
    return oldest === undefined ? 0 : windowSeconds - oldest;
  });
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
const ascending = (left: number, right: number) => left - right;
