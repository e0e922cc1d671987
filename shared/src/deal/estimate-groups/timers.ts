import { addBusinessDays, subtractWeekdayHours } from "../../kernel/calendar/calendar.ts";
import type { Id, LineId } from "../../kernel/ids.ts";
import {
  addHours,
  addMinutes,
  addMs,
  type Day,
  endOfSeoulDay,
  type Instant,
  seoulDay,
  seoulInstant,
} from "../../kernel/time.ts";
import type { CloseReason } from "./fields.ts";
import { groupEndsAt } from "./rules.ts";

/** The fields of a request that its timers depend on (D5-4 to D5-7). */
export interface TimedGroup {
  open: boolean;
  createdAt: Instant;
  dueAt: Instant;
  strictDeadline: boolean;
  /** The lines are still being written. */
  dispatching: boolean;
}
export interface TimedLine {
  id: LineId;
  estimateId: Id<"est">;
  replyType: "PENDING" | "REPLIED" | "REJECTED";
  open: boolean;
  round: number;
  /** When this round began, and its deadline. */
  askedAt: Instant;
  dueAt: Instant;
  /** The last day of a quote that is neither superseded nor withdrawn. */
  quote?: { validUntil: Day; createdAt: Instant } | undefined;
  hasActiveOrder: boolean;
  hasPendingOrder: boolean;
  confirmedOrders: number;
}

export const timedActs = ["REMIND", "NO_QUOTES", "QUOTE_EXPIRING", "QUOTE_EXPIRED"] as const;
/** A notice about these lines is due at that moment. */
export interface TimedAct {
  kind: (typeof timedActs)[number];
  at: Instant;
  lines: TimedLine[];
}

const reminderHours = 4;
const expiringHours = 48;
const graceDays = 2;

const half = (from: Instant, to: Instant): Instant =>
  addMs(from, (Date.parse(to) - Date.parse(from)) / 2);

/** 00:05 in Seoul after the last day of a quote. */
const expiresAt = (validUntil: Day): Instant => addMinutes(endOfSeoulDay(validUntil), 5);

/** The same time of day, that many business days later. */
function businessDaysAfter(at: Instant, days: number): Instant {
  const day = seoulDay(at);
  const time = Date.parse(at) - Date.parse(seoulInstant(day));
  return addMs(seoulInstant(addBusinessDays(day, days)), time);
}

const isWaiting = ({ open, replyType }: TimedLine) => open && replyType === "PENDING";
const hasOrder = ({ hasActiveOrder, confirmedOrders }: TimedLine) =>
  hasActiveOrder || confirmedOrders > 0;
/** The requested line that a line of a seller is about. */
const askedIn = ({ id, estimateId }: TimedLine) => id.slice(estimateId.length + 1);
/** No line has a quote that stands. */
const isUnquoted = (lines: readonly TimedLine[]) =>
  lines.every(({ replyType, quote }) => replyType !== "REPLIED" && !quote);

/** A buyer who ordered something had a quote, even if everything else was refused. */
const isOrdered = (lines: readonly TimedLine[]) =>
  lines.some(({ confirmedOrders }) => confirmedOrders > 0);

/** All notices that an open request may cause in its present state, unordered. */
export function actsOf(group: TimedGroup, lines: readonly TimedLine[]): TimedAct[] {
  if (!group.open) return [];
  // What is ordered of one seller nobody waits for from another one.
  const ordered = new Set(lines.filter(hasOrder).map(askedIn));
  const isWanted = (line: TimedLine) => line.open && !ordered.has(askedIn(line));
  const reminders = lines
    .filter((line) => isWaiting(line) && isWanted(line))
    .flatMap((line): TimedAct[] =>
      [half(line.askedAt, line.dueAt), subtractWeekdayHours(line.dueAt, reminderHours)]
        .filter((at) => at > line.askedAt)
        .map((at) => ({ kind: "REMIND", at, lines: [line] })),
    );
  const quotes = lines.filter(isWanted).flatMap((line): TimedAct[] => {
    if (!line.quote) return [];
    const { validUntil, createdAt } = line.quote;
    const expiring = addHours(endOfSeoulDay(validUntil), -expiringHours);
    return [
      ...(expiring > createdAt
        ? [{ kind: "QUOTE_EXPIRING" as const, at: expiring, lines: [line] }]
        : []),
      { kind: "QUOTE_EXPIRED", at: expiresAt(validUntil), lines: [line] },
    ];
  });
  const isOpenLate = !group.strictDeadline && isUnquoted(lines) && !isOrdered(lines);
  const missing: TimedAct = { kind: "NO_QUOTES", at: group.dueAt, lines: [...lines] };
  return [...reminders, ...quotes, ...(isOpenLate ? [missing] : [])];
}

/** The notices that fall after one moment and up to another; older ones are left out. */
export const actsBetween = (
  group: TimedGroup,
  lines: readonly TimedLine[],
  after: Instant,
  now: Instant,
): TimedAct[] =>
  actsOf(group, lines).filter(({ kind, at, lines: [line] }) => {
    if (at <= after || at > now) return false;
    if (kind === "REMIND") return line !== undefined && line.dueAt > now;
    return kind !== "QUOTE_EXPIRING" || (line?.quote && endOfSeoulDay(line.quote.validUntil) > now);
  });

/**
 * When a request without a quote ends: at its deadline, or two business days later to allow late
 * answers.
 */
export const quotesMissingAt = ({ dueAt, strictDeadline }: TimedGroup): Instant =>
  strictDeadline ? dueAt : businessDaysAfter(dueAt, graceDays);

/**
 * What closes because of time: the request, or its lines under a strict deadline. Nothing closes
 * while an order waits for its seller, which is three business days at most.
 */
export function closedByTime(
  group: TimedGroup,
  lines: readonly TimedLine[],
  now: Instant,
): { closeReason?: CloseReason; expired: ReadonlySet<LineId> } {
  const expired = new Set<LineId>();
  if (!group.open || group.dispatching || lines.some(({ hasPendingOrder }) => hasPendingOrder))
    return { expired };
  if (now >= groupEndsAt(group.createdAt)) return { closeReason: "EXPIRED", expired };
  if (now < group.dueAt) return { expired };
  // A seller with a line in a further round still has time.
  const isHeld = lines.some((line) => isWaiting(line) && line.round > 1 && line.dueAt > now);
  const isRefused = lines.length > 0 && lines.every(({ replyType }) => replyType === "REJECTED");
  const isOver = isRefused || (isUnquoted(lines) && now >= quotesMissingAt(group));
  if (isOver && !isHeld)
    return { closeReason: isOrdered(lines) ? "EXPIRED" : "NO_QUOTES", expired };
  if (group.strictDeadline)
    for (const line of lines)
      if (isWaiting(line) && !line.quote && line.dueAt <= now) expired.add(line.id);
  return { expired };
}

/** The next moment at which a timer of the request may be due. */
export function nextLookAt(
  group: TimedGroup,
  lines: readonly TimedLine[],
  after: Instant,
): Instant | undefined {
  const { open, createdAt, dueAt } = group;
  if (!open) return undefined;
  const moments = [
    ...actsOf(group, lines).map(({ at }) => at),
    ...lines.filter(isWaiting).map((line) => line.dueAt),
    dueAt,
    quotesMissingAt(group),
    groupEndsAt(createdAt),
  ];
  return moments.filter((at) => at > after).toSorted()[0];
}
