import { breakdownOf, type PricedLine } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Id } from "@bupum/shared/kernel/ids";
import { addTaxed, totalOf } from "@bupum/shared/kernel/money/tax";
import { seoulDay } from "@bupum/shared/kernel/time";
import { lastDayToIssue, taxTypeOf } from "@bupum/shared/papers/tax-invoices/rules";
import { isStanding, isVoid } from "@bupum/shared/papers/tax-invoices/states";
import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { expect } from "vitest";
import type { World } from "../world.ts";
import type { Amended } from "./acts.ts";
import type { TaxSeller } from "./market.ts";

type Supplied = PricedLine & { id: Id<"ord"> };
interface Owing {
  seller: Pick<TaxSeller, "businessNumber">;
  /** What the market says of the seller's invoices. */
  invoices: readonly TaxInvoice[];
  /** The completed lines of each purchase order. */
  supplies: readonly (readonly Supplied[])[];
  amended: readonly Amended[];
}

export const noInvoices = () => ({ invoices: 0, amendments: 0, cancelled: 0, refused: 0, won: 0 });
type Counts = ReturnType<typeof noInvoices>;
export function addCounts(all: Counts, more: Counts): void {
  all.invoices += more.invoices;
  all.amendments += more.amendments;
  all.cancelled += more.cancelled;
  all.refused += more.refused;
  all.won += more.won;
}

const dayOf = (ms: number) => seoulDay(new Date(ms).toISOString());
const wonOf = (of: Record<string, unknown>, name: string) => Number(of[name]);
const sortedOf = (all: readonly string[]) => all.toSorted();

/** What the provider holds of a seller, and what it comes to. */
function heldBy(world: World, businessNumber: string) {
  const { documents } = world.services.popbill.book;
  const held = documents.filter(
    (one) => one.businessNumber === businessNumber && one.cancelledAtMs === undefined,
  );
  const sums = held.reduce(
    (sum, { content }) => ({
      supply: sum.supply + wonOf(content, "supplyCostTotal"),
      total: sum.total + wonOf(content, "totalAmount"),
    }),
    { supply: 0, total: 0 },
  );
  return { held, sums };
}

/**
 * Invoiced is what was owed to the won, each line once, none late; what the market says stands is what
 * the provider holds (D42-4, D42-6, D42-8). Returns what was counted.
 */
export function expectInvoiced(
  world: World,
  { seller, invoices, supplies, amended }: Owing,
): Counts {
  const { held, sums } = heldBy(world, seller.businessNumber);
  const standing = invoices.filter(({ status }) => isStanding(status));
  expect(sortedOf(standing.map(({ number }) => number))).toEqual(
    sortedOf(held.map(({ number }) => number)),
  );
  expect(invoices.filter(({ status }) => !isStanding(status) && !isVoid(status))).toEqual([]);
  // Each line is on one invoice that holds, and on no other.
  const originals = standing.filter(({ amends }) => !amends);
  const stated = originals.flatMap(({ lines }) => lines.flatMap(({ orderId }) => orderId ?? []));
  const orders = supplies.flat();
  expect(sortedOf(stated)).toEqual(sortedOf(orders.map(({ id }) => id)));
  // Invoiced is owed.
  const owed = addTaxed(supplies.map(([first, ...others]) => breakdownOf([first!, ...others])));
  expect(addTaxed(originals)).toEqual(owed);
  const ids = new Set(standing.map(({ id }) => id));
  const changes = amended
    .filter((one) => one.ids.every((id) => ids.has(id)))
    .reduce((sum, { change }) => sum + change, 0);
  expect(sums.supply).toBe(owed.supply + changes);
  expect(sums.total).toBe(totalOf(addTaxed(standing)));
  for (const one of originals) expectInTime(world, seller, one, orders);
  // Nothing is worth less than nothing.
  for (const one of standing.filter(({ supply, amends }) => supply > 0 && !amends))
    expect(one.remaining.supply).toBeGreaterThanOrEqual(0);
  return {
    invoices: originals.length,
    amendments: standing.length - originals.length,
    cancelled: invoices.filter(({ status }) => status === "CANCELLED").length,
    refused: invoices.filter(({ status }) => status === "REFUSED").length,
    won: sums.total,
  };
}

/** In time, and of its own month and way of tax. */
function expectInTime(
  world: World,
  { businessNumber }: Owing["seller"],
  { number, writtenOn, lines, taxType }: TaxInvoice,
  orders: readonly Supplied[],
): void {
  const document = world.services.popbill.book.document(businessNumber, number)!;
  expect(document.isLate).toBe(false);
  expect(dayOf(document.issuedAtMs) <= lastDayToIssue(writtenOn)).toBe(true);
  for (const line of lines) expect(line.suppliedOn.slice(0, 7)).toBe(writtenOn.slice(0, 7));
  for (const { orderId } of lines)
    if (orderId) expect(taxTypeOf(orders.find(({ id }) => id === orderId)!)).toBe(taxType);
}
