import {
  actsBetween,
  nextLookAt,
  type TimedGroup,
} from "@bupum/shared/deal/estimate-groups/timers";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { write } from "../../kernel/table.ts";
import { liveLines, timedLine } from "../whole-groups/line-rules.ts";
import type { WholeGroup } from "../whole-groups/items.ts";
import { droppedLines, lookDueKey, lookKey } from "../whole-groups/groups.ts";
import { timedNotices } from "./timed-notices.ts";

/** Another delivery ran the timers at the same time: read again. */
const stale = new Problem("VERSION_CONFLICT");

export const timedGroup = ({ group, terms }: WholeGroup): TimedGroup => ({
  ...group,
  strictDeadline: terms.strictDeadline,
});
export const timedLines = ({ lines, terms }: WholeGroup) =>
  liveLines(lines, droppedLines(terms)).map(timedLine);

/**
 * Sends the notices that fell due since the last look, once, and sets the next look. An early look
 * only sets the next one, so other calls may bring it forward without care (D5-7).
 */
export async function lookAtTime(whole: WholeGroup, now: Instant): Promise<void> {
  const { group, look } = whole;
  const [timed, lines] = [timedGroup(whole), timedLines(whole)];
  const acts = look ? actsBetween(timed, lines, look.lookedAt, now) : [];
  const next = nextLookAt(timed, lines, now);
  const isSoonEnough =
    look?.gsi2sk !== undefined && (!next || look.gsi2sk <= `${next}#${group.id}`);
  if (acts.length === 0 && (isSoonEnough || !next)) return;
  await write(
    {
      change: lookKey(group.id),
      set: {
        lookedAt: now,
        version: (look?.version ?? 0) + 1,
        ...(next && lookDueKey(group.id, next)),
      },
      guard: look
        ? { equals: { version: look.version }, refused: stale }
        : { exists: false, refused: stale },
    },
    ...timedNotices(whole, acts, now),
  );
}
