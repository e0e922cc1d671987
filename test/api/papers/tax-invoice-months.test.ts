import { businessDayBefore } from "@bupum/shared/kernel/calendar/calendar";
import { addDays, seoulInstant } from "@bupum/shared/kernel/time";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { codeOf, daysAhead } from "../../kit/group.ts";
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
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => {
  vi.useRealTimers();
  world.services.popbill.faults.clear();
});
afterAll(() => world.stop());

const today = () => daysAhead(0);

const month = () => monthOf(today());
const next = () => monthOf(addDays(`${month()}-28`, 4));

describe("a month", () => {
  test("is told until its last day to who issues by hand, and is late after it (D42-6)", async () => {
    const deal = await supplied(world);
    const due = lastDayToIssue(today());
    for (const on of [`${next()}-01`, `${next()}-05`, due])
      await sweepAt(world, seoulInstant(on, "09:05"));
    const told = await toldOf(deal.seller, "TAX_INVOICES_DUE");
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told[0]).toMatchObject({ params: { month: month(), orders: 1, lastOn: due } });
    const open = await openMonth(deal);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(seoulInstant(addDays(due, 1), "10:00")) });
    const token = await world.sign(deal.seller.id);
    const api = world.api(token);
    const orderBatchIds = open.orders.map((one) => one.orderBatchId);
    const body = { orderBatchIds, month: open.month };
    expect(await codeOf(api.taxInvoices.create({ body }))).toBe("INVOICE_LATE");
    await api.taxInvoices.create({ body: { ...body, late: true } });
    await world.drain();
    expect(documentsOf(world, deal)).toMatchObject([{ isLate: true }]);
  });

  test("is told once to the company before its last day, where it is not invoiced (D42-10)", async () => {
    const deal = await supplied(world);
    const due = lastDayToIssue(today());
    await sweepAt(world, seoulInstant(`${next()}-05`, "09:05"));
    expect(await toldOf(deal.accountant, "TAX_INVOICES_EXPECTED")).toEqual([]);
    for (const on of [businessDayBefore(due), due]) await sweepAt(world, seoulInstant(on, "09:05"));
    const { companyName: company } = (await deal.seller.api.sellerInfos.me()).approved!;
    const params = { company, month: month(), orders: 1, lastOn: due };
    const link = `/mypage/tax-invoices?company=${deal.companyId}`;
    for (const one of [deal.accountant, deal.owner])
      expect(await toldOf(one, "TAX_INVOICES_EXPECTED")).toMatchObject([{ params, link }]);
    expect(await toldOf(deal.buyer, "TAX_INVOICES_EXPECTED")).toEqual([]);
  });

  test("from before companies had a list of it is put into that list at its next look (D42-10)", async () => {
    const deal = await supplied(world);
    const [{ orderBatchId } = {}] = (await openMonth(deal)).orders;
    const { write } = await import("@bupum/functions/kernel/table");
    const change = { pk: `order-batch#${orderBatchId}`, sk: "supplies" };
    await write({ change, set: {}, unset: ["gsi1pk", "gsi1sk"] });
    expect((await deal.accountant.as.taxInvoices.expected()).items).toEqual([]);
    await sweepAt(world, seoulInstant(`${next()}-01`, "09:05"));
    vi.useRealTimers();
    expect((await deal.accountant.as.taxInvoices.expected()).items).toHaveLength(1);
  });

  test("that the market issues or the seller has issued is not told to the company (D42-10)", async () => {
    const [one, other] = [await supplied(world), await supplied(world)];
    await one.seller.api.taxInvoices.updateSettings({ body: { mode: "MONTHLY" } });
    await issued(world, other);
    const due = lastDayToIssue(today());
    for (const on of [`${next()}-01`, businessDayBefore(due), due])
      await sweepAt(world, seoulInstant(on, "09:05"));
    for (const { accountant } of [one, other])
      expect(await toldOf(accountant, "TAX_INVOICES_EXPECTED")).toEqual([]);
  });

  test("is issued by itself on its first morning, of its last day (D42-6)", async () => {
    const deal = await supplied(world, three);
    await deal.seller.api.taxInvoices.updateSettings({ body: { mode: "MONTHLY" } });
    await sweepAt(world, seoulInstant(`${next()}-01`, "09:05"));
    expect(documentsOf(world, deal)).toHaveLength(1);
    const { items } = await deal.seller.api.taxInvoices.listOfSeller({ query: { month: month() } });
    expect(items).toMatchObject([{ status: "ISSUED", writtenOn: addDays(`${next()}-01`, -1) }]);
    expect(await toldOf(deal.seller, "TAX_INVOICES_DUE")).toEqual([]);
  });

  test("keeps for a person what was taken back or refused, whatever the mode (D42-6)", async () => {
    const deal = await supplied(world, three);
    await deal.seller.api.taxInvoices.updateSettings({ body: { mode: "MONTHLY" } });
    world.services.popbill.faults.add({ kind: "REFUSE", call: "issue", left: 1, code: -1 });
    for (const on of [`${next()}-01`, `${next()}-05`, lastDayToIssue(today())])
      await sweepAt(world, seoulInstant(on, "09:05"));
    const { items } = await deal.seller.api.taxInvoices.listOfSeller({ query: {} });
    expect(items).toMatchObject([{ status: "REFUSED" }]);
    expect((await deal.accountant.as.taxInvoices.list({ query: {} })).items).toEqual([]);
    const own = deal.accountant.as.taxInvoices.get({ params: { id: items[0]!.id } });
    expect(await codeOf(own)).toBe("NOT_FOUND");
    expect(await toldOf(deal.seller, "TAX_INVOICES_DUE")).not.toEqual([]);
    const [id] = await issued(world, deal);
    expect(await invoiceOf(deal, id!)).toMatchObject({ status: "ISSUED" });
  });

  test("that waited for a certificate is issued late rather than not at all (D42-6)", async () => {
    const deal = await supplied(world, three);
    await deal.seller.api.taxInvoices.updateSettings({ body: { mode: "MONTHLY" } });
    world.services.popbill.expireCertificate(deal.businessNumber);
    await deal.seller.api.taxInvoices.prepare();
    const due = lastDayToIssue(today());
    for (const on of [`${next()}-01`, due]) await sweepAt(world, seoulInstant(on, "09:05"));
    expect(documentsOf(world, deal)).toEqual([]);
    const late = Date.parse(seoulInstant(addDays(due, 3), "10:00"));
    vi.useFakeTimers({ toFake: ["Date"], now: late });
    world.services.popbill.ready(deal.businessNumber);
    await world.api(await world.sign(deal.seller.id)).taxInvoices.prepare();
    await sweepAt(world, seoulInstant(addDays(due, 3), "10:20"));
    expect(documentsOf(world, deal)).toMatchObject([{ isLate: true }]);
  });

  test("has nothing left where each order is issued as it is completed (D42-6)", async () => {
    const deal = await accepted(world, three);
    await deal.seller.api.taxInvoices.updateSettings({ body: { mode: "EACH" } });
    for (const id of deal.orderIds) await complete(world, deal, id);
    await world.drain({ duplicate: true });
    expect(documentsOf(world, deal)).toHaveLength(3);
    expect((await deal.seller.api.taxInvoices.supplies()).items).toEqual([]);
  });
});
