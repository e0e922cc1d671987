import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { bought, founded, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { release, stateRules } from "../../kit/order-approvals.ts";
import { ordered, stateTemplate } from "../../kit/order-numbers.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof bought>>;
const lines = (count: number) => Array.from({ length: count }, (_, at) => `부품 ${at}`);
const counted = (template: string, count: number) => `${template}${String(count).padStart(3, "0")}`;
const nextOf = async ({ buyer, params }: Deal) =>
  (await buyer.api.companies.orderNumbers({ params })).next.always;

describe("a template of order numbers (D45-2)", () => {
  test("is stated by owners as it was seen, read by members, and nobody else's", async () => {
    const one = await founded(world);
    const member = await joined(world, one, "REQUESTER", "BUYER", "APPROVER", "ACCOUNTANT");
    const stranger = await world.member();
    const { params } = one;
    const read = (who: typeof member | typeof stranger) =>
      who.api.companies.orderNumbers({ params });
    const before = await read(member);
    expect(before).toMatchObject({ next: { always: 1, day: 1 }, version: 0 });
    expect(before).not.toHaveProperty("template");
    const said = await stateTemplate(one, "PO-{YY}{MM}-{####}");
    expect(said).toMatchObject({ template: "PO-{YY}{MM}-{####}", version: 1 });
    expect(await read(member)).toEqual(said);
    expect(await codeOf(read(stranger))).toBe("NOT_FOUND");
    expect(await codeOf(stateTemplate({ ...one, owner: member }, "A{##}"))).toBe("FORBIDDEN");
    expect(await codeOf(stateTemplate({ ...one, owner: stranger }, "A{##}"))).toBe("NOT_FOUND");
    expect(await codeOf(stateTemplate(one, "A{##}", 0))).toBe("VERSION_CONFLICT");
    expect(await codeOf(stateTemplate(one, "PO-{MM}-{##}"))).toBe("INVALID_REQUEST");
    expect(await codeOf(stateTemplate(one, "A\u202e{##}"))).toBe("INVALID_REQUEST");
    expect(await stateTemplate(one)).not.toHaveProperty("template");
    const { pastOf } = await import("@bupum/functions/kernel/audit");
    const past = await pastOf("company", one.companyId);
    expect(past.find(({ to }) => to === "ORDER_NUMBERS 1")).toMatchObject({
      actor: one.owner.id,
      reason: '"PO-{YY}{MM}-{####}"',
    });
  });

  test("goes with its company", async () => {
    const one = await founded(world);
    await stateTemplate(one, "A{##}");
    await one.owner.api.companies.dissolve({ params: one.params });
    await world.drain();
    const { orderNumbersKey } = await import("@bupum/functions/accounts/companies/items");
    const { read } = await import("@bupum/functions/kernel/table");
    expect(await read(orderNumbersKey(one.companyId))).toBeUndefined();
  });
});

describe("an order without a typed number (D45-3)", () => {
  test("draws the next one: ten at once have ten that follow each other", async () => {
    const deal = await bought(world, { more: lines(9) });
    await stateTemplate(deal, "HB-{###}");
    const orders = await Promise.all(deal.order.items.map((item) => ordered(deal, [item])));
    expect(orders.map((one) => one.buyerPoNumber).toSorted()).toEqual(
      orders.map((_, at) => counted("HB-", at + 1)),
    );
    expect(orders.every(({ isNumberDrawn }) => isNumberDrawn)).toBe(true);
    expect(await nextOf(deal)).toBe(11);
    const params = { id: orders[0]!.id };
    const sellers = await deal.seller.api.productEstimateOrders.get({ params });
    expect(sellers.buyerPoNumber).toBe(orders[0]!.buyerPoNumber);
    expect(sellers).not.toHaveProperty("isNumberDrawn");
  });

  test("has one for all its lines, and none is lost by a refused, a typed or a repeated order", async () => {
    const deal = await bought(world, { more: lines(3) });
    const [first, second, third, fourth] = deal.order.items;
    expect(await ordered(deal, [first!])).not.toHaveProperty("buyerPoNumber");
    await stateTemplate(deal, "{YYYY}-{###}");
    const typed = await ordered(deal, [second!], { buyerPoNumber: "  ERP-77 " });
    expect(typed).toMatchObject({ buyerPoNumber: "ERP-77" });
    expect(typed).not.toHaveProperty("isNumberDrawn");
    // Refused before and within the transaction: of two orders of one line one is placed.
    expect(await codeOf(ordered(deal, [second!]))).toBe("DUPLICATE_ORDER");
    const items = [third!, fourth!];
    const codes = await Promise.all(
      ["1", "2"].map((memo) => codeOf(ordered(deal, items, { memo }))),
    );
    expect(codes.toSorted()).toEqual(["DUPLICATE_ORDER", "no problem"]);
    expect(await nextOf(deal)).toBe(2);
    const { items: all } = await deal.buyer.as.productEstimateOrders.list({ query: {} });
    const year = new Date().getFullYear();
    expect(all.map((one) => one.buyerPoNumber)).toEqual([
      `${year}-001`,
      `${year}-001`,
      "ERP-77",
      undefined,
    ]);
  });

  test("keeps its number when the template changes, and a template that comes back goes on", async () => {
    const deal = await bought(world, { more: lines(3) });
    const numbers: (string | undefined)[] = [];
    const templates = ["A{YY}-{##}", "B-{##}", "A{YY}-{##}", ""];
    const placed: Awaited<ReturnType<typeof ordered>>[] = [];
    for (const [at, template] of templates.entries()) {
      await stateTemplate(deal, template);
      const order = await ordered(deal, [deal.order.items[at]!]);
      placed.push(order);
      numbers.push(order.buyerPoNumber);
    }
    const year = String(new Date().getFullYear()).slice(2);
    expect(numbers).toEqual([`A${year}-01`, "B-02", `A${year}-03`, undefined]);
    const params = { id: placed[0]!.id };
    expect((await deal.buyer.as.productEstimateOrders.get({ params })).buyerPoNumber).toBe(
      numbers[0],
    );
  });

  test("draws by the template of the moment it is written, and none where there is none any more", async () => {
    const deal = await bought(world, { more: lines(1) });
    await stateTemplate(deal, "A{##}");
    const [one, other] = deal.order.items;
    const place = (item: typeof one, rival: () => Promise<unknown>) =>
      rivalled(() => ordered(deal, [item!]), { begins: { pk: "order#" }, rival });
    const changed = await place(one, () => stateTemplate(deal, "B{###}"));
    expect(changed.buyerPoNumber).toBe("B001");
    expect(await place(other, () => stateTemplate(deal))).not.toHaveProperty("buyerPoNumber");
    expect(await nextOf(deal)).toBe(2);
  });

  test("of a repeated call draws once", async () => {
    const deal = await bought(world);
    await stateTemplate(deal, "A{##}");
    const place = () =>
      deal.buyer.as.productEstimateOrders.create(
        { body: deal.order },
        { idempotencyKey: "order-numbers-once" },
      );
    expect(await place()).toEqual(await place());
    expect(await nextOf(deal)).toBe(2);
  });
});

describe("an order that waits for an approval (D45-3)", () => {
  test("takes no number of the template, and keeps one that was typed before that", async () => {
    const deal = await bought(world, { more: lines(1) });
    await stateRules(deal, [{ steps: [[deal.approver.id]] }]);
    const [one, other] = deal.order.items;
    const ask = (item: typeof one) =>
      deal.buyer.as.orderApprovals.create({
        body: { ...deal.order, items: [item!], buyerPoNumber: "A01" },
      });
    const { id } = await ask(one);
    await stateTemplate(deal, "A{##}");
    expect(await codeOf(ask(other))).toBe("INVALID_REQUEST");
    expect((await release(deal.approver, id)).buyerPoNumber).toBe("A01");
  });

  test("draws its number when it is placed; one that was typed stays", async () => {
    const deal = await bought(world, { more: lines(1) });
    await stateTemplate(deal, "A{##}");
    await stateRules(deal, [{ steps: [[deal.approver.id]] }]);
    const [one, other] = deal.order.items;
    const ask = (item: typeof one, terms: object) =>
      deal.buyer.as.orderApprovals.create({ body: { ...deal.order, items: [item!], ...terms } });
    const [drawn, typed] = [await ask(one, {}), await ask(other, { buyerPoNumber: "ERP-1" })];
    expect(await nextOf(deal)).toBe(1);
    const placed = await Promise.all(
      [drawn, typed].map(async ({ id }) => {
        const { orderId } = await release(deal.approver, id);
        return deal.buyer.as.productEstimateOrders.get({ params: { id: orderId! } });
      }),
    );
    expect(placed.map((order) => order.buyerPoNumber)).toEqual(["A01", "ERP-1"]);
    expect(await nextOf(deal)).toBe(2);
    // The approval says it, too (D45-4).
    const { items } = await deal.approver.as.orderApprovals.list({ query: {} });
    const numberOf = (id: string) => items.find((row) => row.id === id)?.buyerPoNumber;
    expect([drawn, typed].map(({ id }) => numberOf(id))).toEqual(["A01", "ERP-1"]);
  });
});
