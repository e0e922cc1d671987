import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { nowIs } from "../../kit/clock.ts";
import { bought } from "../../kit/companies.ts";
import {
  askCharged,
  monthly,
  orderCharged,
  spendingOf,
  stateCentres,
} from "../../kit/cost-centres.ts";
import { codeOf } from "../../kit/group.ts";
import { release, stateRules } from "../../kit/order-approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof bought>>;
interface Filter {
  costCentreId?: Id<"ccr">;
  chargedIn?: string;
  status?: "PENDING" | "CONFIRMED" | "CANCELLED";
  searchKeyword?: string;
}
const found = async ({ accountant }: Pick<Deal, "accountant">, query: Filter) => {
  await world.drain({ searched: true });
  return (await accountant.as.productEstimateOrders.purchaseOrders({ query })).items;
};
const month = () => seoulMonth(new Date().toISOString());
const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id);

describe("purchase orders that count at a cost centre (D43-5)", () => {
  test("are found by it, by its month and by its year, and come to its figures", async () => {
    const deal = await bought(world, { more: ["볼트", "너트"], quote: { vatMode: "INCLUDED" } });
    const [one, other] = await stateCentres(deal, { budget: monthly(1e6) }, {});
    const [first, ...rest] = deal.order.items;
    const charged = await orderCharged(deal, one!, [first!]);
    const elsewhere = await orderCharged(deal, other!, rest);
    const rows = await found(deal, { costCentreId: one! });
    expect(idsOf(rows)).toEqual(charged.orderIds);
    const { reserved } = await spendingOf(deal, one!);
    expect(rows[0]!.charged).toEqual({ id: one, month: month(), won: reserved });
    for (const chargedIn of [month(), month().slice(0, 4)])
      expect(idsOf(await found(deal, { costCentreId: one!, chargedIn }))).toEqual(charged.orderIds);
    for (const chargedIn of ["2020-01", "2020"])
      expect(await found(deal, { costCentreId: one!, chargedIn })).toEqual([]);
    const [row] = await found(deal, { costCentreId: other!, chargedIn: month() });
    expect(row).toMatchObject({ id: elsewhere.orderIds[0], lines: 2 });
    expect(row!.charged!.won).toBe((await spendingOf(deal, other!)).reserved);
    expect(await found(deal, {})).toHaveLength(2);
  });

  test("lie in the index by their cost centre and its month, however many are newer", async () => {
    const { entryPk } = await import("@bupum/functions/search/ledger/items");
    const { query } = await import("@bupum/functions/kernel/list");
    const deal = await bought(world);
    const [centre] = await stateCentres(deal, {});
    const { orderIds } = await orderCharged(deal, centre!);
    await world.drain({ searched: true });
    for (const state of ["CHARGED", month()]) {
      const list = { pk: entryPk("po", centre!, "", state), newestFirst: true };
      expect((await query(list, 10)).items).toMatchObject([{ id: orderIds[0], orderIds }]);
    }
  });

  test("are narrowed by a state and by a word as well, and take nothing once they are cancelled", async () => {
    const deal = await bought(world, { more: ["감속기 축"] });
    const [centre] = await stateCentres(deal, {});
    const [first, second] = deal.order.items;
    const gone = await orderCharged(deal, centre!, [first!]);
    const stays = await orderCharged(deal, centre!, [second!]);
    const params = { id: gone.orderIds[0]! };
    const body = { reason: "NOT_NEEDED" as const };
    await deal.buyer.as.productEstimateOrders.cancel({ params, body });
    const costCentreId = centre!;
    expect(idsOf(await found(deal, { costCentreId }))).toEqual([
      ...stays.orderIds,
      ...gone.orderIds,
    ]);
    const [cancelled] = await found(deal, { costCentreId, status: "CANCELLED" });
    expect(cancelled).toMatchObject({ id: gone.orderIds[0], charged: { won: 0 } });
    const named = await found(deal, { costCentreId, searchKeyword: "감속기" });
    expect(idsOf(named)).toEqual(stays.orderIds);
    expect(await found(deal, { costCentreId, searchKeyword: "없는 부품" })).toEqual([]);
  });

  test("count in the month in which their approval was asked for", async () => {
    nowIs("2027-01-31", "23:30");
    const deal = await bought(world);
    const [centre] = await stateCentres(deal, {});
    await stateRules(deal, [{ steps: [[deal.approver.id]] }]);
    const { id } = await askCharged(deal, centre!);
    nowIs("2027-02-01", "00:30");
    await release(deal.approver, id);
    await world.drain();
    const ofMonth = (chargedIn: string) => found(deal, { costCentreId: centre!, chargedIn });
    expect(await ofMonth("2027-01")).toHaveLength(1);
    expect(await ofMonth("2027-02")).toEqual([]);
    expect((await ofMonth("2027"))[0]!.charged).toMatchObject({ month: "2027-01" });
  });

  test("are their company's alone, and the seller does not see where they count", async () => {
    const [deal, other] = [await bought(world), await bought(world)];
    const [centre] = await stateCentres(deal, {});
    await orderCharged(deal, centre!);
    const costCentreId = centre!;
    expect(await found(deal, { costCentreId })).toHaveLength(1);
    expect(await found(other, { costCentreId })).toEqual([]);
    const { purchaseOrders } = deal.accountant.api.productEstimateOrders;
    expect((await purchaseOrders({ query: { costCentreId } })).items).toEqual([]);
    const { purchaseOrdersOfSeller } = deal.seller.api.productEstimateOrders;
    const { items } = await purchaseOrdersOfSeller({ query: {} });
    expect(items).toHaveLength(1);
    expect(items[0]!.charged).toBeUndefined();
  });

  test("need their cost centre beside a period", async () => {
    const deal = await bought(world);
    const query = { chargedIn: month() };
    const call = deal.accountant.as.productEstimateOrders.purchaseOrders({ query });
    expect(await codeOf(call)).toBe("INVALID_REQUEST");
  });
});
