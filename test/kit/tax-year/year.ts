import { addDays, type Day } from "@bupum/shared/kernel/time";
import { sweep } from "../clock.ts";
import { type Sent, textOf } from "../cloud/post.ts";
import { handOver } from "../deliver.ts";
import type { World } from "../world.ts";
import { type Amended, amendSome, cancelSome, issueByHand, renew } from "./acts.ts";
import { completeLines, type Supplies, newSupplies } from "./supplies.ts";
import { firstDay, openTaxYear, type TaxYear, type TaxYearSize } from "./market.ts";

/** Every message of this queue, some twice, in another order, and now and then with a worker that dies. */
async function deliver(year: TaxYear): Promise<void> {
  const { post, random, figures } = year;
  const taken = () => {
    const some = post.take().filter(({ queue }) => queue === "tax-invoices");
    const doubled = some.filter(() => random() < 0.2);
    return [...some, ...doubled]
      .map((sent) => ({ sent, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ sent }) => sent);
  };
  let waiting = taken();
  for (let round = 0; waiting.length > 0; round += 1) {
    if (round === 40) throw new Error("Messages keep coming.");
    const again: Sent[] = [];
    for (const sent of waiting) {
      const revive = year.strike();
      const isDone = await handOver(sent.queue, [textOf(sent)]);
      revive();
      figures.delivered += 1;
      if (!isDone) again.push(sent);
    }
    waiting = [...again, ...taken()];
  }
}

async function look(year: TaxYear): Promise<void> {
  await sweep();
  await deliver(year);
}

/** Days after which sellers have a new certificate. */
const daysOfCertificate = 330;

/** How long after the last deal its month is still looked at. */
const restDays = 50;

/** Plays months of deals, invoices, amendments and cancellations while workers die and replies are lost. */
export async function playTaxYear(world: World, size: TaxYearSize) {
  const year = await openTaxYear(world, size);
  const days = Math.round(size.months * 30.4);
  const lastOn = addDays(firstDay, days - 1);
  const deals: Supplies[] = [];
  const amended: Amended[] = [];
  const byDay = new Map<Day, Supplies["lines"][]>();
  for (let at = 0; at < days + restDays; at += 1) {
    const today = addDays(firstDay, at);
    if (at === days) year.calm.is = true;
    year.goTo(today, "09:30");
    await look(year);
    year.goTo(today, "10:00");
    const due = at < days ? Math.ceil((size.deals * (at + 1)) / days) : 0;
    while (deals.length < due) {
      const deal = await newSupplies(year, today, lastOn);
      deals.push(deal);
      for (const [on, lines] of Map.groupBy(deal.lines, (one) => one.on))
        byDay.set(on, [...(byDay.get(on) ?? []), lines]);
    }
    for (const lines of byDay.get(today) ?? [])
      await completeLines(
        year,
        lines.map(({ order }) => order),
      );
    await deliver(year);
    for (const seller of year.sellers) {
      if (at > 0 && at % daysOfCertificate === 0) await renew(year, seller);
      await issueByHand(year, seller);
      if (at < days && year.random() < 0.12) amended.push(...(await amendSome(year, seller)));
      if (at < days && year.random() < 0.05) await cancelSome(year, seller);
    }
    await deliver(year);
    for (const clock of ["16:30", "22:00"]) {
      year.goTo(today, clock);
      await look(year);
    }
  }
  return { year, deals, amended };
}
