import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  cancelInvoice,
  certificateOf,
  certificateUrl,
  findInvoices,
  issueInvoice,
} from "./popbill.ts";
import type { Wanted } from "./port.ts";

/** Raw replies, whatever the provider means by them. */
type Canned = { status: number; body: unknown } | "drop";
interface Call {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}
let server: Server;
let calls: Call[] = [];
/** Replies to calls by verb and path; of several the last one stays. */
let canned: Record<string, Canned[]> = {};
let sellers = 1_000_000_000;
let seller = "";

const secret = { linkId: "LINK", secretKey: Buffer.from("a key").toString("base64") };
const token = (text = "a token", lifeMs = 1_800_000): Canned => ({
  status: 200,
  body: { session_token: text, expiration: new Date(Date.now() + lifeMs).toISOString() },
});
const refused = (code: number, status = 400): Canned => ({
  status,
  body: { code, message: "사유" },
});
const tokenPath = "POST /POPBILL_TEST/Token";

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      if (request.headers["x-amz-target"]) {
        response.writeHead(200, { "content-type": "application/x-amz-json-1.1" });
        return response.end(JSON.stringify({ SecretString: JSON.stringify(secret) }));
      }
      const { method = "", url = "", headers } = request;
      calls.push({ method, url, headers, body });
      const verb = String(headers["x-http-method-override"] ?? method);
      const replies = canned[`${verb} ${url.split("/TI-")[0]}`] ?? [];
      const reply = replies.length > 1 ? replies.shift()! : replies[0];
      if (!reply || reply === "drop") return request.socket.destroy();
      response.writeHead(reply.status, { "content-type": "application/json" });
      return response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_SECRETS_MANAGER: origin,
    STAGE: "dev",
    LINKHUB_URL: origin,
    POPBILL_URL: origin,
    POPBILL_SERVICE: "POPBILL_TEST",
    POPBILL_SECRET: "bupum/dev/popbill",
  });
});
beforeEach(() => {
  calls = [];
  canned = { [tokenPath]: [token()] };
  // Tokens are kept by business number: each test has its own.
  seller = String((sellers += 1));
});
afterAll(() => void server.close());

const number = "TI-261130-0A1B2C3D4E";
const approvalNumber = "202611304100000000000001";
const wanted = (): Wanted => ({
  number,
  taxType: "TAXED",
  writtenOn: "2026-11-30",
  seller: {
    name: "가",
    businessNumber: seller,
    representative: "나",
    address: "다",
    email: "a@b.c",
  },
  buyer: {
    name: "라",
    businessNumber: "1078783297",
    representative: "마",
    address: "바",
    email: "d@e.f",
  },
  supply: 1_000,
  vat: 100,
  lines: [{ suppliedOn: "2026-11-30", kind: "GOODS", name: "저항", supply: 1_000, vat: 100 }],
  late: false,
});
const issued: Canned = {
  status: 200,
  body: { code: 1, message: "발행", ntsConfirmNum: approvalNumber },
};
const found = (more: object = {}): Canned => ({
  status: 200,
  body: [
    {
      invoicerMgtKey: number,
      stateCode: 300,
      issueDT: "20261130101112",
      ntsconfirmNum: approvalNumber,
      somethingNew: { of: "next year" },
      ...more,
    },
  ],
});
const nothing: Canned = { status: 200, body: [] };

test("an issue carries a signed token and the document, under the provider's own verb", async () => {
  canned["ISSUE /Taxinvoice"] = [issued];
  expect(await issueInvoice(wanted())).toEqual({ state: "ISSUED", approvalNumber });
  const [asked, issue] = calls;
  expect(asked!.url).toBe("/POPBILL_TEST/Token");
  expect(asked!.headers.authorization).toMatch(/^LINKHUB LINK [\w+/]{43}=$/);
  expect(asked!.headers).toMatchObject({ "x-lh-version": "2.0", "x-lh-forwarded": "*" });
  expect(JSON.parse(asked!.body)).toEqual({ access_id: seller, scope: ["member", "110"] });
  expect(issue).toMatchObject({ method: "POST", url: "/Taxinvoice" });
  expect(issue!.headers).toMatchObject({
    authorization: "Bearer a token",
    "x-http-method-override": "ISSUE",
  });
  expect(JSON.parse(issue!.body)).toMatchObject({ invoicerMgtKey: number, totalAmount: "1100" });
});

const tokens = () => calls.filter(({ url }) => url.endsWith("/Token")).length;
test("a token serves until shortly before its end, each for one business number", async () => {
  canned["POST /Taxinvoice/SELL"] = [nothing];
  await findInvoices(seller, [number]);
  await findInvoices(seller, [number]);
  expect(tokens()).toBe(1);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1_800_000 - 59_000 });
  await findInvoices(seller, [number]);
  vi.useRealTimers();
  expect(tokens()).toBe(2);
  await findInvoices(String((sellers += 1)), [number]);
  expect(tokens()).toBe(3);
});

test.each([
  ["by its code", refused(-10000033)],
  ["by its status", { status: 401, body: "" } as const],
])("a token that is refused %s is renewed once", async (_how, refusal) => {
  canned[tokenPath] = [token("old"), token("fresh")];
  canned["ISSUE /Taxinvoice"] = [refusal, issued];
  expect(await issueInvoice(wanted())).toEqual({ state: "ISSUED", approvalNumber });
  expect(calls.at(-1)!.headers.authorization).toBe("Bearer fresh");
  canned["ISSUE /Taxinvoice"] = [refusal];
  expect(await issueInvoice(wanted())).toEqual({ state: "UNKNOWN" });
});

const unusable: [string, Canned][] = [
  ["a lost connection", "drop"],
  ["500", { status: 500, body: "<html>" }],
  ["the provider's own failure", refused(-99999999, 500)],
  ["a page of a proxy", { status: 200, body: "<html>" }],
  ["no approval number", { status: 200, body: { code: 1 } }],
  ["a refusal of the market's points", refused(-99000001)],
];
test.each(unusable)("after %s nothing is known of an invoice", async (_what, reply) => {
  canned["ISSUE /Taxinvoice"] = [reply];
  canned["POST /Taxinvoice/SELL"] = [reply];
  canned["CANCELISSUE /Taxinvoice/SELL"] = [reply];
  expect(await issueInvoice(wanted())).toEqual({ state: "UNKNOWN" });
  expect(await findInvoices(seller, [number])).toBe("UNKNOWN");
  const cancelled = await cancelInvoice(seller, number);
  // The last two say no more than that a call succeeded.
  expect(cancelled.state).toBe(_what === "no approval number" ? "CANCELLED" : "UNKNOWN");
});

test("without a token nothing is known, but of a business that has not joined", async () => {
  canned[tokenPath] = [refused(-99010001)];
  expect(await issueInvoice(wanted())).toEqual({ state: "UNKNOWN" });
  expect(await certificateOf(seller)).toBe("UNKNOWN");
  canned[tokenPath] = [refused(-99003008)];
  expect(await issueInvoice(wanted())).toEqual({
    state: "REFUSED",
    code: "-99003008",
    message: "사유",
    cannotSign: true,
  });
  expect(await findInvoices(seller, [number])).toEqual([]);
  expect(await certificateOf(seller)).toEqual({ state: "NONE" });
  expect(calls.every(({ url }) => url.endsWith("/Token"))).toBe(true);
});

test.each([
  ["has it", found(), { state: "ISSUED", approvalNumber }],
  ["has sent it", found({ stateCode: 304 }), { state: "ISSUED", approvalNumber }],
  ["could not send it", found({ stateCode: 305 }), { state: "ISSUED", approvalNumber }],
  ["has it without its approval number", found({ ntsconfirmNum: null }), { state: "UNKNOWN" }],
  ["has cancelled it", found({ stateCode: 600 }), { state: "REFUSED" }],
  ["has only saved it", found({ stateCode: 100 }), { state: "REFUSED" }],
  ["does not have it", nothing, { state: "REFUSED", code: "-11001012", message: "사유" }],
  ["does not reply", "drop", { state: "UNKNOWN" }],
] as [string, Canned, object][])(
  "a refusal is believed only after the provider was asked: it %s",
  async (_what, state, outcome) => {
    canned["ISSUE /Taxinvoice"] = [refused(-11001012)];
    canned["POST /Taxinvoice/SELL"] = [state];
    expect(await issueInvoice(wanted())).toMatchObject(outcome);
    expect(JSON.parse(calls.at(-1)!.body)).toEqual([number]);
  },
);

test.each([
  [300, { state: "ISSUED" }],
  [301, { state: "SENDING" }],
  [302, { state: "SENDING" }],
  [303, { state: "SENDING" }],
  [304, { state: "SENT", sentAt: "2026-12-01T06:00:00.000Z" }],
  [305, { state: "SEND_FAILED", failCode: "ERR002" }],
  [600, { state: "CANCELLED" }],
])("the provider's state %i is %o", async (stateCode, state) => {
  const more = { stateCode, ntssendDT: "20261201150000", ntssendErrCode: "ERR002" };
  canned["POST /Taxinvoice/SELL"] = [found(more)];
  expect(await findInvoices(seller, [number])).toEqual([
    { number, approvalNumber, issuedAt: "2026-11-30T01:11:12.000Z", ...state },
  ]);
});

test("a document that was only saved is not found; no numbers need no call", async () => {
  canned["POST /Taxinvoice/SELL"] = [found({ stateCode: 100 })];
  expect(await findInvoices(seller, [number])).toEqual([]);
  calls = [];
  expect(await findInvoices(seller, [])).toEqual([]);
  expect(calls).toEqual([]);
});

test.each([
  ["cancelled before", found({ stateCode: 600 }), "CANCELLED"],
  ["sent", found({ stateCode: 304 }), "REFUSED"],
  ["unknown there", nothing, "REFUSED"],
  ["lost with the reply", "drop", "UNKNOWN"],
] as [string, Canned, string][])(
  "a refused cancellation of what is %s",
  async (_what, reply, state) => {
    canned["CANCELISSUE /Taxinvoice/SELL"] = [refused(-11002001)];
    canned["POST /Taxinvoice/SELL"] = [reply];
    expect((await cancelInvoice(seller, number)).state).toBe(state);
  },
);

test.each([
  ["valid", "20991231235959", { state: "READY", until: "2099-12-31" }],
  ["ended", "20201231235959", { state: "NO_CERTIFICATE" }],
])("a certificate that is %s", async (_what, certificateExpiration, outcome) => {
  canned["GET /Taxinvoice?cfg=CERT"] = [{ status: 200, body: { certificateExpiration } }];
  expect(await certificateOf(seller)).toEqual(outcome);
});

test("no certificate is a state, any other refusal is not known", async () => {
  canned["GET /Taxinvoice?cfg=CERT"] = [refused(-10002009), refused(-10000011)];
  expect(await certificateOf(seller)).toEqual({ state: "NO_CERTIFICATE" });
  expect(await certificateOf(seller)).toBe("UNKNOWN");
});

test("the page of certificates has an address of the web, or none", async () => {
  canned["GET /Member?TG=CERT"] = [
    { status: 200, body: { url: "https://www.popbill.com/cert" } },
    { status: 200, body: { url: "javascript:alert(1)" } },
    refused(-10000011),
  ];
  expect(await certificateUrl(seller)).toBe("https://www.popbill.com/cert");
  expect(await certificateUrl(seller)).toBeUndefined();
  expect(await certificateUrl(seller)).toBeUndefined();
});

test("neither keys, tokens nor the text of a refusal are logged", async () => {
  const written = vi.spyOn(console, "log").mockImplementation(() => undefined);
  canned["ISSUE /Taxinvoice"] = [refused(-11001021), refused(-99000001)];
  canned["POST /Taxinvoice/SELL"] = [nothing];
  await issueInvoice(wanted());
  await issueInvoice(wanted());
  const lines = written.mock.calls.flat().join("\n");
  written.mockRestore();
  expect(lines).toContain("ISSUE /Taxinvoice");
  expect(lines).toContain("TaxInvoiceProviderRefused");
  for (const hidden of [secret.secretKey, "a token", seller, number, "사유"])
    expect(lines).not.toContain(hidden);
});
