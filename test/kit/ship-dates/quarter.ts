import { isBusinessDay } from "@bupum/shared/kernel/calendar/calendar";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { ApiError } from "@bupum/shared/kernel/client";
import {
  addDays,
  type Day,
  type Instant,
  seoulDay,
  seoulWallTime,
} from "@bupum/shared/kernel/time";
import { mortal } from "../cloud/mortal.ts";
import { randomOf } from "../random.ts";
import type { World } from "../world.ts";
import { sweep } from "../clock.ts";
import { type AcceptedOrder, acceptedFor, apiOf, at, saidTo, setClock } from "./clock.ts";
import { bookOf, type Line, type Telling } from "./book.ts";

interface Size {
  first: Day;
  days: number;
  /** Purchase orders that are accepted in that time. */
  orders: number;
  seed: number;
}
interface Followed {
  deal: AcceptedOrder;
  poNumber: string;
  lines: Line[];
}
interface Said extends Telling {
  clock: string;
}
export interface Quarter {
  figures: { pos: number; kills: number; acts: number; refusals: number };
  /** What each buyer was to be told, and what each was told, by PO and day. */
  expected: Telling[];
  told: Said[];
  asked: { poNumber: string; on: Day; shipOn: Day }[];
}

/** Clocks at which people act; between 17:00 and 18:00 nobody does, so that it is known who is told. */
const acting = ["09:20", "11:10", "16:20", "19:30"] as const;
/** Sweeps of a day, each perhaps killed or late; the last before 18:00 lives. */
const sweeping = ["10:01", "14:31", "17:01", "17:21", "17:41"] as const;
const moments = [...acting, ...sweeping].toSorted();

/** Plays days of orders whose sellers ship, move, confirm or forget, with sweeps that die. */
export async function playQuarter(world: World, size: Size): Promise<Quarter> {
  const play = await openPlay(world, size);
  for (let day = 0; day < size.days; day++) {
    const on = addDays(size.first, day);
    // oxlint-disable-next-line no-await-in-loop
    await playDay(play, on, size);
  }
  play.killer.stop();
  return endOf(play, addDays(size.first, size.days));
}

async function openPlay(world: World, { seed, first }: Size) {
  setClock(at(first, "08:00"));
  const random = randomOf(seed);
  const killer = await mortal(world);
  return {
    world,
    below: (count: number) => Math.floor(random() * count),
    killer,
    followed: [] as Followed[],
    book: bookOf(),
    figures: { pos: 0, kills: 0, acts: 0, refusals: 0 },
  };
}
type Play = Awaited<ReturnType<typeof openPlay>>;

async function playDay(play: Play, on: Day, size: Size): Promise<void> {
  for (const clock of moments) {
    const now = at(on, clock);
    setClock(now);
    if (isAct(clock)) await act(play, now, size);
    else await swept(play, now, clock === sweeping.at(-1));
    if (clock === "17:01")
      for (const { poNumber, lines } of play.followed) play.book.tell(poNumber, lines, on);
  }
}
const isAct = (clock: string) => acting.some((one) => one === clock);

/** A sweep that may run twice, die, or not run at all, and what follows from it. */
async function swept(play: Play, now: Instant, isLast: boolean): Promise<void> {
  const { world, below, killer, figures } = play;
  if (!isLast && below(4) === 0) return;
  if (!isLast && below(2) === 0) killer.arm(below(30));
  const revive = () => {
    if (killer.revive() !== undefined) figures.kills += 1;
  };
  await Promise.allSettled(below(2) === 0 ? [sweep(), sweep()] : [sweep()]);
  const isEmpty = await drained(play, revive);
  revive();
  if (!isEmpty || isLast) await world.drain({ duplicate: true });
  setClock(now);
}

async function drained({ world, below }: Play, revive: () => void): Promise<boolean> {
  const { delivered } = await world.drain({
    duplicate: true,
    shuffle: below(1_000_000),
    onFailure: revive,
  });
  return delivered === 0;
}

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** New orders on business days, and what sellers do with those that wait. */
async function act(play: Play, now: Instant, { first, orders, days }: Size): Promise<void> {
  const { below, followed, figures } = play;
  const on = seoulDay(now);
  // As many as belong to the days that have passed.
  const wanted = (orders * (daysBetween(first, on) + 1)) / days;
  if (isBusinessDay(on)) while (figures.pos < wanted - below(2)) await accepted(play, now);
  const waiting = followed.filter(({ lines }) => lines.some(({ shippedAt }) => !shippedAt));
  for (const one of waiting) if (below(7) === 0) await actOn(play, one, now);
  await play.world.drain({ duplicate: true, shuffle: below(1_000_000) });
}

async function accepted({ world, below, followed, figures }: Play, now: Instant): Promise<void> {
  const date = addDays(seoulDay(now), below(8));
  const deal = await acceptedFor(world, date, 1 + below(4));
  const { productEstimateOrders: api } = await apiOf(world, deal.buyer);
  const { poNumber } = await api.get({ params: { id: deal.orderIds[0]! } });
  const lines = deal.orderIds.map((id) => ({ id, date, known: date, saidAt: now, passed: [] }));
  followed.push({ deal, poNumber, lines });
  figures.pos += 1;
}

/** The seller ships, confirms or moves some lines. */
async function actOn(play: Play, { deal, lines }: Followed, now: Instant): Promise<void> {
  const { world, below, figures } = play;
  const { productEstimateOrders: api } = await apiOf(world, deal.seller);
  const chosen = lines.filter((line) => !line.shippedAt && below(2) === 0);
  const [first] = chosen;
  if (!first) return;
  const params = { id: first.id };
  const orderIds = chosen.map(({ id }) => id);
  figures.acts += 1;
  try {
    const kind = below(9);
    if (kind < 3) {
      const body = { orderIds, carrier: "CJ대한통운" };
      noted(lines, (await api.shipLines({ params, body })).orders, now);
    } else if (kind < 5) {
      await api.holdShipDate({ params, body: { orderIds, expectedShipDate: first.date } });
    } else {
      const to = addDays(seoulDay(now), below(7));
      const body = { orderIds, expectedShipDate: to, reason: "STOCK_LATE" as const };
      noted(lines, (await api.moveShipDate({ params, body })).orders, now);
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    figures.refusals += 1;
  }
}

/** What the seller reads after its own act: days it named, lines that left or have ended. */
function noted(lines: readonly Line[], orders: readonly Order[], now: Instant): void {
  for (const line of lines) {
    const order = orders.find(({ id }) => id === line.id);
    if (!order || order.shipment || order.status !== "CONFIRMED") line.shippedAt ??= now;
    const date = order?.expectedShipDate ?? line.date;
    if (date !== line.date) Object.assign(line, { date, saidAt: now });
  }
}

const inOrder = <One extends Telling>(some: One[]) =>
  some.toSorted((one, other) =>
    `${one.on}${one.poNumber}` < `${other.on}${other.poNumber}` ? -1 : 1,
  );

async function endOf({ world, followed, book, figures }: Play, last: Day): Promise<Quarter> {
  setClock(at(last, "08:00"));
  const told: Said[] = [];
  const asked: Quarter["asked"] = [];
  for (const { deal } of followed) {
    for (const { params, createdAt } of await saidTo(world, deal.buyer, "ORDER_SHIP_DATE_CHANGED"))
      told.push({
        poNumber: String(params["number"]),
        on: seoulDay(createdAt),
        clock: seoulWallTime(createdAt).slice(11),
        moved: Number(params["moved"]),
        passed: Number(params["passed"]),
      });
    for (const { params, createdAt } of await saidTo(world, deal.seller, "ORDER_SHIP_DATE_ASKED"))
      asked.push({
        poNumber: String(params["number"]),
        on: seoulDay(createdAt),
        shipOn: String(params["shipOn"]).slice(0, 10),
      });
  }
  return { figures, expected: inOrder(book.tellings), told: inOrder(told), asked };
}
