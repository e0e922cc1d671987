import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accept, order, reject, zero } from "../../kit/orders.ts";
import { codeOf, daysAhead, noticesOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe("an order", () => {
  test("is priced by the server, masked for its seller, and counted on both sides", async () => {
    const deal = await quoted(world, { quantity: 7, quote: { unitPrice: "0.5", moq: 5 } });
    const made = await order(deal);
    expect(made.poNumber).toMatch(/^PO-\d{6}-[0-9A-Z]{5}$/);
    const id = made.orderIds[0]!;
    const own = await deal.buyer.api.productEstimateOrders.get({ params: { id } });
    // 3.5 won are rounded half up, once.
    expect(own).toMatchObject({ status: "PENDING", amount: 4, quantity: 7, unitPrice: "0.5" });
    expect(own.shipTo).toMatchObject({ address: shipTo.address, masked: false });
    const theirs = await deal.seller.api.productEstimateOrders.get({ params: { id } });
    expect(theirs.shipTo).toEqual({ name: shipTo.name, region: "SEOUL", masked: true });
    const [stranger, rival] = [await world.member(), await world.seller()];
    for (const { api } of [stranger, rival])
      expect(await codeOf(api.productEstimateOrders.get({ params: { id } }))).toBe("NOT_FOUND");
    expect(await codeOf(rival.api.productEstimateOrders.accept({ params: { id }, body: {} }))).toBe(
      "NOT_FOUND",
    );
    const counted = { ...zero, total: 1, PENDING: 1 };
    expect(await deal.buyer.api.productEstimateOrders.counts({ query: {} })).toEqual(counted);
    expect(await deal.seller.api.productEstimateOrders.sellerCounts({ query: {} })).toEqual(
      counted,
    );
    await world.drain({ duplicate: true, shuffle: 5 });
    const [received] = await noticesOf(deal.seller);
    // What the buyer pays in all stands below the lines.
    const said = JSON.parse(String(received?.params["items"])) as { total?: object }[];
    expect(said.at(-1)?.total).toMatchObject({ currency: "KRW", total: 4, vat: 0 });
    expect(received).toMatchObject({
      event: "ORDER_RECEIVED",
      params: { number: made.poNumber, buyer: deal.buyer.companyName },
    });
  });

  test("looks at or writes eleven rows and its acceptance nine, for any number of messages", async () => {
    const { client } = await import("@bupum/functions/kernel/table");
    const deal = await quoted(world);
    const sent = vi.spyOn(client, "send");
    const rows = () =>
      sent.mock.calls.map(([{ input }]) =>
        "TransactItems" in input ? input.TransactItems!.length : 0,
      );
    const made = await order(deal);
    expect(Math.max(...rows())).toBe(11);
    sent.mockClear();
    await accept(deal, made.orderIds[0]!);
    expect(Math.max(...rows())).toBe(9);
    sent.mockRestore();
  });

  test("of a line is one at a time, however many tabs send it (D6-3)", async () => {
    const deal = await quoted(world, { quantity: 2 });
    const quantities = [2, 3, 4, 5, 6];
    const codes = await Promise.all(
      quantities.map((quantity) => codeOf(order(deal, [{ ...deal.items[0]!, quantity }]))),
    );
    expect(codes.toSorted()).toEqual([...Array(4).fill("DUPLICATE_ORDER"), "no problem"]);
    const { items } = await deal.buyer.api.productEstimateOrders.list({ query: {} });
    expect(items).toHaveLength(1);
    expect(await codeOf(order(deal, [{ ...deal.items[0]!, quantity: 9 }]))).toBe("DUPLICATE_ORDER");
  });

  test("names the quote that it orders: a revised one is refused with the new one (D6-2)", async () => {
    const deal = await quoted(world);
    const [revised] = await deal.seller.api.productEstimateResponses.create({
      body: quoteFor(deal.ids[0]!, { unitPrice: "2000" }),
    });
    await expect(order(deal)).rejects.toMatchObject({
      code: "QUOTE_CHANGED",
      body: { params: { response: { id: revised!.id, revision: 2 } } },
    });
    await order(deal, [{ ...deal.items[0]!, responseId: revised!.id }]);
    const late = deal.seller.api.productEstimateResponses.create({
      body: quoteFor(deal.ids[0]!, { unitPrice: "1" }),
    });
    expect(await codeOf(late)).toBe("HAS_ACTIVE_ORDER");
  });

  test("of an impossible quantity is refused with the nearest possible ones (D6-5)", async () => {
    const deal = await quoted(world, { quote: { moq: 6, orderMultiple: 6, maxQty: 60 } });
    const nearest = async (quantity: number) =>
      order(deal, [{ ...deal.items[0]!, quantity }]).then(
        () => "ordered",
        (error: { body: { params: { nearest: number[] } } }) => error.body.params.nearest,
      );
    expect(await nearest(1)).toEqual([6]);
    expect(await nearest(10)).toEqual([6, 12]);
    expect(await nearest(61)).toEqual([60]);
    expect(await nearest(12)).toBe("ordered");
  });

  test("of an alternative needs the buyer's confirmation", async () => {
    const alternative = { partNumber: "ALT-9", manufactorName: "대체사", reason: "단종" };
    const deal = await quoted(world, { quote: { alternative } });
    expect(await codeOf(order(deal))).toBe("ALTERNATIVE_NOT_ACCEPTED");
    const made = await order(deal, [{ ...deal.items[0]!, acceptAlternative: true }]);
    const { orders } = await accept(deal, made.orderIds[0]!);
    const insteadOf = deal.product.partNumber;
    expect(orders[0]).toMatchObject({ partNumber: "ALT-9", insteadOf, stockTaken: 0 });
    // The mails name the part that is delivered, what it replaces, and how VAT stands.
    await world.drain();
    for (const [event, side] of [
      ["QUOTE_RECEIVED", deal.buyer],
      ["ORDER_RECEIVED", deal.seller],
    ] as const) {
      const notice = (await noticesOf(side)).find((one) => one.event === event);
      const [item] = JSON.parse(String(notice?.params["items"])) as object[];
      expect(item).toMatchObject({ part: "ALT-9", insteadOf, vatMode: "EXCLUDED" });
    }
    expect(await deal.stockLeft()).toBe(100);
  });

  test("has one seller, one currency and the buyer's own lines", async () => {
    const deal = await quoted(world, { lines: 2 });
    const other = await quoted(world);
    const stranger = other.buyer.api.productEstimateOrders.create({
      body: { items: deal.items, shipTo },
    });
    expect(await codeOf(stranger)).toBe("NOT_FOUND");
    const [dollars] = await deal.seller.api.productEstimateResponses.create({
      body: quoteFor(deal.ids[1]!, { currency: "USD", unitPrice: "1.25" }),
    });
    const mixed = [deal.items[0]!, { ...deal.items[1]!, responseId: dollars!.id }];
    expect(await codeOf(order(deal, mixed))).toBe("MIXED_ORDER");
  });

  test("sent twice with one key is one order", async () => {
    const deal = await quoted(world);
    const call = () =>
      deal.buyer.api.productEstimateOrders.create(
        { body: { items: deal.items, shipTo } },
        { idempotencyKey: "order-1" },
      );
    const [one, other] = await Promise.all([call(), call()]);
    expect(one).toEqual(other);
    expect((await deal.buyer.api.productEstimateOrders.counts({ query: {} })).total).toBe(1);
  });
});

describe("the lists of orders", () => {
  test("filter by status, day, counterpart and part", async () => {
    const deal = await quoted(world, { lines: 2 });
    const made = await order(deal, [deal.items[0]!]);
    await order(deal, [deal.items[1]!]);
    await reject(deal, made.orderIds[0]!, { reason: "INTERNAL_REASONS" });
    const { api } = deal.seller;
    const list = async (query: object) =>
      (await api.productEstimateOrders.listOfSeller({ query })).items.length;
    expect(await list({})).toBe(2);
    // At once, before any worker came.
    expect(await list({ status: "REJECTED" })).toBe(1);
    await world.drain({ searched: true });
    expect(await list({ status: "REJECTED" })).toBe(1);
    expect(await list({ searchType: "BUYER", searchKeyword: deal.buyer.companyName })).toBe(2);
    expect(await list({ searchType: "SELLER", searchKeyword: deal.buyer.companyName })).toBe(2);
    const part = deal.product.partNumber.toLowerCase().replace("-", "");
    expect(await list({ searchType: "PRODUCT", searchKeyword: part })).toBe(2);
    expect(await list({ startDate: daysAhead(0), endDate: daysAhead(0) })).toBe(2);
    expect(await list({ endDate: daysAhead(-1) })).toBe(0);
    const own = await deal.buyer.api.productEstimateOrders.list({
      query: { searchKeyword: made.poNumber },
    });
    expect(own.items.map(({ poNumber }) => poNumber)).toEqual([made.poNumber]);
  });
});

describe("counts of orders between days", () => {
  test("contain the orders placed on these days, for both sides, and leave the total counts unchanged", async () => {
    const deal = await quoted(world, { lines: 2, quantity: 2 });
    const place = (at: number) =>
      deal.buyer.api.productEstimateOrders.create({ body: { items: [deal.items[at]!], shipTo } });
    const [old] = (await place(0)).orderIds;
    await place(1);
    const row = await world.read({ pk: `order#${old!}`, sk: "order" });
    const createdAt = new Date(Date.now() - 10 * 86_400_000).toISOString();
    const key = `${createdAt}#${old!}`;
    await world.put([{ ...row, createdAt, gsi1sk: key, gsi2sk: key }]);
    await world.drain({ searched: true });
    const { buyer, seller } = deal;
    for (const counts of [
      buyer.api.productEstimateOrders.counts,
      seller.api.productEstimateOrders.sellerCounts,
    ]) {
      const total = async (query: { startDate?: string; endDate?: string }) =>
        (await counts({ query })).total;
      expect(await total({})).toBe(2);
      expect(await total({ startDate: daysAhead(-3) })).toBe(1);
      expect(await total({ endDate: daysAhead(-3) })).toBe(1);
      expect(await total({ startDate: daysAhead(-30), endDate: daysAhead(0) })).toBe(2);
      expect(await counts({ query: { endDate: daysAhead(-20) } })).toMatchObject({
        total: 0,
        PENDING: 0,
      });
      await expect(
        counts({ query: { startDate: daysAhead(0), endDate: daysAhead(-1) } }),
      ).rejects.toMatchObject({ issues: [{ path: "query.endDate", code: "DATE_RANGE" }] });
    }
  });
});
