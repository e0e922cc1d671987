import type { CostCentres } from "@bupum/shared/accounts/companies/cost-centres";
import { seoulMonth } from "@bupum/shared/kernel/calendar/months";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bought, founded, joined } from "../../kit/companies.ts";
import {
  askCharged,
  monthly,
  orderCharged,
  spendingOf,
  stateCentres,
} from "../../kit/cost-centres.ts";
import { codeOf, daysAhead } from "../../kit/group.ts";
import { release, stateRules } from "../../kit/order-approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

describe("cost centres of a company (D43-1)", () => {
  test("are stated by its owners, read by its members, and nobody else's", async () => {
    const one = await founded(world);
    const member = await joined(world, one, "REQUESTER");
    const [first, second] = await stateCentres(
      one,
      { code: "P1", name: "생산1팀", budget: monthly(1_000_000) },
      { code: "M1", name: "보전팀" },
    );
    const params = one.params;
    const read = (who: typeof member): Promise<CostCentres> =>
      who.api.companies.costCentres({ params, query: {} });
    const free = { reserved: 0, used: 0 };
    const { costCentres, version } = await read(member);
    expect(version).toBe(1);
    expect(costCentres).toEqual([
      {
        id: first,
        code: "P1",
        name: "생산1팀",
        budget: monthly(1_000_000),
        isClosed: false,
        spending: free,
      },
      { id: second, code: "M1", name: "보전팀", isClosed: false, spending: free },
    ]);
    const stranger = await world.member();
    expect(await codeOf(stranger.api.companies.costCentres({ params, query: {} }))).toBe(
      "NOT_FOUND",
    );
    const said = costCentres.map(({ spending: _spending, ...rest }) => rest);
    const state = (who: Pick<typeof member, "api">, given: typeof said, seen = version) =>
      codeOf(
        who.api.companies.setCostCentres({ params, body: { costCentres: given, version: seen } }),
      );
    expect(await state(member, said)).toBe("FORBIDDEN");
    expect(await state(stranger, said)).toBe("NOT_FOUND");
    const { owner } = one;
    // One that there is stays, each code is there once, and nobody invents an id.
    expect(await state(owner, said.slice(1))).toBe("INVALID_REQUEST");
    expect(
      await state(
        owner,
        said.map((rest) => ({ ...rest, code: "X" })),
      ),
    ).toBe("INVALID_REQUEST");
    const foreign = { ...said[0]!, id: "ccr_01J00000000000000000000000" as const, code: "F" };
    expect(await state(owner, [...said, foreign])).toBe("INVALID_REQUEST");
    expect(await state(owner, [said[0]!, said[0]!])).toBe("INVALID_REQUEST");
    expect(await state(owner, said, 0)).toBe("VERSION_CONFLICT");
    expect(await state(owner, said)).toBe("no problem");
  });

  test("take orders of their company's name alone, and none once they are closed (D43-2)", async () => {
    const deal = await bought(world);
    const [closed, foreign] = [
      (await stateCentres(deal, { isClosed: true }))[0]!,
      (await stateCentres(await founded(world), {}))[0]!,
    ];
    expect(await codeOf(orderCharged(deal, closed))).toBe("INVALID_REQUEST");
    expect(await codeOf(orderCharged(deal, foreign))).toBe("INVALID_REQUEST");
    expect(await codeOf(askCharged(deal, foreign))).toBe("INVALID_REQUEST");
    const [open] = await stateCentres(deal, {});
    const { orderIds } = await orderCharged(deal, open!);
    const params = { id: orderIds[0]! };
    expect((await deal.accountant.as.productEstimateOrders.get({ params })).costCentre).toEqual({
      id: open,
      month: seoulMonth(new Date().toISOString()),
      rateToKrw: 1,
    });
    const sellers = await deal.seller.api.productEstimateOrders.get({ params });
    expect(sellers).not.toHaveProperty("costCentre");
  });
});

describe("a budget (D43-3)", () => {
  test("is reserved by what runs, used by what is completed, and free again of what ends", async () => {
    const deal = await bought(world, { more: ["근접센서", "릴레이", "타이머"] });
    const [id] = await stateCentres(deal, { budget: monthly(8_000) });
    const { orderIds } = await orderCharged(deal, id!);
    const orders = deal.seller.api.productEstimateOrders;
    const stands = async (reserved: number, used: number) =>
      expect(await spendingOf(deal, id!)).toEqual({ reserved, used });
    await stands(8_000, 0);
    const [first, second, third, fourth] = orderIds;
    await orders.reject({ params: { id: first! }, body: { reason: "OUT_OF_STOCK" } });
    await stands(6_000, 0);
    await deal.buyer.as.productEstimateOrders.cancel({
      params: { id: second! },
      body: { reason: "NOT_NEEDED" },
    });
    await stands(4_000, 0);
    for (const one of [third!, fourth!])
      await orders.accept({ params: { id: one }, body: { force: true } });
    await stands(4_000, 0);
    await deal.buyer.as.productEstimateOrders.complete({ params: { id: third! } });
    await stands(2_000, 2_000);
    const cancelled = { orderIds: [fourth!], reason: "NOT_NEEDED" as const };
    const pieces = [{ orderId: fourth!, quantity: 1 }];
    await deal.buyer.as.productEstimateOrders.cancelLines({
      params: { id: fourth! },
      body: { ...cancelled, pieces },
    });
    await orders.cancelLines({ params: { id: fourth! }, body: cancelled });
    await stands(1_000, 2_000);
    expect(await spendingOf(deal, id!, "2025-12")).toEqual({ reserved: 0, used: 0 });
  });

  test("counts what waits for an approval, once, until it is released, refused or taken back", async () => {
    const deal = await bought(world, { more: ["근접센서"] });
    const [id] = await stateCentres(deal, { budget: { won: 10_000, period: "YEAR" } });
    await stateRules(deal, [{ steps: [[deal.approver.id]] }]);
    const stands = async (reserved: number) =>
      expect(await spendingOf(deal, id!)).toEqual({ reserved, used: 0 });
    const first = await askCharged(deal, id!);
    await stands(4_000);
    await deal.buyer.as.orderApprovals.withdraw({ params: first });
    await stands(0);
    const second = await askCharged(deal, id!, "again");
    await deal.approver.as.orderApprovals.refuse({
      params: second,
      body: { version: 1, comment: "다음 달에", productEstimateIds: [deal.lineId] },
    });
    await stands(2_000);
    const { orderId } = await release(deal.approver, second.id);
    await stands(2_000);
    const placed = await deal.buyer.as.productEstimateOrders.get({ params: { id: orderId! } });
    expect(placed.costCentre?.id).toBe(id);
    await deal.buyer.as.productEstimateOrders.cancel({
      params: { id: orderId! },
      body: { reason: "NOT_NEEDED" },
    });
    await stands(0);
  });
});

describe("a rule", () => {
  test("fits orders of its cost centre alone, and names none that there is not (D43-4)", async () => {
    const deal = await bought(world, { more: ["근접센서"] });
    const [ruled, free] = await stateCentres(deal, {}, { code: "C9" });
    const steps = [[deal.approver.id]];
    const foreign = (await stateCentres(await founded(world), {}))[0]!;
    expect(await codeOf(stateRules(deal, [{ costCentreId: foreign, steps }]))).toBe(
      "INVALID_REQUEST",
    );
    await stateRules(deal, [{ costCentreId: ruled!, steps }]);
    const [one, other] = deal.order.items;
    expect(await codeOf(orderCharged(deal, ruled!, [one!]))).toBe("APPROVAL_NEEDED");
    expect((await orderCharged(deal, free!, [one!])).orderIds).toHaveLength(1);
    const body = { ...deal.order, items: [other!] };
    expect((await deal.buyer.as.productEstimateOrders.create({ body })).orderIds).toHaveLength(1);
  });

  test("asks for what exceeds a budget, also where two orders fit one at a time (D43-4)", async () => {
    const deal = await bought(world, { more: ["근접센서", "릴레이"] });
    const [id] = await stateCentres(deal, { budget: monthly(3_999) });
    await stateRules(deal, [{ isOverBudget: true, steps: [[deal.approver.id]] }]);
    const codes = await Promise.all(
      deal.order.items.map((item) => codeOf(orderCharged(deal, id!, [item]))),
    );
    expect(codes.toSorted()).toEqual(["APPROVAL_NEEDED", "APPROVAL_NEEDED", "no problem"]);
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 2_000, used: 0 });
    // To have a budget is no condition of ordering: without the rule it goes out, and is over.
    await stateRules(deal, []);
    const { items } = await deal.buyer.as.productEstimates.listOfEstimate({
      query: { groupId: deal.request.id },
    });
    const left = deal.order.items.filter(
      ({ productEstimateId }) => !items.find((one) => one.id === productEstimateId)?.activeOrder,
    );
    await orderCharged(deal, id!, left);
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 6_000, used: 0 });
  });

  test("takes an order without a known rate for one over the budget (D43-4)", async () => {
    const deal = await bought(world, { quote: { currency: "USD", unitPrice: "100" } });
    const [id] = await stateCentres(deal, { budget: monthly(1_000_000_000) });
    await stateRules(deal, [{ isOverBudget: true, steps: [[deal.approver.id]] }]);
    expect(await codeOf(orderCharged(deal, id!))).toBe("APPROVAL_NEEDED");
    const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
    const rates = { USD: 1_400.25, CNY: 190 };
    await keep({ on: daysAhead(-1), source: "test", rates }, new Date().toISOString());
    await orderCharged(deal, id!);
    expect(await spendingOf(deal, id!)).toEqual({ reserved: 280_050, used: 0 });
  });
});
