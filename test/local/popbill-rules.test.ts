import {
  certificateUrl,
  findInvoices,
  issueInvoice,
} from "@bupum/functions/providers/tax-invoices/popbill";
import type { Wanted } from "@bupum/functions/providers/tax-invoices/port";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  askToken,
  buyer,
  invoice,
  line,
  number,
  sendDocument,
  startProvider,
} from "../kit/popbill/provider.ts";

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

test("a token that has ended is renewed", async () => {
  provider.popbill.ready(provider.seller);
  await issued();
  provider.clock.ms += 31 * 60_000;
  expect(await findInvoices(provider.seller, [number])).toMatchObject([{ state: "ISSUED" }]);
});

test("a token needs the right key, an unchanged body and the time of day", async () => {
  provider.popbill.ready(provider.seller);
  const { origin, seller } = provider;
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const codes = await Promise.all([
    askToken({ origin, seller, key: Buffer.from("another key").toString("base64") }),
    askToken({ origin, seller, body: JSON.stringify({ access_id: buyer, scope: [] }) }),
    askToken({ origin, seller, date: yesterday }),
  ]);
  expect(codes.map(({ code }) => code)).toEqual([-99010001, -99010001, -99010002]);
  expect((await askToken({ origin, seller })).session_token).toMatch(/^[\w-]{64}$/);
});

test("under another key of the provider nothing is known", async () => {
  provider.renew({ secretKey: Buffer.from("rotated").toString("base64") });
  provider.popbill.ready(provider.seller);
  expect(await issueInvoice(wanted())).toEqual({ state: "UNKNOWN" });
  expect(await findInvoices(provider.seller, [number])).toBe("UNKNOWN");
});

test("a token serves its own business number alone", async () => {
  provider.popbill.ready(provider.seller);
  const { origin } = provider;
  const { session_token: token } = await askToken(provider);
  const document = { invoicerMgtKey: "1", invoicerCorpNum: buyer };
  expect(await sendDocument(origin, `Bearer ${token}`, document)).toEqual({
    status: 400,
    code: -11001000,
  });
  expect(await sendDocument(origin, "Bearer of-nobody", document)).toEqual({
    status: 401,
    code: -10000033,
  });
  expect(await sendDocument(origin, "", document)).toEqual({ status: 401, code: -10000034 });
});

test.each([
  ["sums that do not add up", { supply: 1_001 }, "-11009010"],
  ["VAT without a tax", { taxType: "ZERO_RATED" }, "-11009011"],
  ["a number with other signs", { number: "TI 1" }, "-11009001"],
  ["a number that is too long", { number: "T".repeat(25) }, "-11009001"],
  ["a day to come", { writtenOn: "2026-12-01" }, "-11009004"],
  ["a day that is late", { writtenOn: "2026-10-31" }, "-11009013"],
  ["a fraction of a won", { lines: [{ ...line, supply: 999.5 }] }, "-11009009"],
  [
    "a return with more value",
    { amends: { code: 3, approvalNumber: "1".repeat(24) } },
    "-11001010",
  ],
  [
    "a reason that there is not",
    { amends: { code: 7, approvalNumber: "1".repeat(24) } },
    "-11001009",
  ],
] as [string, Partial<Wanted>, string][])(
  "the provider refuses %s",
  async (_what, change, code) => {
    provider.popbill.ready(provider.seller);
    expect(await issueInvoice(wanted(change))).toMatchObject({ state: "REFUSED", code });
    expect(provider.popbill.book.documents).toEqual([]);
  },
);

test("a buyer's number with a wrong digit is refused", async () => {
  provider.popbill.ready(provider.seller);
  const businessNumber = `${buyer.slice(0, 9)}${(Number(buyer[9]) + 1) % 10}`;
  const change = { buyer: { ...wanted().buyer, businessNumber } };
  expect(await issueInvoice(wanted(change))).toMatchObject({ code: "-11001021" });
});

test("more than 99 lines are issued as 99, and are refused as they are", async () => {
  provider.popbill.ready(provider.seller);
  const lines = Array.from({ length: 100 }, () => ({ ...line, supply: 10, vat: 1 }));
  await issued({ lines });
  const sent = provider.popbill.book.documents[0]!.content;
  expect(sent["detailList"]).toHaveLength(99);
  const { session_token: token } = await askToken(provider);
  const detail = (sent["detailList"] as object[])[0]!;
  const detailList = Array.from({ length: 100 }, (_, at) => ({ ...detail, serialNum: at + 1 }));
  const document = { ...sent, invoicerMgtKey: "TI-2", detailList };
  expect(await sendDocument(provider.origin, `Bearer ${token}`, document)).toMatchObject({
    code: -11009008,
  });
});

test("the page of certificates opens for 30 seconds", async () => {
  provider.popbill.ready(provider.seller);
  const url = (await certificateUrl(provider.seller))!;
  provider.clock.ms += 31_000;
  expect(await (await fetch(url)).text()).not.toContain("<button>");
  const unknown = await fetch(`${url}x`, { method: "POST" });
  expect(await unknown.text()).toContain("만료");
});
