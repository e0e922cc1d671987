import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Problem } from "@bupum/shared/kernel/problem";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { outcomeOf } from "./outcome.ts";
import {
  cancelPayment,
  charge,
  findPayment,
  issueCard,
  listTransactions,
  removeCard,
} from "./toss.ts";

/** Raw replies, whatever the provider means by them. */
interface Canned {
  status: number;
  body: unknown;
}
interface Call {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}
let server: Server;
let canned: Canned | "drop";
let calls: Call[] = [];
/** How long each call takes by the provider's clock. */
let takesMs = 0;

const secret = { clientKey: "test_ck_x", secretKey: "test_sk_x" };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      if (request.headers["x-amz-target"]) {
        response.writeHead(200, { "content-type": "application/x-amz-json-1.1" });
        return response.end(JSON.stringify({ SecretString: JSON.stringify(secret) }));
      }
      const { method = "", url = "", headers } = request;
      calls.push({ method, url, headers, body });
      if (takesMs > 0) vi.setSystemTime(Date.now() + takesMs);
      if (canned === "drop") return request.socket.destroy();
      response.writeHead(canned.status, { "content-type": "application/json" });
      return response.end(
        typeof canned.body === "string" ? canned.body : JSON.stringify(canned.body),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // An address that is no pipe.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_SECRETS_MANAGER: origin,
    STAGE: "dev",
    TOSS_URL: origin,
    TOSS_SECRET: "bupum/dev/toss-payments",
    TOSS_SCRIPT_URL: `${origin}/v2/standard`,
  });
});
beforeEach(() => {
  calls = [];
});
afterAll(() => void server.close());

const wish = {
  billingKey: "Z_t5=/key",
  customerKey: "c7d3e5a0-0000-4000-8000-000000000000",
  orderId: "pay_01J00000000000000000000000",
  orderName: "비즈니스 플러스 월간",
  amount: 42_900,
  email: "buyer@example.com",
};
const paid = {
  paymentKey: "pk_1",
  orderId: wish.orderId,
  status: "DONE",
  totalAmount: 42_900,
  balanceAmount: 42_900,
  approvedAt: "2026-11-24T18:00:00+09:00",
  receipt: { url: "https://dashboard.tosspayments.com/receipt/1" },
  failure: null,
  cancels: null,
  somethingNew: { of: "next year" },
};
const refused = (code: string) => ({ code, message: "…" });

test("a charge sends the customer, the attempt and the amount", async () => {
  canned = { status: 200, body: paid };
  expect(await charge(wish)).toEqual({
    state: "PAID",
    paymentKey: "pk_1",
    approvedAt: "2026-11-24T09:00:00.000Z",
    amount: 42_900,
    receiptUrl: "https://dashboard.tosspayments.com/receipt/1",
  });
  const [call] = calls;
  expect(call!.url).toBe("/v1/billing/Z_t5%3D%2Fkey");
  expect(call!.headers.authorization).toBe(`Basic ${Buffer.from("test_sk_x:").toString("base64")}`);
  expect(call!.headers["idempotency-key"]).toBe(wish.orderId);
  expect(JSON.parse(call!.body)).toEqual({
    customerKey: wish.customerKey,
    orderId: wish.orderId,
    orderName: wish.orderName,
    amount: 42_900,
    customerEmail: wish.email,
  });
});

/** Codes come with unexpected statuses too, and must have the same meaning. */
const outcomes: [string, Canned | "drop", object][] = [
  ["a hard refusal", { status: 400, body: refused("INVALID_STOPPED_CARD") }, { isHard: true }],
  ["the same as 500", { status: 500, body: refused("INVALID_STOPPED_CARD") }, { isHard: true }],
  ["a soft refusal", { status: 403, body: refused("REJECT_CARD_PAYMENT") }, { isHard: false }],
  ["our key", { status: 401, body: refused("UNAUTHORIZED_KEY") }, { isHard: false, isOurs: true }],
];
test.each(outcomes)("nothing was charged: %s", async (_, answer, expected) => {
  canned = answer;
  expect(await charge(wish)).toMatchObject({ state: "FAILED", ...expected });
});

const unknown: [string, Canned | "drop"][] = [
  ["a lost connection", "drop"],
  ["PROVIDER_ERROR as 400", { status: 400, body: refused("PROVIDER_ERROR") }],
  ["DUPLICATED_ORDER_ID", { status: 400, body: refused("DUPLICATED_ORDER_ID") }],
  ["in flight", { status: 409, body: refused("IDEMPOTENT_REQUEST_PROCESSING") }],
  ["500 with a code", { status: 500, body: refused("FAILED_INTERNAL_SYSTEM_PROCESSING") }],
  ["500 with a page", { status: 502, body: "<html>Bad Gateway</html>" }],
  ["400 without a code", { status: 400, body: "{}" }],
  ["a code of next year", { status: 400, body: refused("A_CODE_OF_NEXT_YEAR") }],
  ["200 that cannot be read", { status: 200, body: "{" }],
  ["200 that is not done", { status: 200, body: { ...paid, status: "IN_PROGRESS" } }],
];
test.each(unknown)(
  "the outcome is unknown, and the call is not repeated: %s",
  async (_, answer) => {
    canned = answer;
    expect(await charge(wish)).toMatchObject({ state: "UNKNOWN" });
    expect(calls).toHaveLength(1);
  },
);

test("an unknown payment is undefined, and without a reply it is UNKNOWN", async () => {
  canned = { status: 404, body: refused("NOT_FOUND_PAYMENT") };
  expect(await findPayment(wish.orderId)).toBeUndefined();
  canned = { status: 404, body: "not here" };
  expect(await findPayment(wish.orderId)).toBe("UNKNOWN");
  canned = "drop";
  expect(await findPayment(wish.orderId)).toBe("UNKNOWN");
});

test("a partly refunded payment keeps its status, and its balance is the rest", async () => {
  const cancels = [
    { transactionKey: "t2", cancelAmount: 900, canceledAt: "2026-11-25T00:00:00+09:00" },
    { transactionKey: "t3", cancelAmount: 42_000, canceledAt: "2026-11-26T00:00:00+09:00" },
  ];
  canned = {
    status: 200,
    body: { ...paid, status: "PARTIAL_CANCELED", balanceAmount: 0, cancels },
  };
  expect(await findPayment(wish.orderId)).toMatchObject({
    status: "PARTIAL_CANCELED",
    totalAmount: 42_900,
    balanceAmount: 0,
    cancels: [{ amount: 900 }, { amount: 42_000, at: "2026-11-25T15:00:00.000Z" }],
  });
});

const cancellation = { paymentKey: "pk_1", reason: "관리자 환불", idempotencyKey: "refund_1" };
test("a refund that was already made counts as a refund", async () => {
  canned = { status: 400, body: refused("ALREADY_CANCELED_PAYMENT") };
  expect(await cancelPayment(cancellation)).toEqual({ state: "CANCELLED", balanceAmount: 0 });
  expect(calls[0]!.headers["idempotency-key"]).toBe("refund_1");
  canned = { status: 403, body: refused("NOT_CANCELABLE_AMOUNT") };
  expect(await cancelPayment(cancellation)).toMatchObject({ state: "FAILED", isHard: false });
  canned = { status: 500, body: refused("FAILED_REFUND_PROCESS") };
  expect(await cancelPayment(cancellation)).toMatchObject({ state: "UNKNOWN" });
});

test("a missing card counts as removed; one that may still exist does not", async () => {
  canned = { status: 200, body: "" };
  await removeCard(wish.billingKey);
  canned = { status: 400, body: refused("ALREADY_REMOVED_BILLING_KEY") };
  await removeCard(wish.billingKey);
  canned = { status: 500, body: refused("COMMON_ERROR") };
  const error = await removeCard(wish.billingKey).catch(String);
  expect(error).toContain("COMMON_ERROR");
  expect(error).not.toContain(wish.billingKey);
});

test("a lost billing key is requested again under the same key, and a refusal is reported", async () => {
  const asked = { authKey: "bln_auth", customerKey: wish.customerKey };
  canned = "drop";
  await expect(issueCard(asked)).rejects.toThrow(new Problem("UNAVAILABLE"));
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  canned = { status: 403, body: refused("REJECT_CARD_COMPANY") };
  await expect(issueCard(asked)).rejects.toMatchObject({
    code: "CARD_REFUSED",
    params: { code: "REJECT_CARD_COMPANY" },
  });
});

test("a registered card shows its issuer, its last digits and its kind", async () => {
  const card = {
    issuerCode: "41",
    number: "43301234****123*",
    cardType: "신용",
    ownerType: "법인",
  };
  canned = {
    status: 200,
    body: { billingKey: "bk", authenticatedAt: "2026-11-24T18:00:00+09:00", card },
  };
  expect(await issueCard({ authKey: "a", customerKey: "c" })).toEqual({
    billingKey: "bk",
    issuerCode: "41",
    last4: "123*",
    cardType: "CREDIT",
    ownerType: "CORPORATE",
    authenticatedAt: "2026-11-24T09:00:00.000Z",
  });
});

test("a day's movements are requested by the time in Seoul, and returned with their sign", async () => {
  const one = {
    paymentKey: "pk_1",
    orderId: wish.orderId,
    transactionAt: "2026-11-24T18:00:00+09:00",
  };
  canned = {
    status: 200,
    body: [
      { ...one, transactionKey: "t1", status: "DONE", amount: 42_900 },
      { ...one, transactionKey: "t2", status: "CANCELED", amount: -42_900 },
      { ...one, transactionKey: "t3", status: "ABORTED", amount: 42_900 },
    ],
  };
  const range = { from: "2026-11-23T15:00:00.000Z", to: "2026-11-24T14:59:59.999Z" };
  const found = await listTransactions({ ...range, after: "t0", limit: 5000 });
  expect(found.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["CHARGE", 42_900],
    ["REFUND", 42_900],
  ]);
  expect(Object.fromEntries(new URL(calls[0]!.url, "http://toss").searchParams)).toEqual({
    startDate: "2026-11-24T00:00:00",
    endDate: "2026-11-24T23:59:59",
    limit: "5000",
    startingAfter: "t0",
  });
});

test("an aborted charge has the same meaning in its reply and when asked for later", async () => {
  for (const [failure, expected] of [
    [{ code: "INVALID_STOPPED_CARD" }, { code: "INVALID_STOPPED_CARD", isHard: true }],
    [{ code: "UNAUTHORIZED_KEY" }, { code: "UNAUTHORIZED_KEY", isHard: false, isOurs: true }],
    [null, { code: "ABORTED", isHard: false }],
  ] as const) {
    canned = { status: 200, body: { ...paid, status: "ABORTED", approvedAt: null, failure } };
    const outcome = { state: "FAILED", ...expected };
    expect(await charge(wish)).toEqual(outcome);
    const found = await findPayment(wish.orderId);
    expect(found && found !== "UNKNOWN" && outcomeOf(found)).toEqual(outcome);
  }
});

test("a request for a card ends before the function that waits for it", async () => {
  canned = "drop";
  vi.useFakeTimers({ toFake: ["Date"] });
  takesMs = 20_000;
  const asked = { authKey: "slow", customerKey: wish.customerKey };
  await expect(issueCard(asked)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(calls).toHaveLength(1);
  takesMs = 0;
  calls = [];
  await expect(issueCard(asked)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(calls).toHaveLength(3);
  vi.useRealTimers();
});
