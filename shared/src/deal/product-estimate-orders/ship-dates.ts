import { addBusinessDays, businessDayBefore } from "../../kernel/calendar/calendar.ts";
import {
  addDays,
  addHours,
  addMs,
  type Day,
  type Instant,
  seoulDay,
  seoulInstant,
  seoulWallTime,
} from "../../kernel/time.ts";
import type { Order } from "./contract.ts";

/** What an order's day of dispatch depends on. */
export type Dated = Pick<
  Order,
  | "status"
  | "shipment"
  | "cancelRequest"
  | "expectedShipDate"
  | "confirmedAt"
  | "shipDateHeld"
  | "shipDateMoves"
  | "passedShipDates"
>;
export type ToShip<One extends Dated> = One & { expectedShipDate: Day };

/** The hours in which a seller is asked, and until when of the day itself (D33-1). */
const asks = { from: "10:00", until: "18:00", lastOnTheDay: "16:00" } as const;
/** A seller who has just named a day is not asked about it at once. */
const restHours = 3;
/** When the buyer is told (D33-4): early enough for a sweep that comes late. */
const tellsAt = "17:00";

/** An accepted order that has not left. */
export const isToShip = <One extends Dated>(of: One): of is ToShip<One> =>
  of.status === "CONFIRMED" && !of.shipment && of.expectedShipDate !== undefined;

/** When the seller named the day. */
const saidAt = ({ shipDateMoves, confirmedAt = "" }: Dated): Instant =>
  shipDateMoves?.at(-1)?.at ?? confirmedAt;

/** The same moment, or the next one at which a seller is asked. */
function inAskingHours(at: Instant): Instant {
  const on = seoulDay(at);
  const clock = seoulWallTime(at).slice(11);
  const day = addBusinessDays(clock < asks.until ? on : addDays(on, 1), 0);
  return day > on || clock < asks.from ? seoulInstant(day, asks.from) : at;
}

/**
 * When the seller is asked whether the day holds (D33-1); undefined where it is named too late for
 * a question.
 */
export function shipDateAskedAt(of: ToShip<Dated>): Instant | undefined {
  const { expectedShipDate: on } = of;
  const before = seoulInstant(businessDayBefore(on), asks.from);
  const rested = inAskingHours(addHours(saidAt(of), restHours));
  const at = rested > before ? rested : before;
  return at <= seoulInstant(on, asks.lastOnTheDay) ? at : undefined;
}

/** Whether an answer would be welcome: nothing was said about this day, and nobody wants to cancel. */
const isUnanswered = ({ shipDateHeld, expectedShipDate, cancelRequest }: Dated): boolean =>
  shipDateHeld?.on !== expectedShipDate && !cancelRequest;

/** Whether the question about an order's day is open, as its seller's page shows it. */
export function isShipDateAsked(of: Dated, now: Instant): boolean {
  if (!isToShip(of) || !isUnanswered(of)) return false;
  const at = shipDateAskedAt(of);
  return at !== undefined && at <= now && seoulDay(now) <= of.expectedShipDate;
}

/** Whether the day is over and nothing was shipped. */
export const isShipDateOver = (of: Dated, now: Instant): boolean =>
  isToShip(of) && of.expectedShipDate < seoulDay(now);

/** The next moment at which a buyer is told, after that one. */
export function nextTelling(after: Instant): Instant {
  const today = seoulInstant(seoulDay(after), tellsAt);
  return today > after ? today : seoulInstant(addDays(seoulDay(after), 1), tellsAt);
}
function lastTelling(until: Instant): Instant {
  const today = seoulInstant(seoulDay(until), tellsAt);
  return today <= until ? today : seoulInstant(addDays(seoulDay(until), -1), tellsAt);
}

/** The day whose telling that is, also where a sweep comes after midnight. */
export const toldOn = (now: Instant): Day => seoulDay(lastTelling(now));

/** When an order that has not left counts as passed: a day named after its telling has the next one. */
function passesAt(of: ToShip<Dated>): Instant {
  const onTheDay = addMs(seoulInstant(of.expectedShipDate, tellsAt), -1);
  const said = saidAt(of);
  return nextTelling(said > onTheDay ? said : onTheDay);
}

/** How far a PO's days of dispatch were looked at, and up to when its buyer was told. */
export interface ShipDatesSeen {
  lookedAt: Instant;
  toldAt: Instant;
}
/** What the buyer is told of one order. */
export interface Slip<One> {
  order: One;
  /** The day that the buyer knows, where it moved. */
  from?: Day;
  isPassed: boolean;
}

const movesSince = ({ shipDateMoves = [] }: Dated, since: Instant) =>
  shipDateMoves.filter(({ at }) => at > since);

/** Whether the day of an order passed between two moments, and was not counted before. */
function isPassed(of: ToShip<Dated>, after: Instant, until: Instant): boolean {
  const at = passesAt(of);
  return at > after && at <= until && !of.passedShipDates?.includes(of.expectedShipDate);
}

/** An order as it was then, as far as its day of dispatch goes. */
function asOf<One extends Dated>(of: ToShip<One>, then: Instant): ToShip<One> {
  const [later] = movesSince(of, then);
  const shipDateMoves = of.shipDateMoves?.filter(({ at }) => at <= then) ?? [];
  return { ...of, shipDateMoves, ...(later && { expectedShipDate: later.from }) };
}

/** Whether its buyer was to be told at that telling: of a move before it, or of a day that passed. */
function isToTell(of: ToShip<Dated>, toldAt: Instant, telling: Instant): boolean {
  const then = asOf(of, telling);
  return movesSince(then, toldAt).length > 0 || isPassed(then, toldAt, telling);
}

function slipOf<One extends Dated>(order: ToShip<One>, toldAt: Instant, now: Instant): Slip<One>[] {
  const { expectedShipDate: on } = order;
  const from = movesSince(order, toldAt)[0]?.from ?? on;
  const passed = isPassed(order, toldAt, now);
  return from === on && !passed ? [] : [{ order, ...(from !== on && { from }), isPassed: passed }];
}

/**
 * One look at the lines of a PO (D33-6): what the seller is asked about, what the buyer is told, and
 * when to look next. What was due between the last look and this one is done once.
 */
export function shipDateStep<One extends Dated>(
  orders: readonly One[],
  { lookedAt, toldAt }: ShipDatesSeen,
  now: Instant,
): { asked: One[]; slips: Slip<One>[]; isTold: boolean; nextAt: Instant | undefined } {
  const open = orders.filter((one) => isToShip(one));
  const isDue = (at: Instant | undefined): boolean =>
    at !== undefined && at > lookedAt && at <= now;
  const asked = open.filter(
    (one) => isUnanswered(one) && isDue(shipDateAskedAt(one)) && now < passesAt(one),
  );
  // What a move of this morning says waits for the afternoon, however long ago the last look was.
  const isTold = open.some((one) => isToTell(one, toldAt, lastTelling(now)));
  const slips = isTold ? open.flatMap((one) => slipOf(one, toldAt, now)) : [];
  const moments = open.flatMap((one) => [
    isUnanswered(one) ? shipDateAskedAt(one) : undefined,
    passesAt(one),
    !isTold && movesSince(one, toldAt).length > 0 ? nextTelling(now) : undefined,
  ]);
  const [nextAt] = moments.flatMap((at) => (at !== undefined && at > now ? [at] : [])).toSorted();
  return { asked, slips, isTold, nextAt };
}
