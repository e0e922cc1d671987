import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cardsAct, cardsJson, cardsPage } from "@bupum/infra/local/inboxes/card-pages";
import { isCardNumber, testCards } from "@bupum/infra/local/stand-ins/toss/toss-cards";
import { afterAll, afterEach, expect, test } from "vitest";
import { customerKey, keys, provider, serve, stopAll } from "../kit/billing/provider.ts";

const folder = mkdtempSync(join(tmpdir(), "toss-"));
afterEach(stopAll);
afterAll(() => rmSync(folder, { recursive: true }));

/** The market's end of the webhook, which answers as it is told. */
async function listener(statuses: number[]) {
  const seen: { headers: IncomingMessage["headers"]; body: Record<string, unknown> }[] = [];
  const url = await serve((request, response) => {
    let text = "";
    request.on("data", (part) => (text += String(part)));
    request.on("end", () => {
      seen.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  return { url, seen };
}

test("an event is repeated after 1, 4, 16 … minutes until the reply is 200", async () => {
  const { toss, card, call, clock } = await provider();
  const { url, seen } = await listener([500, 204, 200]);
  toss.webhookUrl = url;
  await call("DELETE", `/v1/billing/${encodeURIComponent(await card())}`);
  for (const minutes of [0, 0.5, 0.6, 3, 1.1, 16]) {
    clock.ms += minutes * 60_000;
    await toss.webhooks.deliver();
  }
  expect(seen.map(({ body }) => body["eventType"])).toEqual(Array(3).fill("BILLING_DELETED"));
  const ids = seen.map(({ headers }) => headers["tosspayments-webhook-transmission-id"]);
  expect(new Set(ids).size).toBe(1);
  const counts = seen.map(
    ({ headers }) => headers["tosspayments-webhook-transmission-retried-count"],
  );
  expect(counts).toEqual(["0", "1", "2"]);
  expect(toss.webhooks.list[0]).toMatchObject({ isTaken: true });
});

test("an event without a success is given up after the eighth try", async () => {
  const { toss, card, call, clock } = await provider();
  const { url, seen } = await listener(Array<number>(20).fill(503));
  toss.webhookUrl = url;
  await call("DELETE", `/v1/billing/${encodeURIComponent(await card())}`);
  for (let hour = 0; hour < 120; hour++) {
    await toss.webhooks.deliver();
    clock.ms += 3_600_000;
  }
  expect(seen).toHaveLength(8);
  expect(toss.webhooks.nextAt).toBeUndefined();
});

test("events are late, duplicated, missing or malformed if a fault says so", async () => {
  const { toss, card, call, clock } = await provider();
  const { url, seen } = await listener([]);
  toss.webhookUrl = url;
  for (const kind of ["MISSING", "TWICE", "LATE", "FLAT"] as const) {
    toss.faults.add({ kind, left: 1 });
    await call("DELETE", `/v1/billing/${encodeURIComponent(await card())}`);
  }
  await toss.webhooks.deliver();
  expect(seen).toHaveLength(3);
  expect(seen.at(-1)!.body).toHaveProperty("billingKey");
  clock.ms += 3_600_000;
  await toss.webhooks.deliver();
  expect(seen).toHaveLength(4);
});

test("cards, charges and first replies survive a restart", async () => {
  const file = join(folder, "toss.json");
  const before = await provider({ file });
  const billingKey = await before.card();
  const first = await before.charge(billingKey, "pay_000001");
  const after = await provider({ file });
  expect(await after.charge(billingKey, "pay_000001")).toEqual(first);
  const charged = await after.charge(billingKey, "pay_000002");
  expect(charged.status).toBe(200);
  expect(readFileSync(file, "utf8")).not.toMatch(/\d{16}/);
});

const asked = {
  clientKey: keys.clientKey,
  customerKey,
  successUrl: "http://localhost:3000/mypage/subscribe?step=card",
  failUrl: "http://localhost:3000/mypage/subscribe?failed=1",
  language: "ko",
};
async function sent(origin: string, form: Record<string, string>) {
  const body = new URLSearchParams({ ...asked, ...form });
  const reply = await fetch(`${origin}/window`, { method: "POST", body, redirect: "manual" });
  const location = reply.headers.get("location");
  return { reply, to: location === null ? undefined : new URL(location) };
}
const typed = { expiry: "12/39", identity: "900101", password: "12", terms: "on" };

test("the window returns with a key, and keeps the parameters of the address", async () => {
  const { origin, call } = await provider();
  const [good] = testCards();
  const { to } = await sent(origin, { ...typed, cardNumber: good!.number });
  expect(to!.searchParams.get("step")).toBe("card");
  expect(to!.searchParams.get("customerKey")).toBe(customerKey);
  const authKey = to!.searchParams.get("authKey");
  const path = "/v1/billing/authorizations/issue";
  expect((await call("POST", path, { authKey, customerKey })).status).toBe(200);
});

test("the window refuses impossible card data, and says so on the page", async () => {
  const { origin } = await provider();
  const [good] = testCards();
  const wrong = good!.number.slice(0, -1) + String((Number(good!.number.at(-1)) + 1) % 10);
  const one = await sent(origin, { ...typed, cardNumber: wrong });
  expect(await one.reply.text()).toContain("카드 번호를 확인해 주세요.");
  const other = await sent(origin, { ...typed, cardNumber: good!.number, expiry: "10/26" });
  expect(await other.reply.text()).toContain("유효기간을 확인해 주세요.");
});

test("leaving the window, or a card that its company refuses, leads to the failure address", async () => {
  const { origin } = await provider();
  const away = await sent(origin, { cancel: "1" });
  expect(Object.fromEntries(away.to!.searchParams)).toMatchObject({
    failed: "1",
    code: "PAY_PROCESS_CANCELED",
  });
  const refused = testCards().find(({ en }) => en.startsWith("refused"))!;
  const { to } = await sent(origin, { ...typed, cardNumber: refused.number });
  expect(to!.searchParams.get("code")).toBe("REJECT_CARD_COMPANY");
});

test("another market's key, or an invalid address, opens no window", async () => {
  const { origin } = await provider();
  const strange = await sent(origin, { clientKey: "test_ck_other", cancel: "1" });
  expect(strange.to).toBeUndefined();
  const script = await sent(origin, { failUrl: "javascript:alert(1)", cancel: "1" });
  expect(script.to).toBeUndefined();
});

test("a person switches a fault on for the next calls, and off again", async () => {
  const { toss, card, charge } = await provider();
  const billingKey = await card();
  const press = (path: string, form: Record<string, string> = {}) =>
    cardsAct(toss, path, new URLSearchParams(form));
  const wish = { kind: "REFUSE", call: "charge", code: "REJECT_CARD_COMPANY", left: "1" };
  expect(await press("/cards/faults", wish)).toBe(true);
  expect((await charge(billingKey, "pay_000001")).code).toBe("REJECT_CARD_COMPANY");
  expect((await charge(billingKey, "pay_000002")).status).toBe(200);
  await press("/cards/faults", { ...wish, left: "" });
  await press("/cards/faults/0/drop");
  expect((await charge(billingKey, "pay_000003")).status).toBe(200);
  expect(await press("/cards/nothing")).toBe(false);
});

test("the page and its JSON show no key and no number of cards", async () => {
  const { toss, card, charge, call } = await provider();
  const billingKey = await card();
  await charge(billingKey, "pay_000001");
  await call("DELETE", `/v1/billing/${encodeURIComponent(billingKey)}`);
  const shown = cardsPage(toss).text + JSON.stringify(cardsJson(toss));
  expect(shown).toContain("43301200****000*");
  expect(shown).toContain("pay_000001");
  expect(shown).toContain("BILLING_DELETED");
  expect(shown).not.toContain(billingKey);
});

test("test cards have valid numbers", () => {
  expect(testCards().map(({ number }) => isCardNumber(number))).toEqual(Array(7).fill(true));
});
