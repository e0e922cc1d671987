import { addDays, addHours, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { expect } from "vitest";
import type { World } from "../../world.ts";
import { type Act, born, type Member, perform } from "./lives.ts";
import { firstMorning, openYear, type Year } from "./market.ts";
import { owedBy } from "./owed.ts";
import { sweep } from "../../clock.ts";
import { deliver, reconcile, tell } from "./work.ts";

export interface YearSize {
  members: number;
  months: number;
  seed: number;
  /** The clock looks every so many hours. */
  hours: number;
  /** Whether the table lies in this process: cheaper by far than behind a connection. */
  isTableHere: boolean;
  /** After so long no more months begin: what was played by then is counted. */
  mostSeconds?: number;
  /** The ledger is compared every so many nights; each look goes back four days. */
  nights: number;
}

/** Final days without faults, in which all refused and unanswered acts complete. */
const restDays = 9;

/** Plays months of subscriptions: members act, time passes, the provider fails and workers die. */
export async function playYear(world: World, size: YearSize) {
  const year = await openYear(world, size);
  const members: Member[] = [];
  const acts: Act[] = [];
  for (let count = 0; count < size.members; count++) {
    // oxlint-disable-next-line no-await-in-loop -- the same seed makes the same people
    const made = await born(year);
    members.push(made.member);
    acts.push(...made.acts);
  }
  const end = addHours(firstMorning, size.months * 30.4375 * 24);
  const left = await pass(year, size, queueOf(acts), end);
  year.calm.is = true;
  const rest = { ...size, hours: Math.min(size.hours, 6), mostSeconds: Infinity };
  await pass(year, rest, left, addHours(year.now(), restDays * 24));
  return { year, members };
}

const queueOf = (acts: readonly Act[]) =>
  acts.toSorted((left, right) => (left.at < right.at ? -1 : 1));

/** What is brought to its end also where no more is begun. */
const heals = ({ does, behaviour }: Act) => does === "replace" || behaviour === "OK";

/**
 * Time until then, from one look of the clock to the next that finds something. Returns what is
 * still to be done of what was begun.
 */
async function pass(year: Year, size: YearSize, acts: Act[], until: Instant): Promise<Act[]> {
  const waiting = [...acts];
  const again = new Set<Act>();
  const { mostSeconds = Infinity } = size;
  let night = nightAfter(year.now(), 1);
  while (year.now() < until && process.uptime() < mostSeconds) {
    const at = [await dueAt(size.hours), waiting[0]?.at, night, until]
      .filter((one) => one !== undefined)
      .toSorted()[0]!;
    year.goTo(at);
    while (waiting[0] && waiting[0].at <= year.now()) {
      const left = await perform(year, waiting.shift()!);
      if (!left) continue;
      again.add(left);
      const place = waiting.findIndex((one) => one.at > left.at);
      waiting.splice(place < 0 ? waiting.length : place, 0, left);
    }
    await tell(year);
    await tick(year);
    if (year.now() < night) continue;
    // A night without a list is looked at again by the next ones.
    const isDone = await reconcile(year);
    night = nightAfter(year.now(), isDone ? size.nights : 1);
    tellOfMonth(year);
  }
  return waiting.filter((one) => again.has(one) || heals(one));
}
/** The clock looks, and all that it wakes is done. */
async function tick(year: Year): Promise<void> {
  const { figures, post } = year;
  const before = { ...post.units };
  await sweep();
  await deliver(year);
  figures.clock.reads += post.units.reads - before.reads;
  figures.clock.writes += post.units.writes - before.writes;
}

/** A line once a month: 10,000 members take their time. */
function tellOfMonth({ now, world, figures }: Year): void {
  if (!seoulDay(now()).endsWith("-01")) return;
  const charges = world.services.toss.book.payments.length;
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  const seconds = Math.round(process.cpuUsage().user / 1e6);
  const line = { day: seoulDay(now()), charges, kills: figures.kills, megabytes, seconds };
  process.stderr.write(`billing: ${JSON.stringify(line)}\n`);
}

/** Ten past five in Seoul. */
const nightAfter = (at: Instant, nights: number): Instant =>
  seoulInstant(addDays(seoulDay(at), nights), "05:10");

/** The next round hour at which the clock finds somebody. */
async function dueAt(hours: number): Promise<Instant | undefined> {
  const { query } = await import("@bupum/functions/kernel/list");
  const due = { index: "gsi2", pk: "due#billing", newestFirst: false } as const;
  const [first] = (await query(due, 1)).items;
  if (!first) return undefined;
  const step = hours * 3_600_000;
  const ms = Math.ceil(Date.parse(String(first["gsi2sk"]).slice(0, 24)) / step) * step;
  return new Date(ms).toISOString();
}

/** What was charged beside what was owed, to the won, and both beside the ledger (D13-12). */
export async function recount({ year, members }: { year: Year; members: readonly Member[] }) {
  const { listDifferences } = await import("@bupum/functions/billing/reconciliations/items");
  const { readStanding } = await import("@bupum/functions/billing/standings/items");
  const { listPaymentsOf } = await import("@bupum/functions/billing/payment-orders/items");
  const { book } = year.world.services.toss;
  const byCustomer = Map.groupBy(book.payments, ({ customerKey }) => customerKey);
  const sums = { owed: 0, charged: 0, periods: 0, charges: 0, attempts: 0 };
  const wrong: unknown[] = [];
  for (const { person, type, deeds } of members) {
    const charged = byCustomer.get(person.customerKey) ?? [];
    const won = charged.reduce((sum, { balanceAmount }) => sum + balanceAmount, 0);
    const start = new Date(charged[0]!.approvedAt).toISOString();
    const owed = owedBy(start, type, deeds, year.now());
    const { subscriber, subscription } = await readStanding(person.id);
    const payments = (await listPaymentsOf(person.id, { page: 1, itemsPerPage: 100 })).items;
    const paid = payments.filter(({ paidAt }) => paidAt !== undefined);
    const isSame =
      owed.won === won &&
      owed.periods === charged.length &&
      `${paid.map(({ id }) => id).toSorted()}` ===
        `${charged.map(({ orderId }) => orderId).toSorted()}`;
    if (!isSame || subscriber.openPaymentId !== undefined)
      wrong.push({
        type,
        deeds,
        owed,
        won,
        charges: charged.length,
        paid: paid.length,
        subscription,
      });
    sums.owed += owed.won;
    sums.charged += won;
    sums.periods += owed.periods;
    sums.charges += charged.length;
    sums.attempts += payments.length;
  }
  expect(wrong).toEqual([]);
  expect(sums.charged).toBe(sums.owed);
  const found = await listDifferences(true, { page: 1, itemsPerPage: 10 });
  expect(found.items).toEqual([]);
  expect(year.figures.dead).toEqual([]);
  return sums;
}
