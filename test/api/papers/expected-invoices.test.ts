import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { monthOf, monthsUntil } from "@bupum/shared/kernel/calendar/months";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { nowIs } from "../../kit/clock.ts";
import { codeOf, daysAhead, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import {
  accepted,
  complete,
  documentsOf,
  invoiceOf,
  issued,
  openMonth,
  supplied,
  three,
} from "../../kit/tax-invoices.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof supplied>>;
/** A further order of the company to a seller, completed. */
async function suppliedMore(deal: Deal, seller: Pick<Deal["seller"], "api" | "sellerId">) {
  const body = { ...deal.body, sellerIds: [seller.sellerId], allowDuplicate: true };
  const { estimateIds } = await deal.requester.as.estimateGroups.create({ body });
  await world.drain();
  const quote = quoteFor(lineOf(estimateIds[0]!, 1));
  const [reply] = await seller.api.productEstimateResponses.create({ body: { items: [quote] } });
  await world.drain();
  const { productEstimateId, id: responseId } = reply!;
  const items = [{ productEstimateId, responseId: responseId!, quantity: 2 }];
  const { orderIds } = await deal.buyer.as.productEstimateOrders.create({
    body: { items, shipTo },
  });
  await seller.api.productEstimateOrders.accept({ params: { id: orderIds[0]! }, body: {} });
  await complete(world, deal, orderIds[0]!);
  return orderIds[0]!;
}
const expectedBy = async ({ accountant }: Deal) =>
  (await accountant.as.taxInvoices.expected()).items;
const ofOrder = (of: Deal, who: "buyer" | "accountant" | "requester") =>
  of[who].as.taxInvoices.ofOrder({ params: { orderId: of.orderIds[0]! } });
const booksOf = async ({ as }: Pick<Deal["accountant"], "as">) =>
  (await as.homes.me({ query: {} })).books;
const thisMonth = () => monthOf(daysAhead(0));

describe("what a company has no invoice of (D42-10)", () => {
  test("is to the won what its seller has to invoice, until it is issued", async () => {
    const deal = await supplied(world, three);
    const { month, dueOn, orders, supply, vat, total } = await openMonth(deal);
    const { sellerId } = deal.seller;
    const missing = [{ sellerId, month, dueOn, orders, supply, vat, total }];
    expect(await expectedBy(deal)).toMatchObject(missing);
    expect(dueOn).toBe(lastDayToIssue(daysAhead(0)));
    expect((await deal.requester.as.taxInvoices.expected()).items).toHaveLength(1);
    await issued(world, deal);
    expect(await expectedBy(deal)).toEqual([]);
  });

  test("is of this company alone, and of nobody in his own name", async () => {
    const [deal, other] = [await supplied(world), await supplied(world)];
    const own = deal.orderIds[0]!;
    const ofOther = (await expectedBy(other)).flatMap(({ orders }) => orders);
    expect(ofOther.map(({ orderId }) => orderId)).not.toContain(own);
    expect(await deal.accountant.api.taxInvoices.expected()).toEqual({ items: [], more: false });
    expect(await deal.seller.api.taxInvoices.expected()).toEqual({ items: [], more: false });
  });

  test("counts lines as they are completed, and comes back with an invoice that was refused", async () => {
    const deal = await accepted(world, three);
    expect(await expectedBy(deal)).toEqual([]);
    await complete(world, deal, deal.orderIds[0]!);
    expect(await expectedBy(deal)).toMatchObject([{ orders: [{ lines: 1 }] }]);
    await complete(world, deal, deal.orderIds[1]!);
    const before = await expectedBy(deal);
    expect(before).toMatchObject([{ orders: [{ lines: 2 }] }]);
    world.services.popbill.expireCertificate(deal.businessNumber);
    await issued(world, deal);
    expect(await expectedBy(deal)).toEqual(before);
  });

  test("of an order over the end of a month is of both months, with the fee of its delivery once (D42-4)", async () => {
    nowIs("2027-01-31", "23:10");
    const deal = await accepted(world, three);
    await complete(world, deal, deal.orderIds[0]!);
    nowIs("2027-02-01", "00:30");
    await complete(world, deal, deal.orderIds[1]!);
    const missing = await expectedBy(deal);
    expect(missing.map(({ month, isPartial }) => [month, isPartial])).toEqual([
      ["2027-01", false],
      ["2027-02", false],
    ]);
    expect(missing.flatMap(({ orders }) => orders.map(({ lines }) => lines))).toEqual([1, 1]);
    const orders = (await deal.buyer.as.productEstimateOrders.list({ query: {} })).items;
    const [first, ...others] = orders.filter(({ status }) => status === "COMPLETED");
    const { total } = breakdownOf([first!, ...others]);
    expect(missing.reduce((sum, one) => sum + one.total, 0)).toBe(total);
    const { items } = await deal.seller.api.taxInvoices.supplies();
    expect(items.map((one) => [one.month, one.total])).toEqual(
      missing.map((one) => [one.month, one.total]),
    );
    const { open } = await ofOrder(deal, "buyer");
    expect(open).toEqual({ lines: 2, dueOn: lastDayToIssue("2027-01-31") });
  });

  test("leaves the company's list with its invoice, whatever it was in", async () => {
    const { query } = await import("@bupum/functions/kernel/list");
    const deal = await supplied(world);
    const [{ poNumber, total } = {}] = (await openMonth(deal)).orders;
    expect(await expectedBy(deal)).toMatchObject([{ orders: [{ poNumber, total }] }]);
    const [order] = (await deal.buyer.as.productEstimateOrders.list({ query: {} })).items;
    const list = {
      index: "gsi1",
      pk: `buyer#${order!.buyerId}#supplies`,
      newestFirst: false,
    } as const;
    expect((await query(list, 10)).items).toHaveLength(1);
    await issued(world, deal);
    expect((await query(list, 10)).items).toEqual([]);
  });

  test("is told by seller", async () => {
    const deal = await supplied(world);
    const seller = await world.seller();
    await suppliedMore(deal, seller);
    const sellers = (await expectedBy(deal)).map(({ sellerId }) => sellerId);
    expect(sellers.toSorted()).toEqual([deal.seller.sellerId, seller.sellerId].toSorted());
  });
});

describe("the invoices of an order (D42-10)", () => {
  test("are none before it is completed, and then what waits until it is issued", async () => {
    const deal = await accepted(world, three);
    expect(await ofOrder(deal, "buyer")).toEqual({ items: [] });
    for (const id of deal.orderIds.slice(1)) await complete(world, deal, id);
    const dueOn = lastDayToIssue(daysAhead(0));
    expect(await ofOrder(deal, "buyer")).toEqual({ items: [], open: { lines: 2, dueOn } });
    const [id] = await issued(world, deal);
    const { total, number } = await invoiceOf(deal, id!);
    const found = await ofOrder(deal, "accountant");
    expect(found).toMatchObject({ items: [{ id, number, total, status: "ISSUED" }] });
    expect(found.open).toBeUndefined();
    expect(await ofOrder(deal, "requester")).toEqual(found);
    await complete(world, deal, deal.orderIds[0]!);
    const more = await ofOrder(deal, "buyer");
    expect(more).toMatchObject({ items: [{ id }], open: { lines: 1, dueOn } });
    const [second] = await issued(world, deal);
    expect((await ofOrder(deal, "buyer")).items.map((one) => one.id)).toEqual([id, second]);
  });

  test("say what an invoice of several orders states of each of them", async () => {
    const deal = await supplied(world, three);
    const other = await suppliedMore(deal, deal.seller);
    const [id] = await issued(world, deal);
    const { total } = await invoiceOf(deal, id!);
    const shares = [];
    for (const orderId of [deal.orderIds[0]!, other]) {
      const { items } = await deal.buyer.as.taxInvoices.ofOrder({ params: { orderId } });
      const lines = await deal.buyer.as.productEstimateOrders.lines({ params: { id: orderId } });
      const [first, ...more] = lines.orders;
      expect(items).toMatchObject([{ id, total }]);
      expect(items[0]!.share.total).toBe(breakdownOf([first!, ...more]).total);
      shares.push(items[0]!.share.total);
    }
    expect(shares[0]! + shares[1]!).toBe(total);
  });

  test("that are on their way are the seller's alone, and nobody else reads any", async () => {
    const deal = await supplied(world);
    const params = { orderId: deal.orderIds[0]! };
    world.services.popbill.faults.add({ kind: "LOST_BEFORE", call: "issue", left: 1 });
    const [id] = await issued(world, deal);
    expect(await ofOrder(deal, "accountant")).toEqual({ items: [] });
    const sells = await deal.seller.api.taxInvoices.ofOrder({ params });
    expect(sells).toMatchObject({ items: [{ id, status: "ISSUING" }] });
    const [other, stranger] = [await supplied(world), await world.member()];
    for (const api of [
      stranger.api,
      deal.accountant.api,
      other.seller.api,
      other.accountant.as,
      deal.owner.api,
    ])
      expect(await codeOf(api.taxInvoices.ofOrder({ params }))).toBe("NOT_FOUND");
  });

  test("name the buyer's own number, and the unit of each line (D42-1)", async () => {
    const deal = await supplied(world, { ...three, terms: { buyerPoNumber: "HB-2026-0117" } });
    const [id] = await issued(world, deal);
    const { lines } = await invoiceOf(deal, id!);
    expect(new Set(lines.map(({ buyerPoNumber }) => buyerPoNumber))).toEqual(
      new Set(["HB-2026-0117"]),
    );
    const [line] = lines;
    const [order] = (await deal.buyer.as.productEstimateOrders.list({ query: {} })).items;
    expect(line).toMatchObject({ buyerPoNumber: "HB-2026-0117", unit: order!.unit });
    const { content } = documentsOf(world, deal)[0]!;
    for (const stated of content["detailList"] as Record<string, unknown>[])
      expect(stated["remark"]).toBe(`${order!.poNumber} / HB-2026-0117`);
  });
});

describe("the home of who keeps a company's books (D38-11)", () => {
  test("says what is missing, and what came in this month and the last one", async () => {
    const deal = await supplied(world, three);
    const [month, last] = monthsUntil(daysAhead(0), 2).toReversed();
    const none = { count: 0, total: 0, more: false };
    const [first, ...others] = (await deal.buyer.as.productEstimateOrders.list({ query: {} }))
      .items;
    const { total } = breakdownOf([first!, ...others]);
    const { sellerId } = deal.seller;
    expect(await booksOf(deal.accountant)).toEqual({
      isMain: true,
      expected: [
        {
          sellerId,
          sellerName: first!.sellerName,
          month: thisMonth(),
          dueOn: lastDayToIssue(daysAhead(0)),
          isPartial: false,
          orders: 1,
          total,
        },
      ],
      received: [
        { month, ...none },
        { month: last, ...none },
      ],
    });
    await issued(world, deal);
    expect(await booksOf(deal.accountant)).toMatchObject({
      expected: [],
      received: [
        { month, count: 1, total },
        { month: last, count: 0 },
      ],
    });
  });

  test("is nobody else's, and stands in front for who neither asks nor orders", async () => {
    const deal = await supplied(world);
    // A founder asks and orders as well.
    expect(await booksOf(deal.owner)).toMatchObject({ isMain: false });
    for (const one of [deal.buyer, deal.requester, deal.approver])
      expect((await one.as.homes.me({ query: {} })).books).toBeNull();
    expect((await deal.accountant.api.homes.me({ query: {} })).books).toBeNull();
    const params = { ...deal.params, userId: deal.accountant.id };
    const roles = ["ACCOUNTANT" as const, "REQUESTER" as const];
    await deal.owner.api.companies.changeMember({ params, body: { roles } });
    expect(await booksOf(deal.accountant)).toMatchObject({ isMain: false });
  });
});
