import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "../../kit/ring.ts";
import { invoicesOf } from "../../kit/tax-year/acts.ts";
import { addCounts, expectInvoiced, noInvoices } from "../../kit/tax-year/recount.ts";
import { playTaxYear } from "../../kit/tax-year/year.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ table: "here" });
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

test("months of deals under kills, lost replies and doubled messages: invoiced is what was owed to the won, none is late, each amendment is made once (D42-4, D42-6, D42-8)", async () => {
  const { year, deals, amended } = await playTaxYear(
    world,
    sized({ seed: 42, deals: 60, months: 2 }, { seed: 42, deals: 10_000, months: 14 }),
  );
  const { book } = world.services.popbill;
  const counts = noInvoices();
  for (const seller of year.sellers) {
    const invoices = await invoicesOf(year, seller);
    const own = deals.filter((deal) => deal.seller === seller);
    const supplies = own.map(({ lines }) => lines.map(({ order }) => order));
    addCounts(counts, expectInvoiced(world, { seller, invoices, supplies, amended }));
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
