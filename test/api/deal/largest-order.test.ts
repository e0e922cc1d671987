import { afterAll, beforeAll, expect, test } from "vitest";
import { cloudLimits } from "@bupum/shared/kernel/chunks";
import { between } from "../../kit/cloud/between.ts";
import { bought } from "../../kit/companies.ts";
import { monthly, stateCentres } from "../../kit/cost-centres.ts";
import { lineOf, quoteFor } from "../../kit/group.ts";
import { release, stateRules } from "../../kit/order-approvals.ts";
import { stateTemplate } from "../../kit/order-numbers.ts";
import { upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

/** 25 quoted lines of ten requests of one company to one seller. */
async function manyLines() {
  const deal = await bought(world, { more: ["베어링", "오일 씰"] });
  const items = [...deal.order.items];
  for (const [nth, count] of [3, 3, 3, 3, 2, 2, 2, 2, 2].entries()) {
    const lines = Array.from({ length: count }, (_, at) => ({
      partName: `품목 ${nth}-${at}`,
      quantity: 2,
    }));
    const asked = await deal.requester.as.estimateGroups.create({ body: { ...deal.body, lines } });
    await world.drain();
    const ids = lines.map((_, at) => lineOf(asked.estimateIds[0]!, at + 1));
    const quoted = await deal.seller.api.productEstimateResponses.create({
      body: { items: ids.map((id) => quoteFor(id)) },
    });
    items.push(
      ...quoted.map(({ id, productEstimateId }) => ({
        productEstimateId,
        responseId: id!,
        quantity: 2,
      })),
    );
  }
  await world.drain();
  return { ...deal, items };
}

/** The rows of the largest transaction of a call. */
async function rowsOf(call: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const watch = await between((input, send) => {
    most = Math.max(most, ((input["TransactItems"] ?? []) as unknown[]).length);
    return send();
  });
  await call().finally(() => watch.stop());
  return most;
}

test("an order of 25 lines of ten requests with all that it may have is one transaction", async () => {
  const deal = await manyLines();
  const [costCentreId] = await stateCentres(deal, { budget: monthly(100_000_000) });
  await stateTemplate(deal, "PO-{####}");
  // It does not fit, but its sum of the day is counted.
  const approvers = [[deal.approver.id]];
  await stateRules(deal, [{ fromWon: 1_000_000_000, steps: approvers }]);
  const files = Array.from({ length: 10 }, (_, at) =>
    upload(
      { api: deal.buyer.as },
      { fileName: `도면-${at}.pdf`, content: "%PDF-1.4", category: "FILE" },
    ),
  );
  const body = {
    ...deal.order,
    items: deal.items,
    costCentreId,
    fileIds: await Promise.all(files),
  };
  const rows = await rowsOf(() => deal.buyer.as.productEstimateOrders.create({ body }));
  expect(rows).toBeGreaterThan(70);
  expect(rows).toBeLessThanOrEqual(cloudLimits.transaction);
});

test("and so is its release after an approval", async () => {
  const deal = await manyLines();
  const [costCentreId] = await stateCentres(deal, { budget: monthly(100_000_000) });
  await stateTemplate(deal, "PO-{####}");
  await stateRules(deal, [{ steps: [[deal.approver.id]] }]);
  const body = { ...deal.order, items: deal.items, costCentreId, comment: "정기 보수" };
  const { id } = await deal.buyer.as.orderApprovals.create({ body });
  const rows = await rowsOf(() => release(deal.approver, id));
  expect(rows).toBeGreaterThan(70);
  expect(rows).toBeLessThanOrEqual(cloudLimits.transaction);
});
