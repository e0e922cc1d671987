import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { seoulDay } from "@bupum/shared/kernel/time";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { companyDraft } from "../../kit/companies.ts";
import { codeOf, daysAhead, quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import {
  accepted,
  certified,
  complete,
  documentsOf,
  invoiceOf,
  issued,
  openMonth,
  sentDay,
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

describe("what a company was supplied with", () => {
  test("is stated on one invoice, to the won what the order says (D42-1, D42-4)", async () => {
    const deal = await supplied(world, three);
    const orders = (await deal.buyer.as.productEstimateOrders.list({ query: {} })).items;
    const [first, ...others] = orders;
    const { supply, vat, total } = breakdownOf([first!, ...others]);
    const open = await openMonth(deal);
    expect(open).toMatchObject({ month: monthOf(today()), supply, vat, total });
    expect(open.buyer).toMatchObject({ name: companyDraft.name, email: companyDraft.invoiceEmail });
    const [id] = await issued(world, deal);
    const invoice = await deal.accountant.as.taxInvoices.get({ params: { id: id! } });
    expect(invoice).toMatchObject({
      status: "ISSUED",
      taxType: "TAXED",
      writtenOn: today(),
      dueOn: lastDayToIssue(today()),
      supply,
      vat,
      total,
      remaining: { supply, vat, total },
    });
    expect(invoice.lines.map(({ kind }) => kind)).toEqual(["GOODS", "GOODS", "GOODS", "SHIPPING"]);
    const [document] = documentsOf(world, deal);
    expect(document).toMatchObject({ approvalNumber: invoice.approvalNumber });
    expect(document!.content).toMatchObject({
      supplyCostTotal: String(supply),
      taxTotal: String(vat),
      totalAmount: String(total),
      invoicerMgtKey: invoice.number,
      invoiceeEmail1: companyDraft.invoiceEmail,
    });
    expect((await deal.seller.api.taxInvoices.supplies()).items).toEqual([]);
    const { items } = await deal.accountant.as.taxInvoices.list({ query: {} });
    expect(items).toMatchObject([{ id }]);
  });

  test("is told to accountants and owners, and seen by nobody else (D42-9)", async () => {
    const deal = await supplied(world);
    const [id] = await issued(world, deal);
    const params = { id: id! };
    expect(await toldOf(deal.accountant, "TAX_INVOICE_ISSUED")).toMatchObject([
      { link: `/mypage/tax-invoices/${id}?company=${deal.companyId}` },
    ]);
    expect(await toldOf(deal.owner, "TAX_INVOICE_ISSUED")).toHaveLength(1);
    expect(await toldOf(deal.buyer, "TAX_INVOICE_ISSUED")).toEqual([]);
    const [other, stranger] = [await supplied(world), await world.member()];
    const { version } = await invoiceOf(deal, id!);
    for (const call of [
      () => other.accountant.as.taxInvoices.get({ params }),
      () => stranger.api.taxInvoices.get({ params }),
      () => deal.accountant.api.taxInvoices.get({ params }),
      () => other.seller.api.taxInvoices.get({ params }),
      () => other.seller.api.taxInvoices.cancel({ params, body: { version } }),
      () =>
        other.seller.api.taxInvoices.amend({ params, body: { reason: "ENTRY_ERROR", version } }),
    ])
      expect(await codeOf(call())).toBe("NOT_FOUND");
    const { month, orders } = await openMonth(other);
    const orderBatchIds = orders.map(({ orderBatchId }) => orderBatchId);
    const create = deal.seller.api.taxInvoices.create({ body: { orderBatchIds, month } });
    expect(await codeOf(create)).toBe("NOT_FOUND");
    expect((await stranger.api.taxInvoices.list({ query: {} })).items).toEqual([]);
    const mode = stranger.api.taxInvoices.updateSettings({ body: { mode: "EACH" } });
    expect(await codeOf(mode)).toBe("SELLER_REGISTRATION_REQUIRED");
  });

  test("is of companies and of won alone (D42-2)", async () => {
    const one = await quoted(world);
    const { orderIds } = await order(one);
    await accept(one, orderIds[0]!);
    await one.buyer.api.productEstimateOrders.complete({ params: { id: orderIds[0]! } });
    await world.drain();
    expect((await one.seller.api.taxInvoices.supplies()).items).toEqual([]);
    const dollars = await supplied(world, { quote: { currency: "USD", unitPrice: "10" } });
    expect((await dollars.seller.api.taxInvoices.supplies()).items).toEqual([]);
  });

  test("is invoiced as its lines are completed, with the fee of the delivery once (D42-4)", async () => {
    const deal = await accepted(world, three);
    const sums = { supply: 0, vat: 0 };
    for (const id of deal.orderIds) {
      await complete(world, deal, id);
      const [made] = await issued(world, deal);
      const { supply, vat } = await invoiceOf(deal, made!);
      sums.supply += supply;
      sums.vat += vat;
    }
    const orders = (await deal.buyer.as.productEstimateOrders.list({ query: {} })).items;
    const [first, ...others] = orders;
    expect(breakdownOf([first!, ...others])).toMatchObject(sums);
    expect(documentsOf(world, deal)).toHaveLength(3);
  });

  test("free of VAT is stated so, and a price with VAT in it without its quantity (D42-1, D42-5)", async () => {
    const free = await supplied(world, { quote: { ...three.quote, vatMode: "ZERO_RATED" } });
    const [id] = await issued(world, free);
    expect(await invoiceOf(free, id!)).toMatchObject({ taxType: "ZERO_RATED", vat: 0 });
    expect(documentsOf(world, free)[0]!.content).toMatchObject({ taxType: "영세", taxTotal: "0" });
    const included = await supplied(world, { quote: { vatMode: "INCLUDED", unitPrice: "1100" } });
    const [other] = await issued(world, included);
    const [line] = (await invoiceOf(included, other!)).lines;
    expect(line).toMatchObject({ quantity: 2, supply: 2_000, vat: 200 });
    expect(line!.unitPrice).toBeUndefined();
    const { content } = documentsOf(world, included)[0]!;
    const [stated] = content["detailList"] as Record<string, unknown>[];
    expect(stated).toMatchObject({ supplyCost: "2000", tax: "200" });
    expect(stated!["qty"] ?? stated!["unitCost"]).toBeUndefined();
  });
});

describe("an invoice", () => {
  test("is issued once by many presses at once, and by a repeated call (D42-4)", async () => {
    const deal = await supplied(world);
    const { month, orders } = await openMonth(deal);
    const orderBatchIds = orders.map(({ orderBatchId }) => orderBatchId);
    const body = { orderBatchIds, month };
    const press = () => deal.seller.api.taxInvoices.create({ body });
    const replies = await Promise.allSettled(Array.from({ length: 20 }, press));
    await world.drain({ duplicate: true });
    const ids = replies.flatMap((one) => (one.status === "fulfilled" ? one.value.ids : []));
    expect(new Set(ids).size).toBe(1);
    expect(await press()).toEqual({ ids: [...new Set(ids)] });
    await world.drain();
    expect(documentsOf(world, deal)).toHaveLength(1);
    expect((await deal.seller.api.taxInvoices.listOfSeller({ query: {} })).items).toHaveLength(1);
  });

  test("needs a certificate, and so does a mode (D42-3)", async () => {
    const deal = await supplied(world);
    expect(await deal.seller.api.taxInvoices.settings()).toMatchObject({
      mode: "MANUAL",
      signing: "READY",
    });
    world.services.popbill.expireCertificate(deal.businessNumber);
    const asked = await deal.seller.api.taxInvoices.prepare();
    expect(asked).toMatchObject({ signing: "NO_CERTIFICATE" });
    expect(asked.url).toMatch(/^http/);
    expect(await codeOf(issued(world, deal))).toBe("CERTIFICATE_REQUIRED");
    const mode = deal.seller.api.taxInvoices.updateSettings({ body: { mode: "MONTHLY" } });
    expect(await codeOf(mode)).toBe("CERTIFICATE_REQUIRED");
  });

  test("that the provider refuses gives its lines back, and the seller hears why (D42-7)", async () => {
    const deal = await supplied(world);
    world.services.popbill.expireCertificate(deal.businessNumber);
    const [id] = await issued(world, deal);
    expect(await invoiceOf(deal, id!)).toMatchObject({ status: "REFUSED" });
    expect((await invoiceOf(deal, id!)).refusal?.code).toMatch(/^-/);
    expect(await toldOf(deal.seller, "TAX_INVOICE_REFUSED")).toHaveLength(1);
    expect(await toldOf(deal.accountant, "TAX_INVOICE_ISSUED")).toEqual([]);
    // Nobody signs until the seller says that there is another one.
    expect(await codeOf(issued(world, deal))).toBe("CERTIFICATE_REQUIRED");
    await certified(world, deal);
    const [again] = await issued(world, deal);
    expect(await invoiceOf(deal, again!)).toMatchObject({ status: "ISSUED" });
    expect(documentsOf(world, deal)).toHaveLength(1);
  });

  test.each(["LOST_BEFORE", "LOST_AFTER", "ERROR_AFTER"] as const)(
    "whose reply is lost is asked for again, and is one (%s, D42-7)",
    async (kind) => {
      const deal = await supplied(world, three);
      world.services.popbill.faults.add({ kind, call: "issue", left: 1 });
      const [id] = await issued(world, deal);
      expect(await invoiceOf(deal, id!)).toMatchObject({ status: "ISSUING" });
      await sweepAt(world, new Date(Date.now() + 11 * 60_000).toISOString());
      const { status, approvalNumber } = await invoiceOf(deal, id!);
      expect(status).toBe("ISSUED");
      expect(documentsOf(world, deal)).toMatchObject([{ approvalNumber }]);
    },
  );

  test("reaches the tax service on the next business day, and is not taken back then (D42-7)", async () => {
    const deal = await supplied(world);
    const [id] = await issued(world, deal);
    const params = { id: id! };
    const { version } = await invoiceOf(deal, id!);
    await sweepAt(world, sentDay());
    const sent = await invoiceOf(deal, id!);
    expect(sent).toMatchObject({ status: "SENT" });
    expect(seoulDay(sent.sentAt!)).toBe(seoulDay(sentDay()));
    const cancel = (seen: number) =>
      codeOf(deal.seller.api.taxInvoices.cancel({ params, body: { version: seen } }));
    expect(await cancel(version)).toBe("VERSION_CONFLICT");
    expect(await cancel(sent.version)).toBe("INVALID_TRANSITION");
  });

  test("that the tax service refuses is told to its seller (D42-7)", async () => {
    const deal = await supplied(world);
    const [id] = await issued(world, deal);
    const { number } = await invoiceOf(deal, id!);
    world.services.popbill.faults.refuseAtTaxService(number);
    await sweepAt(world, sentDay());
    expect(await invoiceOf(deal, id!)).toMatchObject({
      status: "SEND_FAILED",
      refusal: { code: "ERR002" },
    });
    expect(await toldOf(deal.seller, "TAX_INVOICE_REFUSED")).toHaveLength(1);
  });

  test("is taken back before it is sent, and its lines are open again (D42-7)", async () => {
    const deal = await supplied(world, three);
    const before = await openMonth(deal);
    const [id] = await issued(world, deal);
    const { version } = await invoiceOf(deal, id!);
    const press = () =>
      deal.seller.api.taxInvoices.cancel({ params: { id: id! }, body: { version } });
    await Promise.all([press(), press()]);
    await world.drain({ duplicate: true });
    expect(await invoiceOf(deal, id!)).toMatchObject({ status: "CANCELLED" });
    expect(await openMonth(deal)).toEqual(before);
    const [again] = await issued(world, deal);
    expect(await invoiceOf(deal, again!)).toMatchObject({ total: before.total, status: "ISSUED" });
    const held = documentsOf(world, deal).filter((one) => one.cancelledAtMs === undefined);
    expect(held).toHaveLength(1);
  });
});
