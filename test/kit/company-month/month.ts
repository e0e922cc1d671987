import { addDays, type Day, seoulDay } from "@bupum/shared/kernel/time";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { sweep } from "../clock.ts";
import { type Amended, amendSome, cancelSome, issueByHand } from "../tax-year/acts.ts";
import { tried } from "../month/tried.ts";
import type { World } from "../world.ts";
import { ask, buyerActs, decide, order, quoteFirst } from "./buyers.ts";
import { foundAll, isThere, type Play } from "./companies.ts";
import { type Market, openMarket } from "./market.ts";
import type { MonthSize } from "./place.ts";
import {
  companyActs,
  endCompany,
  stateCentres,
  stateRules,
  stateTemplate,
  withdraw,
} from "./owners.ts";
import { recountBudgets } from "./recount/budgets.ts";
import { recountStock } from "./recount/stock.ts";

/** The month ends in another year, so that budgets and counts begin anew. */
const firstDay: Day = "2026-12-09";
/** After the last act: what waits lapses, what came is completed, and its month is invoiced. */
const lastDay: Day = "2027-02-12";
const minutesOfDay = 10 * 60;
const mostFirstOrders = 60;
/** A month is invoiced by then, whatever its days off. */
const lastIssuing = 12;

const drawn = [...companyActs, ...buyerActs].flatMap(([name, often, act]) =>
  Array.from({ length: often }, () => [name, act] as const),
);

/**
 * An act at a moment of its own, during which now and then a function dies; what it changed is taken
 * at once.
 */
async function doing(
  { figures, strike, gather, pass }: Market,
  name: string,
  act: () => Promise<unknown> | undefined,
): Promise<void> {
  pass(1 / 60);
  await tried({ figures, name, revive: strike() }, act);
  await gather();
}

/** The clock looks, now and then too late, and all that it wakes is done. */
async function look(play: Play): Promise<void> {
  if (!play.calm.is && play.random() < 0.2) return;
  const revive = play.strike();
  try {
    await sweep();
  } catch (error) {
    if (!revive()) throw error;
  } finally {
    revive();
  }
  await play.deliver();
}

/** The second of those who issue by hand leaves a month to its last day. */
const isLazy = (place: number, today: Day): boolean =>
  place % 6 === 3 && today !== lastDayToIssue(addDays(`${today.slice(0, 7)}-01`, -1));

/** What sellers do about invoices on a day. */
async function issue(play: Play, amended: Amended[]): Promise<void> {
  for (const [place, seller] of play.sellers.entries()) {
    if (!isLazy(place, seoulDay(play.now()))) await issueByHand(play, seller);
    await play.gather();
    if (!play.calm.is && play.random() < 0.2) amended.push(...(await amendSome(play, seller)));
    if (!play.calm.is && play.random() < 0.08) await cancelSome(play, seller);
    await play.gather();
  }
  await play.deliver();
}

/** Of so many companies, and of so many people, one goes on a day. */
const endsOf = 150;
const leavesOf = 300;

async function goOut(play: Play): Promise<void> {
  const isLast = play.calm.is;
  for (const company of play.companies.filter((one) => isThere(play, one)))
    if (company.isEnding || (!isLast && play.below(endsOf) === 0))
      await doing(play, "dissolve", () => endCompany(play, company));
  for (const person of isLast ? [] : play.people)
    if (play.below(leavesOf) === 0) await doing(play, "withdraw", () => withdraw(play, person));
}

async function playDay(play: Play, size: MonthSize): Promise<void> {
  const standing = play.companies.filter((one) => isThere(play, one));
  const acts = standing.length * size.acts;
  for (let at = 0; at < acts; at++) {
    play.pass(minutesOfDay / acts);
    const [name, act] = play.oneOf(drawn);
    const company = play.oneOf(standing);
    await doing(play, name, () => act(play, company));
    if (at % Math.ceil(acts / 12) === 0) await play.deliver();
    if (at % Math.ceil(acts / 3) === 0) await look(play);
  }
}

/** What owners state before the first order, and the first requests. */
async function begin(play: Play): Promise<void> {
  const begun = [stateCentres, stateCentres, stateRules, stateTemplate, ask, ask];
  for (const company of play.companies)
    for (const act of begun) await doing(play, "begin", () => act(play, company));
  await play.deliver();
  for (const company of play.companies) await doing(play, "quote", () => quoteFirst(play, company));
  await play.deliver();
  await firstRelease(play);
}

/** No month is without an approval that was released, however its dice fall. */
async function firstRelease(play: Play): Promise<void> {
  const isReleased = () =>
    play.journal.all("order-approval").some(({ status }) => status === "RELEASED");
  for (let at = 0; at < mostFirstOrders && !isReleased(); at++) {
    const company = play.companies[at % play.companies.length]!;
    await doing(play, "order", () => order(play, company));
    await doing(play, "decide", () => decide(play, company));
  }
  await play.deliver();
}

/** Plays a month of companies that buy, with dying functions, doubled and late messages. */
export async function playCompanyMonth(world: World, size: MonthSize) {
  const market = await openMarket(world, size, firstDay);
  const amended: Amended[] = [];
  try {
    await market.deliver();
    const play: Play = await foundAll(market, size);
    await begin(play);
    play.calm.is = false;
    for (let day = 0; addDays(firstDay, day) <= lastDay; day++) {
      const today = addDays(firstDay, day);
      if (day === size.days) play.calm.is = true;
      play.goTo(today, "09:05");
      await look(play);
      if (day < size.days) await playDay(play, size);
      // Nothing new comes after the last act: what is left is issued before its last day.
      if (day < size.days || Number(today.slice(8)) <= lastIssuing) await issue(play, amended);
      await goOut(play);
      if (day >= size.days && day % 10 > 0) continue;
      play.goTo(today, "22:00");
      await look(play);
      recountBudgets(play);
      recountStock(play);
      world.services.mail.clear();
    }
    return { play, amended };
  } catch (error) {
    market.stop();
    throw error;
  }
}
