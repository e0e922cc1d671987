import { afterEach, expect, test } from "vitest";
import { customerKey, keys, provider, stopAll } from "../kit/billing/provider.ts";

afterEach(stopAll);

test("the key of the card window works once, for its own customer", async () => {
  const { toss, call } = await provider();
  const authKey = toss.book.authorize(customerKey);
  const issue = (body: object) => call("POST", "/v1/billing/authorizations/issue", body);
  expect((await issue({ authKey, customerKey: "another" })).code).toBe("NOT_MATCHES_CUSTOMER_KEY");
  expect((await issue({ authKey, customerKey })).value).toMatchObject({
    customerKey,
    method: "카드",
    card: { issuerCode: "41", cardType: "신용", ownerType: "개인" },
  });
  expect((await issue({ authKey, customerKey })).code).toBe("INVALID_BILLING_AUTH");
});

test("a repeat under the same key is identical to the byte for 15 days, with any body", async () => {
  const { card, charge, clock, toss } = await provider();
  const billingKey = await card();
  const first = await charge(billingKey, "pay_000001");
  clock.ms += 14 * 86_400_000;
  expect(await charge(billingKey, "pay_000002", 9_900, "pay_000001")).toEqual(first);
  expect(toss.book.payments).toHaveLength(1);
  clock.ms += 2 * 86_400_000;
  expect((await charge(billingKey, "pay_000001")).code).toBe("DUPLICATED_ORDER_ID");
});

test("a refusal is repeated too: only another key gets another reply", async () => {
  const { card, charge, toss } = await provider();
  const billingKey = await card({ behaviour: "BALANCE" });
  const first = await charge(billingKey, "pay_000001");
  expect([first.status, first.code]).toEqual([403, "REJECT_CARD_PAYMENT"]);
  toss.book.card(billingKey)!.behaviour = "OK";
  expect(await charge(billingKey, "pay_000001")).toEqual(first);
  expect((await charge(billingKey, "pay_000001", 42_900, "another")).status).toBe(200);
});

test("a repeat of a running call must wait", async () => {
  const { card, charge, toss } = await provider({ latencyMs: 60 });
  const billingKey = await card();
  const replies = await Promise.all([
    charge(billingKey, "pay_000001"),
    charge(billingKey, "pay_000001"),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)!.code).toBe("IDEMPOTENT_REQUEST_PROCESSING");
  expect(toss.book.payments).toHaveLength(1);
});

test("keys are checked, and the header for tests returns any refusal", async () => {
  const { call, origin } = await provider();
  const noColon = { authorization: `Basic ${Buffer.from(keys.secretKey).toString("base64")}` };
  const wrong = { authorization: `Basic ${Buffer.from("test_sk_other:").toString("base64")}` };
  expect((await call("GET", "/v1/payments/x", undefined, noColon)).code).toBe(
    "INCORRECT_BASIC_AUTH_FORMAT",
  );
  expect((await call("GET", "/v1/payments/x", undefined, wrong)).code).toBe("UNAUTHORIZED_KEY");
  const asked = { "TossPayments-Test-Code": "INVALID_STOPPED_CARD" };
  expect((await call("POST", "/v1/billing/x", {}, asked)).code).toBe("INVALID_STOPPED_CARD");
  expect((await fetch(`${origin}/v1/payments/x`)).status).toBe(403);
});

test("refunds follow the measured arithmetic", async () => {
  const { card, charge, call } = await provider();
  const billingKey = await card();
  const pay = async (orderId: string) =>
    String((await charge(billingKey, orderId)).value["paymentKey"]);
  const cancel = (paymentKey: string, more: object = {}) =>
    call("POST", `/v1/payments/${paymentKey}/cancel`, { cancelReason: "환불", ...more });
  const whole = await pay("pay_000001");
  expect((await cancel(whole)).value).toMatchObject({ status: "CANCELED", balanceAmount: 0 });
  const again = await cancel(whole);
  expect([again.status, again.code]).toEqual([400, "ALREADY_CANCELED_PAYMENT"]);
  const parts = await pay("pay_000002");
  expect((await cancel(parts, { cancelAmount: 900 })).value["balanceAmount"]).toBe(42_000);
  expect((await cancel(parts, { refundableAmount: 1 })).code).toBe("NOT_MATCHES_REFUNDABLE_AMOUNT");
  expect((await cancel(parts, { cancelAmount: 42_001 })).code).toBe("NOT_CANCELABLE_AMOUNT");
  expect((await cancel(parts)).value).toMatchObject({
    status: "PARTIAL_CANCELED",
    balanceAmount: 0,
  });
  const over = await cancel(parts);
  expect([over.status, over.code]).toEqual([403, "NOT_CANCELABLE_AMOUNT"]);
});

test("a removed card cannot be charged or removed again", async () => {
  const { card, charge, call } = await provider();
  const billingKey = await card();
  const path = `/v1/billing/${encodeURIComponent(billingKey)}`;
  expect(await call("DELETE", path)).toMatchObject({ status: 200, text: "" });
  expect((await charge(billingKey, "pay_000001")).code).toBe("ALREADY_REMOVED_BILLING_KEY");
  expect((await call("DELETE", path)).code).toBe("ALREADY_REMOVED_BILLING_KEY");
});

test("a time-out comes before or after the charge, for the requested number of calls", async () => {
  const { card, charge, call, toss } = await provider();
  const billingKey = await card();
  toss.faults.add({ kind: "TIMEOUT_BEFORE", call: "charge", left: 1 });
  await expect(charge(billingKey, "pay_000001")).rejects.toThrow("fetch failed");
  expect((await call("GET", "/v1/payments/orders/pay_000001")).code).toBe("NOT_FOUND_PAYMENT");
  toss.faults.add({ kind: "TIMEOUT_AFTER", call: "charge", left: 1 });
  await expect(charge(billingKey, "pay_000002")).rejects.toThrow("fetch failed");
  expect((await call("GET", "/v1/payments/orders/pay_000002")).value["status"]).toBe("DONE");
  expect((await charge(billingKey, "pay_000002")).value["status"]).toBe("DONE");
  toss.faults.add({ kind: "ERROR_AFTER", call: "charge", left: 1 });
  expect((await charge(billingKey, "pay_000003")).status).toBe(500);
  expect((await charge(billingKey, "pay_000003")).status).toBe(200);
  expect(toss.book.payments).toHaveLength(2);
  expect(toss.faults.list).toEqual([]);
});

test("a test's own plan decides for each call", async () => {
  const { card, charge, toss } = await provider();
  const billingKey = await card();
  toss.plan = (call, key) =>
    call === "charge" && key === billingKey
      ? { kind: "REFUSE", code: "PROVIDER_ERROR" }
      : undefined;
  expect((await charge(billingKey, "pay_000001")).code).toBe("PROVIDER_ERROR");
  toss.plan = () => undefined;
  expect((await charge(billingKey, "pay_000002")).status).toBe(200);
});

test("movements are listed by the time in Seoul, page by page", async () => {
  const { card, charge, call, clock } = await provider();
  const billingKey = await card();
  const paid = await charge(billingKey, "pay_000001");
  clock.ms += 1000;
  await charge(billingKey, "pay_000002");
  clock.ms += 86_400_000;
  const path = `/v1/payments/${String(paid.value["paymentKey"])}/cancel`;
  await call("POST", path, { cancelReason: "환불" });
  const list = async (query: string) => {
    const { text } = await call("GET", `/v1/transactions?${query}`);
    return JSON.parse(text) as {
      orderId: string;
      status: string;
      amount: number;
      transactionKey: string;
    }[];
  };
  const day = "startDate=2026-11-24T00:00:00&endDate=2026-11-24T23:59:59";
  const [one] = await list(`${day}&limit=1`);
  expect(one).toMatchObject({ orderId: "pay_000001", status: "DONE", amount: 42_900 });
  const rest = await list(`${day}&startingAfter=${one!.transactionKey}`);
  expect(rest.map(({ orderId }) => orderId)).toEqual(["pay_000002"]);
  const next = await list("startDate=2026-11-25T00:00:00&endDate=2026-11-25T23:59:59");
  expect(next).toMatchObject([{ orderId: "pay_000001", status: "CANCELED", amount: -42_900 }]);
  expect((await call("GET", `/v1/transactions?${day}&limit=5001`)).status).toBe(400);
});
