import { addBusinessDays } from "@bupum/shared/kernel/calendar/calendar";
import type { Id } from "@bupum/shared/kernel/ids";
import { addDays, seoulInstant } from "@bupum/shared/kernel/time";
import type { AmendmentDraft } from "@bupum/shared/papers/tax-invoices/amendment-draft";
import { amendReasons } from "@bupum/shared/papers/tax-invoices/states";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepAt } from "../../kit/clock.ts";
import { companyDraft } from "../../kit/companies.ts";
import { codeOf, daysAhead } from "../../kit/group.ts";
import { invoiceOf, issued, sentDay, supplied } from "../../kit/tax-invoices.ts";
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
/** Two pieces of 50,000 won. */
const worth = { quote: { unitPrice: "50000" } };
type Deal = Awaited<ReturnType<typeof supplied>>;

async function invoiced() {
  const deal = await supplied(world, worth);
  const [id] = await issued(world, deal);
  return { deal, id: id! };
}

async function amend(deal: Deal, id: Id<"tin">, draft: Omit<AmendmentDraft, "version">) {
  const { version } = await invoiceOf(deal, id);
  const body = { ...draft, version };
  const { ids } = await deal.seller.api.taxInvoices.amend({ params: { id }, body });
  await world.drain({ duplicate: true });
  return ids;
}
const documentOf = async (deal: Deal, id: Id<"tin">) => {
  const { number } = await invoiceOf(deal, id);
  return world.services.popbill.book.document(deal.businessNumber, number)?.content;
};

describe("an amendment", () => {
  test.each([
    ["VALUE_CHANGED", -20_000, -20_000, 80_000],
    ["VALUE_CHANGED", 5_000, 5_000, 105_000],
    ["GOODS_RETURNED", 50_000, -50_000, 50_000],
    ["CONTRACT_CANCELLED", undefined, -100_000, 0],
    ["ISSUED_TWICE", undefined, -100_000, 0],
  ] as const)("for %s of %s states %s (D42-8)", async (reason, supply, stated, left) => {
    const { deal, id } = await invoiced();
    const [made, ...others] = await amend(deal, id, { reason, supply, on: today() });
    expect(others).toEqual([]);
    const original = await invoiceOf(deal, id);
    expect(original.remaining).toMatchObject({ supply: left, vat: left / 10 });
    expect(original.amendments).toMatchObject([{ id: made, reason, status: "ISSUED" }]);
    expect(await invoiceOf(deal, made!)).toMatchObject({
      supply: stated,
      vat: stated / 10,
      amends: { id, approvalNumber: original.approvalNumber },
    });
    expect(await documentOf(deal, made!)).toMatchObject({
      modifyCode: amendReasons.indexOf(reason) + 1,
      orgNTSConfirmNum: original.approvalNumber,
      supplyCostTotal: String(stated),
    });
    const told = await deal.accountant.api.notifications.list({ query: {} });
    expect(told.items.filter(({ event }) => event === "TAX_INVOICE_AMENDED")).toHaveLength(1);
  });

  test("of an entry states all of it anew, with what the company says of itself today (D42-8)", async () => {
    const { deal, id } = await invoiced();
    const { version: _, ...company } = await deal.owner.api.companies.get({ params: deal.params });
    const body = { ...companyDraft, name: "한빛정밀 주식회사" };
    await deal.owner.api.companies.update({ params: deal.params, body });
    expect(company.name).toBe(companyDraft.name);
    const [negative, positive] = await amend(deal, id, { reason: "ENTRY_ERROR" });
    expect(await invoiceOf(deal, negative!)).toMatchObject({ total: -110_000, status: "ISSUED" });
    expect(await invoiceOf(deal, negative!)).toMatchObject({ buyer: { name: companyDraft.name } });
    expect(await invoiceOf(deal, positive!)).toMatchObject({
      total: 110_000,
      status: "ISSUED",
      buyer: { name: body.name },
    });
    expect((await invoiceOf(deal, id)).remaining.total).toBe(0);
    // What stands in for it is amended from now on, and nothing else.
    const on = today();
    for (const reason of ["ENTRY_ERROR", "CONTRACT_CANCELLED", "ISSUED_TWICE"] as const)
      expect(await codeOf(amend(deal, id, { reason, on }))).toBe("INVALID_TRANSITION");
    await amend(deal, positive!, { reason: "GOODS_RETURNED", supply: 50_000, on });
    expect((await invoiceOf(deal, positive!)).remaining.supply).toBe(50_000);
    expect(await documentOf(deal, positive!)).toMatchObject({ invoiceeCorpName: body.name });
  });

  test("takes nothing back where what stands in for it is refused (D42-8)", async () => {
    const { deal, id } = await invoiced();
    const books = world.services.popbill.book.documents.length;
    // The first of the two that is sent states it anew.
    world.services.popbill.faults.add({ kind: "REFUSE", call: "issue", left: 1, code: -1 });
    const ids = await amend(deal, id, { reason: "ENTRY_ERROR" });
    for (const made of ids)
      expect(await invoiceOf(deal, made)).toMatchObject({ status: "REFUSED" });
    expect(world.services.popbill.book.documents).toHaveLength(books);
    expect((await invoiceOf(deal, id)).remaining.total).toBe(110_000);
    // Nothing of it stands, so it is mended anew.
    const again = await amend(deal, id, { reason: "ENTRY_ERROR" });
    for (const made of again)
      expect(await invoiceOf(deal, made)).toMatchObject({ status: "ISSUED" });
  });

  test("for a local credit states a share of it without VAT (D42-8)", async () => {
    const { deal, id } = await invoiced();
    const ids = await amend(deal, id, { reason: "LOCAL_CREDIT", supply: 30_000 });
    const [negative, positive] = await Promise.all(ids.map((made) => invoiceOf(deal, made)));
    expect(negative).toMatchObject({ supply: -30_000, vat: -3_000, taxType: "TAXED" });
    expect(positive).toMatchObject({ supply: 30_000, vat: 0, taxType: "ZERO_RATED" });
    // What was taxed and what is not are worth their own.
    const { remaining } = await invoiceOf(deal, id);
    expect(remaining).toEqual({ supply: 70_000, vat: 7_000, total: 77_000 });
    const more = { reason: "LOCAL_CREDIT", supply: 70_001 } as const;
    expect(await codeOf(amend(deal, id, more))).toBe("INVALID_REQUEST");
    const [ended] = await amend(deal, id, { reason: "CONTRACT_CANCELLED", on: today() });
    expect(await invoiceOf(deal, ended!)).toMatchObject({ supply: -70_000, vat: -7_000 });
  });

  test("takes back no more than is left, and not from another day (D42-8)", async () => {
    const { deal, id } = await invoiced();
    const on = today();
    await amend(deal, id, { reason: "GOODS_RETURNED", supply: 60_000, on });
    const more = (draft: Omit<AmendmentDraft, "version">) => codeOf(amend(deal, id, draft));
    const reason = "GOODS_RETURNED";
    expect(await more({ reason, supply: 40_001, on })).toBe("INVALID_REQUEST");
    expect(await more({ reason, supply: 0, on })).toBe("INVALID_REQUEST");
    expect(await more({ reason, supply: 100 })).toBe("INVALID_REQUEST");
    expect(await more({ reason, supply: 100, on: addDays(on, 1) })).toBe("INVALID_REQUEST");
    expect(await more({ reason, supply: 100, on: addDays(on, -1) })).toBe("INVALID_REQUEST");
    expect(await more({ reason: "VALUE_CHANGED", supply: -40_001, on })).toBe("INVALID_REQUEST");
    const { amendments } = await invoiceOf(deal, id);
    expect(amendments).toHaveLength(1);
    await amend(deal, id, { reason, supply: 40_000, on });
    expect(await more({ reason, supply: 1, on })).toBe("INVALID_TRANSITION");
  });

  test("is made once by many presses, and by two people at once (D42-8)", async () => {
    const { deal, id } = await invoiced();
    const { version } = await invoiceOf(deal, id);
    const bodies = Array.from({ length: 20 }, (_, at) => ({
      reason: "GOODS_RETURNED" as const,
      supply: 60_000,
      on: today(),
      version,
      remark: `${at % 2}`,
    }));
    const codes = await Promise.all(
      bodies.map((body) => codeOf(deal.seller.api.taxInvoices.amend({ params: { id }, body }))),
    );
    await world.drain({ duplicate: true });
    expect(new Set(codes)).toEqual(new Set(["no problem", "VERSION_CONFLICT"]));
    const { amendments, remaining } = await invoiceOf(deal, id);
    expect(amendments).toHaveLength(1);
    expect(remaining.supply).toBe(40_000);
  });

  test("keeps what it amends from being taken back, until it is taken back itself (D42-7)", async () => {
    const { deal, id } = await invoiced();
    const cancel = async (one: Id<"tin">) => {
      const { version } = await invoiceOf(deal, one);
      await deal.seller.api.taxInvoices.cancel({ params: { id: one }, body: { version } });
      await world.drain();
    };
    const [made] = await amend(deal, id, { reason: "ISSUED_TWICE" });
    expect(await codeOf(cancel(id))).toBe("INVALID_TRANSITION");
    await cancel(made!);
    expect((await invoiceOf(deal, id)).remaining.total).toBe(110_000);
    const [negative, positive] = await amend(deal, id, { reason: "ENTRY_ERROR" });
    for (const one of [negative, positive])
      expect(await codeOf(cancel(one!))).toBe("INVALID_TRANSITION");
  });

  test("that takes back follows what states it anew, however often it is refused (D42-8)", async () => {
    const { deal, id } = await invoiced();
    const { popbill } = world.services;
    let calls = 0;
    popbill.plan = (call) =>
      call === "issue" && (calls += 1) >= 2 ? { kind: "REFUSE", code: -1 } : undefined;
    const [negative, positive] = await amend(deal, id, { reason: "ENTRY_ERROR" });
    popbill.plan = () => undefined;
    expect(await invoiceOf(deal, positive!)).toMatchObject({ status: "ISSUED" });
    expect(await invoiceOf(deal, negative!)).toMatchObject({
      status: "ISSUING",
      refusal: { code: "-1" },
    });
    expect((await invoiceOf(deal, id)).remaining.total).toBe(0);
    await sweepAt(world, seoulInstant(addDays(today(), 1), "23:59"));
    const sent = await invoiceOf(deal, negative!);
    expect(sent).toMatchObject({ status: "ISSUED" });
    expect(sent.refusal).toBeUndefined();
  });

  test("of a rise stays where more than the rest was taken back since (D42-7)", async () => {
    const { deal, id } = await invoiced();
    const on = today();
    const [rise] = await amend(deal, id, { reason: "VALUE_CHANGED", supply: 50_000, on });
    await amend(deal, id, { reason: "GOODS_RETURNED", supply: 120_000, on });
    const { version } = await invoiceOf(deal, rise!);
    const cancel = deal.seller.api.taxInvoices.cancel({ params: { id: rise! }, body: { version } });
    expect(await codeOf(cancel)).toBe("INVALID_TRANSITION");
  });

  test("of what the tax service has is sent to it as well (D42-8)", async () => {
    const { deal, id } = await invoiced();
    await sweepAt(world, sentDay());
    expect(await invoiceOf(deal, id)).toMatchObject({ status: "SENT" });
    const [made] = await amend(deal, id, { reason: "CONTRACT_CANCELLED", on: today() });
    await sweepAt(world, seoulInstant(addBusinessDays(today(), 1), "16:10"));
    expect(await invoiceOf(deal, made!)).toMatchObject({ status: "SENT" });
    expect((await invoiceOf(deal, id)).amendments).toMatchObject([{ status: "SENT" }]);
  });
});
