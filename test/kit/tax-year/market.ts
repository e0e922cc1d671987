import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import type { IssuingMode } from "@bupum/shared/papers/tax-invoices/states";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { type Day, seoulInstant } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { mortal } from "../cloud/mortal.ts";
import { openPost } from "../cloud/post.ts";
import { companyDraft, founded } from "../companies.ts";
import { randomOf } from "../random.ts";
import { accepted, certified } from "../tax-invoices.ts";
import type { World } from "../world.ts";

export interface TaxYearSize {
  seed: number;
  deals: number;
  months: number;
}

export const firstDay: Day = "2026-12-01";
/** Two sellers of each mode. */
const modes: readonly IssuingMode[] = ["MANUAL", "EACH", "MONTHLY", "MANUAL", "EACH", "MONTHLY"];

/** A seller with a certificate, whose invoices are issued in that way. */
export async function invoicing(world: World, mode: IssuingMode) {
  const seller = await world.seller();
  const businessNumber = await certified(world, { seller });
  await seller.api.taxInvoices.updateSettings({ body: { mode } });
  return { ...seller, name: seller.companyName, businessNumber, mode };
}

/** A completed order as the product stores one, of which the others are copies. */
async function sampleOrder(world: World): Promise<OrderItem> {
  const { orderIds } = await accepted(world);
  const row = await world.read({ pk: `order#${orderIds[0]}`, sk: "order" });
  return row as unknown as OrderItem;
}

/** What the provider does wrong, of so many calls in a hundred. */
const faults = ["LOST_BEFORE", "LOST_AFTER", "ERROR_BEFORE", "ERROR_AFTER"] as const;
const faultsOfHundred = 6;
const refusalsOfHundred = 1;
const killsOfHundred = 8;

interface Moods {
  random: () => number;
  below: (count: number) => number;
  /** From then on the provider replies, and no worker is killed. */
  calm: { is: boolean };
  figures: { faults: number; refused: number };
}
/** What the provider of invoices does wrong, now and then. */
export function moodsOf({
  random,
  below,
  calm,
  figures,
}: Moods): World["services"]["popbill"]["plan"] {
  return (call) => {
    if (calm.is || call === "token") return undefined;
    const dice = random() * 100;
    if (dice < faultsOfHundred) {
      figures.faults += 1;
      return { kind: faults[below(faults.length)]! };
    }
    if (call !== "issue" || dice >= faultsOfHundred + refusalsOfHundred) return undefined;
    figures.refused += 1;
    return { kind: "REFUSE", code: -1 };
  };
}

/** Sellers and companies, the clock, the dice, the provider's moods, and who kills workers. */
export async function openTaxYear(world: World, { seed }: TaxYearSize) {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const sample = await sampleOrder(world);
  const companies: Id<"usr">[] = [];
  for (let count = 0; count < 5; count += 1)
    companies.push(buyerIdOf((await founded(world)).companyId));
  let at = Date.parse(seoulInstant(firstDay, "09:00"));
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const sellers = [];
  for (const mode of modes) sellers.push(await invoicing(world, mode));
  await world.drain();
  const post = await openPost();
  const killer = await mortal(world);
  const calm = { is: false };
  const figures = { kills: 0, faults: 0, refused: 0, delivered: 0 };
  const { popbill } = world.services;
  popbill.plan = moodsOf({ random, below, calm, figures });
  return {
    world,
    random,
    below,
    sample,
    companies,
    sellers,
    post,
    calm,
    figures,
    buyerCompany: { ...companyDraft, businessNumber: "1208800767" },
    now: () => new Date(at).toISOString(),
    goTo(on: Day, clock: string) {
      at = Math.max(at, Date.parse(seoulInstant(on, clock)));
      vi.setSystemTime(at);
    },
    /** Now and then kills who works, at a random step of what follows; returns how to bring it back. */
    strike() {
      if (calm.is || random() * 100 >= killsOfHundred) return () => false;
      killer.arm(below(16));
      return () => {
        const isKilled = killer.revive() !== undefined;
        figures.kills += Number(isKilled);
        return isKilled;
      };
    },
    stop() {
      killer.stop();
      post.stop();
      popbill.plan = () => undefined;
      vi.useRealTimers();
    },
  };
}
export type TaxYear = Awaited<ReturnType<typeof openTaxYear>>;
/** What acts on invoices need of the months that are played. */
export type TaxPlay = Pick<TaxYear, "world" | "random" | "below" | "now" | "strike">;
export type TaxSeller = Pick<
  TaxYear["sellers"][number],
  "id" | "sellerId" | "businessNumber" | "mode"
>;
