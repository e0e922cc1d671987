import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, type Instant } from "@bupum/shared/kernel/time";
import { periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import type { SubscribeType } from "@bupum/shared/billing/plans/plans";
import type { Behaviour } from "@bupum/infra/local/stand-ins/toss/toss-shapes";
import { consentOf, payer } from "../payer.ts";
import { firstMorning, type Year } from "./market.ts";
import { unlessKilled } from "./work.ts";

/** What somebody has done, as the recount looks at it. */
export type Deed =
  | { at: Instant; does: "suspend" | "resume" }
  | { at: Instant; does: "change"; to: SubscribeType }
  | { at: Instant; does: "upgrade"; to: SubscribeType }
  /** An admin gave the last payment back. */
  | { at: Instant; does: "refund"; won: number }
  /** From then on nothing can be charged. */
  | { at: Instant; does: "die" };
export interface Member {
  person: Awaited<ReturnType<typeof payer>>;
  type: SubscribeType;
  deeds: Deed[];
}
export interface Act {
  at: Instant;
  member: Member;
  does: "subscribe" | "card" | "replace" | Exclude<Deed["does"], "die">;
  /** Of a refund: the payment that it is about, once it was begun. */
  of?: Id<"pay">;
  to?: SubscribeType;
  behaviour?: Behaviour;
}

/** What lives there are, each as often as it stands here. */
const lives = [
  ["steady", 60],
  ["broke", 12],
  ["lost", 6],
  ["replaced", 8],
  ["leaver", 5],
  ["hesitant", 4],
  ["changer", 3],
  ["upgrader", 2],
  ["refunded", 4],
] as const;
const types = [
  ["MONTHLY", 70],
  ["QUARTERLY", 20],
  ["YEARLY", 10],
] as const;
const longer = { MONTHLY: "QUARTERLY", QUARTERLY: "YEARLY", YEARLY: "MONTHLY" } as const;

function drawn<Thing>({ below }: Year, things: readonly (readonly [Thing, number])[]): Thing {
  let dice = below(things.reduce((sum, [, often]) => sum + often, 0));
  return things.find(([, often]) => (dice -= often) < 0)![0];
}

/** A member with a card, and what will happen to it: by the hour, in a month's spread. */
export async function born(year: Year): Promise<{ member: Member; acts: Act[] }> {
  const person = await payer(year.world);
  const key = { pk: `user#${person.id}`, sk: "account" };
  // As the first visit of the page of cards leaves it.
  await year.world.put([{ ...(await year.world.read(key))!, uuid: person.customerKey }]);
  const member: Member = { person, type: drawn(year, types), deeds: [] };
  const start = addHours(firstMorning, 1 + year.below(30 * 24));
  const first: Act = { at: start, member, does: "subscribe" };
  return { member, acts: [first, ...laterActs(year, member, start)] };
}

function laterActs(year: Year, member: Member, start: Instant): Act[] {
  const { below } = year;
  const life = drawn(year, lives);
  const middle = middleOf(year, member.type, start);
  const days = (count: number) => addHours(middle, 24 * count);
  const act = (at: Instant, does: Act["does"], rest: Partial<Act> = {}): Act => ({
    at,
    member,
    does,
    ...rest,
  });
  const card = (at: Instant, behaviour: Behaviour) => act(at, "card", { behaviour });
  switch (life) {
    case "steady":
      return [];
    case "broke":
      return [card(days(0), "BALANCE"), card(days(1 + below(40) / 10), "OK")].concat([
        card(days(60), "BALANCE"),
        card(days(60 + below(40) / 10), "OK"),
      ]);
    case "lost":
      return [card(middle, "LOST")];
    case "replaced":
      return [card(days(0), "LOST"), act(days(1 + below(40) / 10), "replace")];
    case "leaver":
      return [act(middle, "suspend")];
    case "hesitant":
      return [act(middle, "suspend"), act(addHours(middle, 1 + below(30)), "resume")];
    case "refunded":
      return [act(middle, "refund")];
    case "changer":
      return [act(middle, "change", { to: longer[member.type] })];
    case "upgrader":
      return member.type === "YEARLY" ? [] : [act(middle, "upgrade", { to: "YEARLY" })];
  }
}

/** A moment two days and more from either end of one of the first periods. */
function middleOf({ below }: Year, type: SubscribeType, start: Instant): Instant {
  const anchorDay = Number(start.slice(8, 10));
  let from = start;
  const periods = { MONTHLY: 9, QUARTERLY: 3, YEARLY: 1 }[type];
  for (let count = below(periods); count > 0; count--) from = periodEndOf(from, type, anchorDay);
  const hours = (Date.parse(periodEndOf(from, type, anchorDay)) - Date.parse(from)) / 3_600_000;
  return addHours(from, 72 + below(hours - 24 * 9));
}

/** Does what is planned; what was refused or not answered is tried again the next day. */
export async function perform(year: Year, act: Act): Promise<Act | undefined> {
  const { member, does } = act;
  const { toss } = year.world.services;
  if (does === "card") {
    // All cards of a member share the wallet.
    for (const card of toss.book.cards)
      if (card.customerKey === member.person.customerKey) card.behaviour = act.behaviour!;
    if (act.behaviour === "LOST") member.deeds.push({ at: year.now(), does: "die" });
    return undefined;
  }
  if (does === "refund") return giveBack(year, act);
  await unlessKilled(year, does, () => called(year, act));
  return (await isDone(year, act)) ? undefined : { ...act, at: addHours(year.now(), 24) };
}

async function called({ world }: Year, { member, does, to = member.type }: Act): Promise<unknown> {
  const { id, customerKey } = member.person;
  const api = world.api(await world.sign(id));
  const consent = consentOf(to);
  switch (does) {
    case "subscribe":
      return api.subscribes.create({ body: { subscribeType: to, consent } });
    case "suspend":
      return api.subscribes.suspend({ body: {} });
    case "resume":
      return api.subscribes.cancelSuspend({});
    case "replace": {
      const authKey = world.services.toss.book.authorize(customerKey, {});
      return api.creditCards.update({ body: { authKey, customerKey } });
    }
    case "change":
      return api.subscribes.changeType({ body: { subscribeType: to, consent } });
    default: {
      const { plans } = await api.subscribes.me({});
      const payNow = plans.find(({ subscribeType }) => subscribeType === to)?.now?.payNow ?? 0;
      const body = {
        subscribeType: to,
        effective: "NOW",
        consent: { ...consent, payNow },
      } as const;
      return api.subscribes.changeType({ body });
    }
  }
}

/** Whether it came true, whatever was answered; the deed is written down when it has. */
async function isDone(year: Year, { member, does, to }: Act): Promise<boolean> {
  const { readStanding } = await import("@bupum/functions/billing/standings/items");
  const { subscription: one, payment, card } = await readStanding(member.person.id);
  // What is open is settled by the clock; then it shows.
  if (payment) return false;
  const at = year.now();
  switch (does) {
    case "subscribe":
      return one !== undefined;
    case "replace":
      return replaced(member, card?.id);
    case "suspend":
      return one?.status !== "ACTIVE" && told(member, { at, does });
    case "resume":
      return one?.status === "ACTIVE" && told(member, { at, does });
    case "change":
      return one?.pendingSubscribeType === to && told(member, { at, does, to: to! });
    case "upgrade":
      return one?.subscribeType === to && told(member, { at: one!.periodStart, does, to: to! });
    default:
      return true;
  }
}

/** An admin gives the last payment back, whose events come late, twice, or not at all. */
async function giveBack(year: Year, act: Act): Promise<Act | undefined> {
  const { refund } = await import("@bupum/functions/billing/payment-orders/refund");
  const { findPayment, listPaymentsOf } =
    await import("@bupum/functions/billing/payment-orders/items");
  const { readStanding } = await import("@bupum/functions/billing/standings/items");
  const { systemAt } = await import("@bupum/functions/kernel/audit");
  const { member } = act;
  const { id } = member.person;
  const again = (of?: Id<"pay">) => ({ ...act, at: addHours(year.now(), 24), ...(of && { of }) });
  const standing = await readStanding(id);
  if (standing.payment) return again(act.of);
  if (act.of) {
    const { status, refundedAmount: won = 0 } = await findPayment(act.of);
    if (status === "CANCELLED") member.deeds.push({ at: year.now(), does: "refund", won });
    return status === "CANCELLED" ? undefined : again();
  }
  const { items } = await listPaymentsOf(id, { page: 1, itemsPerPage: 20 });
  const paid = items.find(({ status }) => status === "PAID");
  if (!paid) return again();
  const wish = { amount: paid.amount, reason: "고객 요청", adminId: id };
  await unlessKilled(year, "refund", () => refund(systemAt(year.now()), standing, paid, wish));
  return again(paid.id);
}

const told = (member: Member, deed: Deed) => member.deeds.push(deed) > 0;
function replaced(member: Member, cardId: string | undefined): boolean {
  if (cardId === member.person.cardId) return false;
  // A card that lives has ended the death of the one before.
  member.deeds = member.deeds.filter(({ does }) => does !== "die");
  return true;
}
