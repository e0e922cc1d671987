import { type Standing, standingKey } from "../../accounts/seller-infos/standing.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { addHours, type Instant, seoulDay, toTtl } from "@bupum/shared/kernel/time";
import type { Penalty } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import { env } from "../../kernel/env.ts";
import type { Values, Write } from "../../kernel/table.ts";
import { type PenaltyItem, penaltyKey, reporterKey, statusKeys } from "./items.ts";

/** The most reports of one person a day. */
const mostADay = 5;

const changed = new Problem("VERSION_CONFLICT");

/** A report, the lock of its deal, and the day's count of its reporter. */
export const addPenalty = (penalty: Penalty): Write[] => [
  {
    put: {
      ...penaltyKey(penalty.id),
      gsi1pk: "penalties#all",
      gsi1sk: `${penalty.createdAt}#${penalty.id}`,
      ...statusKeys(penalty.status, penalty),
      ...penalty,
    },
    guard: { exists: false, refused: new Problem("BUSY") },
  },
  {
    put: { ...reporterKey(penalty), id: penalty.id },
    guard: { exists: false, refused: new Problem("ALREADY_REPORTED") },
  },
  countReport(penalty.reporterId, penalty.createdAt),
];

const countReport = (reporterId: Id<"usr">, now: Instant): Write => ({
  change: { pk: `limit#penalties#${reporterId}`, sk: seoulDay(now) },
  set: { ttl: toTtl(addHours(now, 48)) },
  add: { count: 1 },
  guard: {
    absentOrBelow: { count: mostADay * env("api").LIMIT_FACTOR },
    refused: new Problem("REPORT_LIMIT", { most: mostADay }),
  },
});

/** Changes a report that is still as read; another decision is a VERSION_CONFLICT. */
export const changePenalty = (penalty: PenaltyItem, set: Partial<Penalty>): Write => ({
  change: penaltyKey(penalty.id),
  set: {
    ...(set as Values),
    ...(set.status && statusKeys(set.status, penalty)),
    version: penalty.version + 1,
  },
  guard: { equals: { version: penalty.version }, refused: changed },
});

/** A seller's points, if they are still as read. */
export const putStanding = (
  id: Id<"sel">,
  before: Standing,
  after: Omit<Standing, "version">,
): Write => ({
  put: { ...standingKey(id), ...after, version: before.version + 1 },
  guard:
    before.version === 0
      ? { exists: false, refused: changed }
      : { equals: { version: before.version }, refused: changed },
});
