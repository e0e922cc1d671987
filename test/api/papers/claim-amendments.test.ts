import type { Id } from "@bupum/shared/kernel/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { addDays, seoulInstant } from "@bupum/shared/kernel/time";
import { sweepAt } from "../../kit/clock.ts";
import { codeOf, daysAhead } from "../../kit/group.ts";
import { invoiceOf, issued, supplied } from "../../kit/tax-invoices.ts";
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Deal = Awaited<ReturnType<typeof supplied>>;
type Remedy = "CREDIT" | "RETURN" | "REFUSAL";

/** Two pieces of 5,503 won with VAT, invoiced. */
async function invoiced(given: Pick<Partial<Deal>, "seller"> = {}) {
  const quote = { unitPrice: "5503", vatMode: "INCLUDED" };
  const deal = await supplied(world, { quote, ...given });
  const [id] = await issued(world, deal);
  return { deal, id: id! };
}

let said = 0;
/** A claim of the company's buyer, which ended as the seller offered. */
async function agreed(
  { buyer, seller, orderIds }: Deal,
  remedy: Remedy,
  amount?: number,
  quantity = 2,
) {
  const claim = { orderId: orderIds[0]!, kind: "DAMAGED", quantity } as const;
  const { id } = await buyer.as.claims.create({
    // A call with the same words is the same call.
    body: { ...claim, detail: `하우징이 깨져서 왔습니다: ${++said}`, fileIds: [] },
  });
  const detail = "확인했습니다. 이렇게 하겠습니다.";
  const label = { carrier: "CJ대한통운", trackingNo: "123456789012" };
  const body = {
    remedy,
    detail,
    ...(amount !== undefined && { amount }),
    ...(remedy === "RETURN" && label),
  };
  await seller.api.claims.propose({ params: { id }, body });
  await buyer.as.claims.accept({ params: { id }, body: {} });
  await world.drain();
  return id;
}

async function amend(deal: Deal, id: Id<"tin">, claimId: Id<"clm">, reason = "VALUE_CHANGED") {
  const { version } = await invoiceOf(deal, id);
  const body = { reason: reason as "VALUE_CHANGED", claimId, version };
  const { ids } = await deal.seller.api.taxInvoices.amend({ params: { id }, body });
  await world.drain({ duplicate: true });
  return ids;
}

test("the end of a claim is stated by an amendment, to the won and once (D42-11)", async () => {
  const { deal, id } = await invoiced();
  const claimId = await agreed(deal, "CREDIT", 2_003);
  const [made] = await amend(deal, id, claimId);
  expect(await invoiceOf(deal, made!)).toMatchObject({
    total: -2_003,
    writtenOn: daysAhead(0),
    status: "ISSUED",
    amends: { id, reason: "VALUE_CHANGED", claimId },
  });
  const original = await invoiceOf(deal, id);
  expect(original.remaining.total).toBe(11_006 - 2_003);
  expect(original.amendments).toMatchObject([{ id: made, claimId, status: "ISSUED" }]);
  expect(await codeOf(amend(deal, id, claimId))).toBe("INVALID_TRANSITION");
  // Both sides see which invoice states the line, and that the amendment was made.
  for (const api of [deal.seller.api, deal.accountant.as]) {
    const params = { orderId: deal.orderIds[0]! };
    const { items } = await api.taxInvoices.ofOrder({ params });
    expect(items).toMatchObject([{ id, orderIds: deal.orderIds, amendments: [{ claimId }] }]);
  }
});

test("an amendment that the provider refused leaves the claim without one (D42-11)", async () => {
  const { deal, id } = await invoiced();
  const claimId = await agreed(deal, "RETURN");
  expect(await codeOf(amend(deal, id, claimId, "VALUE_CHANGED"))).toBe("INVALID_TRANSITION");
  world.services.popbill.faults.add({ kind: "REFUSE", call: "issue", left: 1, code: -1 });
  const [refused] = await amend(deal, id, claimId, "GOODS_RETURNED");
  expect(await invoiceOf(deal, refused!)).toMatchObject({ status: "REFUSED" });
  await amend(deal, id, claimId, "GOODS_RETURNED");
  expect((await invoiceOf(deal, id)).remaining).toEqual({ supply: 0, vat: 0, total: 0 });
});

test("a claim about anything else, or that pays nothing back, amends nothing (D42-11)", async () => {
  const { deal, id } = await invoiced();
  // Of another company that bought from the same seller.
  const other = await invoiced({ seller: deal.seller });
  const claimId = await agreed(other.deal, "CREDIT", 100);
  expect(await codeOf(amend(deal, id, claimId))).toBe("NOT_FOUND");
  const refused = await agreed(deal, "REFUSAL");
  expect(await codeOf(amend(deal, id, refused))).toBe("INVALID_TRANSITION");
  const { version } = await invoiceOf(deal, id);
  const body = { reason: "VALUE_CHANGED", supply: -9_000, on: daysAhead(0), version } as const;
  await deal.seller.api.taxInvoices.amend({ params: { id }, body });
  await world.drain();
  // Less is left than is paid back.
  const late = await agreed(deal, "CREDIT", 3_000);
  expect(await codeOf(amend(deal, id, late))).toBe("INVALID_REQUEST");
});

test.each(["CREDIT", "RETURN"] as const)(
  "two claims that pay back a whole line are both stated: %s (D42-11)",
  async (remedy) => {
    const { deal, id } = await invoiced();
    const claims = [await agreed(deal, remedy, 5_503, 1), await agreed(deal, remedy, 5_503, 1)];
    const reason = remedy === "RETURN" ? "GOODS_RETURNED" : "VALUE_CHANGED";
    for (const claimId of claims) await amend(deal, id, claimId, reason);
    expect((await invoiceOf(deal, id)).remaining).toEqual({ supply: 0, vat: 0, total: 0 });
  },
);

test("a claim is stated by what states the invoice anew, and by nothing else since (D42-11)", async () => {
  const { deal, id } = await invoiced();
  const claimId = await agreed(deal, "CREDIT", 2_000);
  const { version } = await invoiceOf(deal, id);
  const { ids } = await deal.seller.api.taxInvoices.amend({
    params: { id },
    body: { reason: "ENTRY_ERROR", version },
  });
  await world.drain();
  const anew = (await Promise.all(ids.map((one) => invoiceOf(deal, one)))).find(
    ({ supply }) => supply > 0,
  )!;
  expect(await codeOf(amend(deal, id, claimId))).toBe("INVALID_TRANSITION");
  await amend(deal, anew.id, claimId);
  expect((await invoiceOf(deal, anew.id)).remaining.total).toBe(9_006);
});

const today = () => daysAhead(0);
const next = () => monthOf(addDays(`${monthOf(today())}-28`, 4));
const lookOn = (on: string) => sweepAt(world, seoulInstant(on, "09:05"));
const due = ({ seller }: Deal) => toldOf(seller, "TAX_AMENDMENT_DUE");

describe("an amendment that is owed (D42-12)", () => {
  test("is told until its last day, not once it was made, and again once it was refused", async () => {
    const { deal, id } = await invoiced();
    const claimId = await agreed(deal, "CREDIT", 2_003);
    const later = await agreed(deal, "REFUSAL");
    expect(await due(deal)).toEqual([]);
    await lookOn(`${next()}-01`);
    const { number, buyer } = await invoiceOf(deal, id);
    const lastOn = lastDayToIssue(today());
    const params = { number, company: buyer.name, lastOn };
    expect(later).not.toBe(claimId);
    expect(await due(deal)).toMatchObject([{ params, link: `/seller/claims?claimId=${claimId}` }]);
    world.services.popbill.faults.add({ kind: "REFUSE", call: "issue", left: 1, code: -1 });
    await amend(deal, id, claimId);
    await lookOn(`${next()}-05`);
    expect(await due(deal)).toHaveLength(2);
    await amend(deal, id, claimId);
    await lookOn(lastOn);
    expect(await due(deal)).toHaveLength(2);
  });

  test("of a line without an invoice is looked for again, and told of what states it anew", async () => {
    const deal = await supplied(world, { quote: { unitPrice: "5503", vatMode: "INCLUDED" } });
    const claimId = await agreed(deal, "CREDIT", 2_003);
    await lookOn(`${next()}-01`);
    expect(await due(deal)).toEqual([]);
    const [id] = await issued(world, deal);
    const { version } = await invoiceOf(deal, id!);
    const { ids } = await deal.seller.api.taxInvoices.amend({
      params: { id: id! },
      body: { reason: "ENTRY_ERROR", version },
    });
    await world.drain();
    const made = await Promise.all(ids.map((one) => invoiceOf(deal, one)));
    const anew = made.find(({ total }) => total > 0)!;
    await lookOn(`${next()}-05`);
    const link = `/seller/claims?claimId=${claimId}`;
    expect(await due(deal)).toMatchObject([{ params: { number: anew.number }, link }]);
    await lookOn(addDays(lastDayToIssue(today()), 1));
    expect(await due(deal)).toHaveLength(1);
  });

  test("is asked of nobody where too little is left of the invoice", async () => {
    const { deal, id } = await invoiced();
    const { version } = await invoiceOf(deal, id);
    const body = { reason: "VALUE_CHANGED", supply: -9_000, on: today(), version } as const;
    await deal.seller.api.taxInvoices.amend({ params: { id }, body });
    await world.drain();
    await agreed(deal, "CREDIT", 3_000);
    await lookOn(`${next()}-01`);
    expect(await due(deal)).toEqual([]);
  });
});
