import {
  type ClosableState,
  type EstimateRollUp,
  groupEndsAt,
  type GroupRollUp,
  isClosedByAward,
  rollUp,
} from "@bupum/shared/deal/estimate-groups/rules";
import { closedByTime } from "@bupum/shared/deal/estimate-groups/timers";
import { searchText } from "@bupum/shared/deal/estimates/rules";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { type EstimateItem, estimateKey, estimateListKey } from "../whole-groups/estimates.ts";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import { retry } from "../../kernel/retry.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { type Item, type Write, write } from "../../kernel/table.ts";
import { lineListKey, type StoredLine } from "../whole-groups/lines.ts";
import { isListedIn, liveLines, stateOfLine } from "../whole-groups/line-rules.ts";
import { changeLine } from "../whole-groups/line-writes.ts";
import { isLive, readSellers } from "../../accounts/seller-infos/items.ts";
import { findWholeGroup, type WholeGroup } from "../whole-groups/items.ts";
import { droppedLines, type GroupItem, groupKey, groupListKey } from "../whole-groups/groups.ts";
import { timedGroup, timedLines, lookAtTime } from "./look.ts";
import { closedNotice, tellQuotes } from "./notices.ts";
import { noQuotes } from "./timed-notices.ts";
import { queueUnassigned } from "./unassigned.ts";
import { waitingQuotes } from "./waiting-quotes.ts";

/** A concurrent call changed what was read: read again. */
const stale = new Problem("VERSION_CONFLICT");
/** The refusals for rows that changed meanwhile. */
const staleCodes: readonly string[] = ["VERSION_CONFLICT", "HAS_ACTIVE_ORDER", "ESTIMATE_CLOSED"];
const isStale = (error: unknown) => error instanceof Problem && staleCodes.includes(error.code);
/** Rows of one transaction, leaving room for its audit event. */
const chunkSize = 90;

/**
 * Updates header and estimates from the lines, closes an awarded request, and notifies of new
 * quotes. It compares with the stored rows and writes only differences, so the number and order of
 * its messages do not matter. Returns whether the request is open afterwards.
 */
export async function rollUpGroup(groupId: Id<"egr">): Promise<boolean> {
  return retry(isStale, async () => {
    const whole = await findWholeGroup(groupId);
    const at = now();
    const isOpen = await writeRollUp(whole, at);
    await queueUnassigned(whole, isOpen);
    await tellQuotes(whole, at);
    if (isOpen) await lookAtTime(whole, at);
    return isOpen;
  });
}

/** Returns whether the request is open afterwards. */
async function writeRollUp(whole: WholeGroup, at: Instant): Promise<boolean> {
  const { group, estimates, lines } = whole;
  const mayReopen = at < groupEndsAt(group.createdAt);
  const dropped = droppedLines(whole.terms);
  const { closeReason, expired } = closedByTime(timedGroup(whole), timedLines(whole), at);
  const deleted = new Set(lines.flatMap(({ id, deletedAt }) => (deletedAt ? [id as string] : [])));
  const states = liveLines(lines, dropped).map((line) => ({
    ...stateOfLine(line),
    ...(expired.has(line.id) && { hasEnded: true }),
  }));
  const ended = closeReason && { open: false, closeReason };
  const asked = estimates.map((estimate) => {
    const wanted = estimate.lineIds.filter((id) => !dropped.has(id));
    const left = wanted.filter((id) => !deleted.has(`${estimate.id}#${id}`));
    return { ...estimate, lineCount: left.length, hasRemoved: left.length < wanted.length };
  });
  const rolled = await withoutGone(
    estimates,
    rollUp({ ...group, ...ended, mayReopen }, group.lineCount, asked, states),
  );
  // The header first: an order placed meanwhile raises its version, and then this write is refused.
  const waiting = await waitingQuotes(group, liveLines(lines, dropped), rolled.group.open, at);
  const counted = { quotesGiven: quotesIn(lines), waitingQuotes: waiting ?? null };
  await write(
    ...headerWrites(group, { ...rolled.group, ...counted }),
    ...(closeReason === "NO_QUOTES" ? [noQuotes(whole, at)] : []),
  );
  await inChunks(
    rolled.estimates.flatMap((next, index) => {
      const estimate = estimates[index]!;
      const own = lines.filter(({ estimateId }) => estimateId === estimate.id);
      const copies = next.open ? copiesOf(group, estimate.number) : {};
      const { lineCount } = asked[index]!;
      const left = liveLines(own, dropped);
      const rolledUp = { ...next, ...copies, ...answersIn(estimate, own), lineCount };
      const place = placeIn({ ...estimate, ...rolledUp }, left);
      return estimateWrites(estimate, { ...rolledUp, ...place }, own, at);
    }),
  );
  const closed = new Map(rolled.estimates.map((next) => [next.id, next]));
  await inChunks(
    lines.flatMap((line) => {
      const closing = closed.get(line.estimateId);
      if (!closing || line.deletedAt || dropped.has(line.requestLineId)) return [];
      const keys = lineListKey({ ...line, open: closing.open });
      if (closing.open && isClosedByAward(line))
        return [changeLine(line, { open: true, ...keys }, ["closeReason"])];
      if (!line.open) return [];
      if (expired.has(line.id) || !closing.open) {
        const reason = closing.closeReason ?? "EXPIRED";
        const shut = lineListKey({ ...line, open: false });
        return [changeLine(line, { open: false, closeReason: reason, closedAt: at, ...shut })];
      }
      return copyWrites(group, line);
    }),
  );
  return rolled.group.open;
}

/** A request that reopens (D6-27) stays closed for sellers who may no longer trade. */
async function withoutGone(estimates: readonly EstimateItem[], rolled: ReturnType<typeof rollUp>) {
  const opened = estimates.filter(
    (estimate, index) => !estimate.open && rolled.estimates[index]?.open,
  );
  if (opened.length === 0) return rolled;
  const sellers = await readSellers(opened.map(({ sellerId }) => sellerId));
  const gone = new Set(opened.filter((_, index) => !isLive(sellers[index])).map(({ id }) => id));
  const closed = { open: false, status: "CANCELLED", closeReason: "SELLER_SUSPENDED" } as const;
  return {
    ...rolled,
    estimates: rolled.estimates.map((next) => (gone.has(next.id) ? { ...next, ...closed } : next)),
  };
}

async function inChunks(writes: Write[]): Promise<void> {
  for (const some of chunksOf(writes, chunkSize)) await write(...some);
}

/** The closing fields of a state; removed if it has none. */
const closingOf = ({ open, closeReason }: ClosableState) => ({
  open,
  ...(closeReason && { closeReason }),
});
/** A reopened row has no closing fields. */
const reopened = (before: ClosableState, next: ClosableState) =>
  !before.open && next.open ? { unset: ["closeReason"] } : {};

/** The seller's answers so far; the first answer's time stays, whatever happens to its line. */
function answersIn(estimate: EstimateItem, lines: readonly StoredLine[]) {
  const [first] = lines.flatMap(({ firstAnswer }) => firstAnswer?.at ?? []).toSorted();
  const firstAnsweredAt = estimate.firstAnsweredAt ?? first;
  return { quotesGiven: quotesIn(lines), ...(firstAnsweredAt && { firstAnsweredAt }) };
}

/** Where its seller's list holds it, and how many of its lines he lists. */
function placeIn(estimate: EstimateItem, lines: readonly StoredLine[]) {
  const waiting = lines.filter(({ open, replyType }) => open && replyType === "PENDING");
  // A line that was not asked anew takes its deadline from the request.
  const [first] = waiting
    .map(({ round, dueAt }) => (round > 1 ? dueAt : estimate.dueAt))
    .toSorted();
  const nextDueAt = first ?? estimate.dueAt;
  const listed = lines.filter((line) => isListedIn(estimate, line)).length;
  return {
    nextDueAt,
    ...estimateListKey({ ...estimate, nextDueAt }),
    ...(estimate.dispatchedAt && { listedCount: listed }),
  };
}

/** Each revision is new to the buyer. */
const quotesIn = (lines: readonly StoredLine[]) =>
  lines.reduce((sum, { revision }) => sum + revision, 0);

function headerWrites(
  group: GroupItem,
  next: GroupRollUp & Required<Pick<GroupItem, "quotesGiven" | "waitingQuotes">>,
): Write[] {
  const { status, quotedCount, orderedCount, quotesGiven, waitingQuotes: waiting } = next;
  const isUnchanged =
    group.status === status &&
    group.open === next.open &&
    group.quotedCount === quotedCount &&
    group.orderedCount === orderedCount &&
    (group.quotesGiven ?? 0) === quotesGiven &&
    isSame(group.waitingQuotes ?? null, waiting);
  if (isUnchanged) return [];
  const counts = { quotedCount, orderedCount, quotesGiven, waitingQuotes: waiting };
  const set = { status, ...counts, ...closingOf(next) };
  const change: Write = {
    change: groupKey(group.id),
    set: {
      ...set,
      ...(!group.deletedAt && groupListKey({ ...group, status })),
      version: group.version + 1,
    },
    ...reopened(group, next),
    guard: { equals: { version: group.version }, refused: stale },
  };
  if (group.status === status) return [change];
  const transition = { entity: "estimateGroup", id: group.id, from: group.status, to: status };
  return [
    change,
    audit(systemAt(now()), { ...transition, via: "SYSTEM", reason: next.closeReason }),
  ];
}

function estimateWrites(
  estimate: EstimateItem,
  next: EstimateRollUp &
    Partial<Copies> &
    ReturnType<typeof placeIn> &
    Pick<EstimateItem, "lineCount" | "quotesGiven" | "firstAnsweredAt">,
  lines: readonly StoredLine[],
  lastActivityAt: Instant,
): Write[] {
  const { id: _id, open, closeReason, ...set } = next;
  const stored: Item = { ...estimate };
  const isUnchanged = Object.entries(set).every(([name, value]) => stored[name] === value);
  if (isUnchanged && estimate.open === open) return [];
  return [
    {
      change: estimateKey(estimate.id),
      set: {
        ...set,
        ...closingOf({ open, closeReason }),
        lastActivityAt,
        version: estimate.version + 1,
      },
      ...reopened(estimate, next),
      guard: { equals: { version: estimate.version }, refused: stale },
    },
    ...(estimate.open && !open ? closedNotice(estimate, closeReason, lines) : []),
  ];
}

/** The fields that estimates and lines copy of an open request, because their lists show them. */
type Copies = Pick<EstimateItem, "title" | "dueAt" | "numberText">;

const copiesOf = ({ number, title, dueAt }: GroupItem, own: string): Copies => ({
  title,
  dueAt,
  numberText: searchText(own, number, title),
});

/** A line in a further round has a deadline of its own. */
function copyWrites(group: GroupItem, line: StoredLine): Write[] {
  const { title, dueAt, numberText } = copiesOf(group, line.estimateNumber);
  const due = line.round > 1 ? line.dueAt : dueAt;
  if (line.title === title && line.dueAt === due) return [];
  const keys = lineListKey({ ...line, dueAt: due });
  return [changeLine(line, { title, dueAt: due, numberText, ...keys })];
}
