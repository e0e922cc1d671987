import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { addTaxed, totalOf } from "@bupum/shared/kernel/money/tax";
import { seoulDay } from "@bupum/shared/kernel/time";
import { lastDayToIssue, taxTypeOf } from "@bupum/shared/papers/tax-invoices/rules";
import { isStanding, isVoid } from "@bupum/shared/papers/tax-invoices/states";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "../../kit/ring.ts";
import { invoicesOf } from "../../kit/tax-year/acts.ts";
import { playTaxYear } from "../../kit/tax-year/year.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ table: "here" });
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

const dayOf = (ms: number) => seoulDay(new Date(ms).toISOString());
const wonOf = (of: Record<string, unknown>, name: string) => Number(of[name]);

test("months of deals under kills, lost replies and doubled messages: invoiced is what was owed to the won, none is late, each amendment is made once (D42-4, D42-6, D42-8)", async () => {
  const { year, deals, amended } = await playTaxYear(
    world,
    sized({ seed: 42, deals: 60, months: 2 }, { seed: 42, deals: 10_000, months: 14 }),
  );
  const { book } = world.services.popbill;
  const counts = { invoices: 0, amendments: 0, cancelled: 0, refused: 0, won: 0 };
  for (const seller of year.sellers) {
    const invoices = await invoicesOf(year, seller);
    const held = book.documents.filter(
      (one) => one.businessNumber === seller.businessNumber && one.cancelledAtMs === undefined,
    );
    // What the market says stands is what the provider holds.
    const standing = invoices.filter(({ status }) => isStanding(status));
    expect(standing.map(({ number }) => number).toSorted()).toEqual(
      held.map(({ number }) => number).toSorted(),
    );
    expect(invoices.filter(({ status }) => !isStanding(status) && !isVoid(status))).toEqual([]);
    // Each line is on one invoice that holds, and on no other.
    const originals = standing.filter(({ amends }) => !amends);
    const stated = originals.flatMap(({ lines }) => lines.flatMap(({ orderId }) => orderId ?? []));
    const own = deals.filter((deal) => deal.seller === seller);
    const supplied = own.flatMap(({ lines }) => lines.map(({ order }) => order.id));
    expect(stated.toSorted()).toEqual(supplied.toSorted());
    // Invoiced is owed.
    const owed = addTaxed(
      own.map(({ lines }) => {
        const [first, ...others] = lines.map(({ order }) => order);
        return breakdownOf([first!, ...others]);
      }),
    );
    expect(addTaxed(originals)).toEqual(owed);
    const ids = new Set(standing.map(({ id }) => id));
    const changes = amended
      .filter((one) => one.ids.every((id) => ids.has(id)))
      .reduce((sum, { change }) => sum + change, 0);
    const atProvider = held.reduce(
      (sum, { content }) => ({
        supply: sum.supply + wonOf(content, "supplyCostTotal"),
        total: sum.total + wonOf(content, "totalAmount"),
      }),
      { supply: 0, total: 0 },
    );
    expect(atProvider.supply).toBe(owed.supply + changes);
    expect(atProvider.total).toBe(totalOf(addTaxed(standing)));
    // In time, and of its own month and way of tax.
    for (const { number, writtenOn, lines, taxType } of originals) {
      const document = book.document(seller.businessNumber, number)!;
      expect(document.isLate).toBe(false);
      expect(dayOf(document.issuedAtMs) <= lastDayToIssue(writtenOn)).toBe(true);
      for (const line of lines) expect(line.suppliedOn.slice(0, 7)).toBe(writtenOn.slice(0, 7));
      const orders = own.flatMap((deal) => deal.lines.map(({ order }) => order));
      for (const { orderId } of lines)
        if (orderId) expect(taxTypeOf(orders.find(({ id }) => id === orderId)!)).toBe(taxType);
    }
    // Nothing is worth less than nothing.
    for (const one of standing.filter(({ supply, amends }) => supply > 0 && !amends))
      expect(one.remaining.supply).toBeGreaterThanOrEqual(0);
    counts.invoices += originals.length;
    counts.amendments += standing.length - originals.length;
    counts.cancelled += invoices.filter(({ status }) => status === "CANCELLED").length;
    counts.refused += invoices.filter(({ status }) => status === "REFUSED").length;
    counts.won += atProvider.total;
  }
  // Each amendment has its documents, once: all of them, or none where the provider refused it.
  const all = new Set(book.documents.map(({ number }) => number));
  expect(all.size).toBe(book.documents.length);
  process.stderr.write(
    `tax invoices: ${JSON.stringify({ deals: deals.length, amended: amended.length, ...counts, ...year.figures })}\n`,
  );
  expect(year.figures.kills).toBeGreaterThan(3);
  year.stop();
}, 3_600_000);
