import {
  cancelInvoice,
  certificateOf,
  certificateUrl,
  findInvoices,
  issueInvoice,
} from "@bupum/functions/providers/tax-invoices/popbill";
import { joinProvider } from "@bupum/functions/providers/tax-invoices/popbill-join";
import type { Wanted } from "@bupum/functions/providers/tax-invoices/port";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { invoice, number, startProvider } from "../kit/popbill/provider.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
beforeEach(() => provider.renew());
afterAll(() => provider.stop());

const wanted = (change: Partial<Wanted> = {}) => invoice(provider.seller, change);
async function issued(change: Partial<Wanted> = {}): Promise<string> {
  const outcome = await issueInvoice(wanted(change));
  if (outcome.state !== "ISSUED") throw new Error(JSON.stringify(outcome));
  return outcome.approvalNumber;
}
const minute = 60_000;
const stateOf = async (of = number) => {
  const found = await findInvoices(provider.seller, [of]);
  return found === "UNKNOWN" ? found : found[0];
};

test("an invoice is issued and found, and the buyer gets a mail of the provider", async () => {
  provider.popbill.ready(provider.seller);
  const approvalNumber = await issued();
  expect(approvalNumber).toMatch(/^20261130\w{16}$/);
  expect(await findInvoices(provider.seller, ["TI-261130-UNKNOWN000", number])).toEqual([
    { number, state: "ISSUED", approvalNumber, issuedAt: "2026-11-30T01:00:00.000Z" },
  ]);
  expect(provider.mail.list("buyer@example.com")).toMatchObject([
    { subject: "[팝빌] 부품상사에서 전자세금계산서를 발행하였습니다." },
  ]);
});

test.each(["LOST_AFTER", "ERROR_AFTER"] as const)(
  "a repeat after %s makes no second document",
  async (kind) => {
    provider.popbill.ready(provider.seller);
    provider.popbill.faults.add({ kind, call: "issue", left: 1 });
    expect(await issueInvoice(wanted())).toEqual({ state: "UNKNOWN" });
    expect(await stateOf()).toMatchObject({ state: "ISSUED" });
    const approvalNumber = await issued();
    expect(provider.popbill.book.documents.map((one) => one.approvalNumber)).toEqual([
      approvalNumber,
    ]);
  },
);

test.each(["LOST_BEFORE", "ERROR_BEFORE"] as const)(
  "after %s nothing was issued, and a repeat does it",
  async (kind) => {
    provider.popbill.ready(provider.seller);
    provider.popbill.faults.add({ kind, call: "issue", left: 1 });
    expect(await issueInvoice(wanted())).toEqual({ state: "UNKNOWN" });
    expect(await findInvoices(provider.seller, [number])).toEqual([]);
    await issued();
    expect(provider.popbill.book.documents).toHaveLength(1);
  },
);

test("a number belongs to one document of each seller", async () => {
  provider.popbill.ready(provider.seller);
  const first = await issued();
  expect(await issued({ supply: 2_000, vat: 200, lines: [] })).toBe(first);
  provider.anotherSeller();
  provider.popbill.ready(provider.seller);
  expect(await issued()).not.toBe(first);
  expect(provider.popbill.book.documents).toHaveLength(2);
});

test("a cancelled number is not used again", async () => {
  provider.popbill.ready(provider.seller);
  await issued();
  expect(await cancelInvoice(provider.seller, number)).toEqual({ state: "CANCELLED" });
  expect(await stateOf()).toMatchObject({ state: "CANCELLED" });
  expect(await cancelInvoice(provider.seller, number)).toEqual({ state: "CANCELLED" });
  expect(await issueInvoice(wanted())).toMatchObject({ state: "REFUSED" });
});

test("the tax service gets an invoice on the next business day at 15:00, and no cancellation after", async () => {
  provider.popbill.ready(provider.seller);
  await issued();
  provider.clock.ms = Date.parse("2026-12-01T05:59:59Z");
  expect(await stateOf()).toMatchObject({ state: "ISSUED" });
  provider.clock.ms += 1_000;
  expect(await stateOf()).toMatchObject({ state: "SENDING" });
  provider.clock.ms += 5 * minute;
  expect(await stateOf()).toMatchObject({ state: "SENT", sentAt: "2026-12-01T06:00:00.000Z" });
  expect(await cancelInvoice(provider.seller, number)).toMatchObject({ state: "REFUSED" });
  expect(await cancelInvoice(provider.seller, "TI-261130-UNKNOWN000")).toMatchObject({
    state: "REFUSED",
  });
});

test("what is issued on a Friday goes on Monday; the tax service may refuse it", async () => {
  provider.clock.ms = Date.parse("2026-12-04T09:00:00Z");
  provider.popbill.ready(provider.seller);
  provider.popbill.faults.refuseAtTaxService(number);
  await issued();
  provider.clock.ms = Date.parse("2026-12-07T05:59:59Z");
  expect(await stateOf()).toMatchObject({ state: "ISSUED" });
  provider.clock.ms += 10 * minute;
  expect(await stateOf()).toMatchObject({ state: "SEND_FAILED", failCode: "ERR002" });
});

test("a late invoice is issued where that is asked for", async () => {
  provider.popbill.ready(provider.seller);
  const late = { writtenOn: "2026-10-31" };
  expect(await issueInvoice(wanted(late))).toMatchObject({ state: "REFUSED" });
  await issued({ ...late, late: true });
  expect(provider.popbill.book.documents).toMatchObject([{ isLate: true }]);
});

test("the last day to issue is in time", async () => {
  provider.clock.ms = Date.parse("2026-12-10T14:59:00Z");
  provider.popbill.ready(provider.seller);
  await issued();
  provider.clock.ms += 2 * minute;
  expect(await issueInvoice(wanted({ number: "TI-1" }))).toMatchObject({ code: "-11009013" });
});

test("an amendment of the first invoice's day is never late", async () => {
  provider.popbill.ready(provider.seller);
  const amends = { code: 6, approvalNumber: "202608314100000000000001" };
  await issued({ writtenOn: "2026-08-31", amends });
});

test("a seller joins, registers a certificate on the provider's page, and issues", async () => {
  expect(await certificateOf(provider.seller)).toEqual({ state: "NONE" });
  expect(await issueInvoice(wanted())).toMatchObject({ state: "REFUSED", code: "-99003008" });
  const joining = {
    businessNumber: provider.seller,
    name: "부품상사",
    representative: "김부품",
    address: "서울",
    businessType: "도소매",
    businessItem: "전자부품",
    contactName: "김부품",
    email: "seller@example.com",
    phone: "01012345678",
  };
  provider.popbill.faults.add({ kind: "REFUSE", call: "join", code: -10000041, left: 1 });
  expect(await joinProvider(joining)).toMatchObject({ state: "REFUSED", code: "-10000041" });
  expect(await joinProvider(joining)).toEqual({ state: "JOINED" });
  expect(await joinProvider(joining)).toEqual({ state: "JOINED" });
  expect(await certificateOf(provider.seller)).toEqual({ state: "NO_CERTIFICATE" });
  expect(await issueInvoice(wanted())).toMatchObject({ state: "REFUSED", code: "-10002009" });
  const url = (await certificateUrl(provider.seller))!;
  expect(url.startsWith(`${provider.origin}/`)).toBe(true);
  expect(await (await fetch(url)).text()).toContain("<button>");
  expect(await (await fetch(url, { method: "POST" })).text()).toContain("등록되었습니다");
  expect(await certificateOf(provider.seller)).toEqual({ state: "READY", until: "2027-11-30" });
  await issued();
});

test("a certificate that has ended signs nothing", async () => {
  provider.popbill.expireCertificate(provider.seller);
  expect(await issueInvoice(wanted())).toMatchObject({ state: "REFUSED", code: "-11002031" });
});

test("a refusal of the provider's own choice, and a test's own plan", async () => {
  provider.popbill.ready(provider.seller);
  provider.popbill.faults.add({ kind: "REFUSE", call: "issue", code: -11001021, left: 1 });
  expect(await issueInvoice(wanted())).toMatchObject({ state: "REFUSED", code: "-11001021" });
  provider.popbill.plan = (call) => (call === "find" ? { kind: "LOST_BEFORE" } : undefined);
  await issued();
  expect(await findInvoices(provider.seller, [number])).toBe("UNKNOWN");
});
