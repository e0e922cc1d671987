import { randomUUID } from "node:crypto";
import type { BillingNotice } from "@bupum/functions/kernel/messages/notice-messages";
import { billingEvents, billingParams } from "@bupum/shared/billing/subscribes/billing-events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const values: Record<string, string | number> = {
  type: "QUARTERLY",
  amount: 122_100,
  before: 110_000,
  card: "1234",
  on: "2027-01-31T15:30:00.000Z",
  since: "2026-12-31T15:00:00.000Z",
  next: "2027-02-01T00:00:00.000Z",
  until: "2027-02-07T15:30:00.000Z",
};
const noticeTo = (
  userId: BillingNotice["userId"],
  event: BillingNotice["event"] = "PAID",
): BillingNotice => ({
  userId,
  event,
  refId: `pay_${event}`,
  params: Object.fromEntries(billingParams[event].map((name) => [name, values[name]!])),
});

async function raise(...bodies: BillingNotice[]): Promise<unknown[]> {
  const Records = bodies.map((body) => ({
    messageId: randomUUID(),
    body: JSON.stringify({ name: "billing-notice.raised", body }),
    attributes: { ApproximateReceiveCount: "1" },
  }));
  const reply = await (await handlerOf("jobs/notify"))!({ Records }, {});
  return (reply as unknown as { batchItemFailures: unknown[] }).batchItemFailures;
}

test.each(["ko", "en", "zh"] as const)(
  "each subscription mail states all its data in the reader's language, %s (D13-13)",
  async (language) => {
    const member = await world.member({ language });
    expect(await raise(...billingEvents.map((event) => noticeTo(member.id, event)))).toEqual([]);
    const mails = world.mails(member.email);
    expect(mails).toHaveLength(billingEvents.length);
    for (const { subject, text, html } of mails)
      expect(`${subject}\n${text}\n${html}`).not.toMatch(/\{\w+\}|undefined|QUARTERLY|T15:/);
    const paid = mails.find(({ text }) => text?.includes("1234") && text.includes("/payments"));
    const won = { ko: "122,100원", en: "KRW 122,100", zh: "122,100韩元" }[language];
    expect(paid?.subject).toContain(won);
    // 00:30 of 1 January in Seoul, which is another year there than in UTC.
    expect(paid?.text).toContain(
      { ko: "2027년 1월 1일 (금)", en: "Fri, Jan 1, 2027", zh: "2027年1月1日周五" }[language],
    );
  },
);

test("a subscription mail goes to a verified address whatever the alarm type is, once, and never into the app", async () => {
  const member = await world.member({ alarmType: "NOT_RECEIVE" });
  await Promise.all([raise(noticeTo(member.id)), raise(noticeTo(member.id))]);
  await raise(noticeTo(member.id));
  expect(world.mails(member.email)).toHaveLength(1);
  const api = world.api(member.token);
  expect((await api.notifications.list({ query: {} })).items).toEqual([]);
});

test("an unverified address and an account that left get no mail", async () => {
  const member = await world.member();
  const key = { pk: `user#${member.id}`, sk: "account" };
  await world.put([{ ...(await world.read(key))!, emailVerified: false }]);
  expect(await raise(noticeTo(member.id))).toEqual([]);
  expect(await raise(noticeTo("usr_01ARZ3NDEKTSV4RRFFQ69G5FAV"))).toEqual([]);
  expect(world.mails(member.email)).toEqual([]);
});
