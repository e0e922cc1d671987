import type { Notice } from "@bupum/functions/kernel/messages/notice-messages";
import { ApiError } from "@bupum/shared/kernel/client";
import { asked, lineOf, quoteFor } from "../../kit/group.ts";
import { ulid } from "../../kit/ids.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
/** Late morning in Seoul. */
const morning = Date.parse("2026-11-23T02:00:00.000Z");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: morning }));
afterEach(() => void vi.useRealTimers());

type Person = Awaited<ReturnType<World["member"]>>;
type Raised = Partial<Notice> & { at?: string };

async function tell(person: Person, { at, ...given }: Raised = {}): Promise<void> {
  const { notify } = await import("@bupum/functions/kernel/messages/outbox");
  const { write } = await import("@bupum/functions/kernel/table");
  const notice: Notice = {
    userId: person.id,
    event: "ORDER_ACCEPTED",
    refId: `ord_${ulid()}`,
    refVersion: 2,
    params: { number: "PO-261123-7K3QX", seller: "<가온>", part: "6ES7214", shipOn: "2026-11-27" },
    link: "/mypage/orders?type=mypage",
    ...given,
  };
  await write(notify({ now: () => at ?? new Date().toISOString() }, notice));
}
const listOf = (person: Person, query = {}) => person.api.notifications.list({ query });
const national = (phone: string) => phone.replace("+82", "0");

test("a notice shows in the app, newest first, with its parameters and the unread count", async () => {
  const person = await world.member({ alarmType: "NOT_RECEIVE" });
  await tell(person);
  await world.drain();
  vi.setSystemTime(morning + 1_000);
  await tell(person, { event: "QUOTE_RECEIVED", refId: "egr_1" });
  await world.drain();
  const { items, unreadCount } = await listOf(person);
  expect(unreadCount).toBe(2);
  expect(items.map(({ event, type }) => [event, type])).toEqual([
    ["QUOTE_RECEIVED", "QUOTATION_APPROVED"],
    ["ORDER_ACCEPTED", "QUOTATION_APPROVED"],
  ]);
  expect(items[1]!.params["number"]).toBe("PO-261123-7K3QX");
  // A user who switched off outside channels gets nothing there.
  expect([world.mails(person.email).length, world.texts(national(person.phone)).length]).toEqual([
    0, 0,
  ]);
});

test("named notices, or all, become read; the count follows, also when repeated", async () => {
  const person = await world.member({ alarmType: "NOT_RECEIVE" });
  for (let count = 0; count < 4; count++) await tell(person);
  await world.drain();
  const { items } = await listOf(person);
  const ids = items.slice(0, 2).map(({ id }) => id);
  await person.api.notifications.read({ body: { ids } });
  await person.api.notifications.read({ body: { ids: [...ids, `ntf_${ulid()}`] } });
  const some = await listOf(person);
  expect(some.unreadCount).toBe(2);
  expect(some.items.map(({ readAt }) => readAt !== undefined)).toEqual([true, true, false, false]);

  vi.setSystemTime(morning + 1_000);
  await person.api.notifications.read({ body: {} });
  const all = await listOf(person);
  expect([all.unreadCount, all.items.every(({ readAt }) => readAt)]).toEqual([0, true]);
  // A notice that was read with all others does not count again when it is read or removed.
  await person.api.notifications.read({ body: { ids: [items[3]!.id] } });
  await person.api.notifications.remove({ params: { id: items[2]!.id } });
  vi.setSystemTime(morning + 2_000);
  await tell(person);
  await world.drain();
  expect(await listOf(person)).toMatchObject({ unreadCount: 1 });
});

test("a removed notice is gone, and another user's cannot be removed or read", async () => {
  const [person, stranger] = await Promise.all([
    world.member({ alarmType: "NOT_RECEIVE" }),
    world.member(),
  ]);
  await tell(person);
  await world.drain();
  const id = (await listOf(person)).items[0]!.id;
  const refused = await stranger.api.notifications.remove({ params: { id } }).catch((one) => one);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: "NOT_FOUND" });
  await stranger.api.notifications.read({ body: { ids: [id] } });
  expect(await listOf(person)).toMatchObject({ unreadCount: 1 });
  await person.api.notifications.remove({ params: { id } });
  expect(await listOf(person)).toMatchObject({ items: [], unreadCount: 0 });
  await expect(person.api.notifications.remove({ params: { id } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("clearing removes more notices than one transaction can hold", async () => {
  const person = await world.member({ alarmType: "NOT_RECEIVE" });
  const createdAt = new Date().toISOString();
  const rows = Array.from({ length: 230 }, () => {
    const id = `ntf_${ulid()}`;
    const about = { type: "SELLER_APPROVED", event: "SELLER_APPROVED", params: { company: "A" } };
    return { pk: `notices#${person.id}`, sk: id, id, ...about, link: "/", createdAt };
  });
  await world.put(rows);
  await world.put([{ pk: `notices#${person.id}`, sk: "counter", unread: rows.length }]);
  await person.api.notifications.removeAll();
  const { spent } = await import("@bupum/functions/kernel/table");
  // The account, the counter, all rows, and one transaction for each hundred of them.
  expect(spent.calls).toBe(3 + Math.ceil(rows.length / 99));
  expect(await listOf(person)).toMatchObject({ items: [], unreadCount: 0 });
  await person.api.notifications.removeAll();
});

test("a page costs two reads, and its cursor leads to the next", async () => {
  const person = await world.member({ alarmType: "NOT_RECEIVE" });
  for (let count = 0; count < 12; count++) await tell(person);
  await world.drain();
  const first = await listOf(person, { itemsPerPage: 10 });
  const { spent } = await import("@bupum/functions/kernel/table");
  // Apart from reading the caller's account.
  expect(spent.calls).toBeLessThanOrEqual(3);
  const rest = await listOf(person, { itemsPerPage: 10, cursor: first.nextCursor });
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([10, 2, undefined]);
});

test.each([
  ["ko", "[부품] 주문 확정: PO-261123-7K3QX", "주문 보기"],
  ["en", "[Bupum] Order confirmed: PO-261123-7K3QX", "Open the order"],
  ["zh", "[Bupum] 订单已确认：PO-261123-7K3QX", "查看订单"],
] as const)("a mail in %s says what happened and links to it", async (language, subject, label) => {
  const person = await world.member({ alarmType: "EMAIL", language });
  await tell(person);
  await world.drain();
  const [mail, ...more] = world.mails(person.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(subject);
  expect(mail!.html).toContain(`<html lang="${language}">`);
  expect(mail!.html).toContain("http://localhost:3000/mypage/orders?type=mypage");
  expect(mail!.html).toContain(label);
  // Names are users' input: never shown as markup.
  expect(mail!.html).not.toContain("<가온>");
  expect(mail!.text).toContain("<가온>");
  expect(mail!.headers?.["X-Bupum-Notice"]).toMatch(/^[\w-]{27}$/);
});

test("an AlimTalk has its template, parameters and a button, and its result is stored", async () => {
  const person = await world.member({ alarmType: "KAKAO" });
  await tell(person);
  await world.drain();
  const [text] = world.texts(national(person.phone));
  expect(text).toMatchObject({ type: "ATA", statusCode: "4000" });
  expect(text!.variables).toMatchObject({ "#{number}": "PO-261123-7K3QX", "#{what}": "6ES7214" });
  expect(text!.text).toContain("[부품] 주문 확정: PO-261123-7K3QX");
  expect(text!.buttons).toMatchObject([
    { buttonType: "WL", linkMo: "http://localhost:3000/mypage/orders?type=mypage" },
  ]);
  const { id } = (await listOf(person)).items[0]!;
  const row = await world.read({ pk: `notices#${person.id}`, sk: id });
  expect(row!["channelResults"]).toEqual({ KAKAO: "DELIVERED" });
});

test("a number that refuses AlimTalk gets one mail instead", async () => {
  const person = await world.member({ alarmType: "KAKAO" });
  const account = await world.read({ pk: `user#${person.id}`, sk: "account" });
  await world.put([{ ...account, phone: "+821099990004" }]);
  await tell(person);
  await world.drain();
  expect(world.mails(person.email).length).toBe(1);
  const { id } = (await listOf(person)).items[0]!;
  const row = await world.read({ pk: `notices#${person.id}`, sk: id });
  expect(row!["channelResults"]).toEqual({ KAKAO: "1060", EMAIL: "SENT" });
});

test("at night an AlimTalk waits for 08:00 in Seoul; a mail and an order do not", async () => {
  const sweep = (await handlerOf("jobs/sweeps"))!;
  const [sleeper, reader, seller] = await Promise.all([
    world.member({ alarmType: "KAKAO" }),
    world.member({ alarmType: "EMAIL" }),
    world.member({ alarmType: "KAKAO" }),
  ]);
  const textsOf = (person: Person) => world.texts(national(person.phone)).length;
  vi.setSystemTime(Date.parse("2026-11-23T14:00:00.000Z"));
  const quote = { event: "QUOTE_RECEIVED", refId: "egr_night" } as const;
  await tell(sleeper, quote);
  await tell(reader, quote);
  await tell(seller, { event: "ORDER_RECEIVED" });
  await world.drain({ duplicate: true });
  expect((await listOf(sleeper)).unreadCount).toBe(1);
  expect([textsOf(sleeper), world.mails(reader.email).length, textsOf(seller)]).toEqual([0, 1, 1]);

  vi.setSystemTime(Date.parse("2026-11-23T22:50:00.000Z"));
  await sweep({}, {});
  await world.drain();
  expect(textsOf(sleeper)).toBe(0);

  vi.setSystemTime(Date.parse("2026-11-23T23:00:00.000Z"));
  await sweep({}, {});
  await sweep({}, {});
  await world.drain({ duplicate: true });
  expect(textsOf(sleeper)).toBe(1);
  await sweep({}, {});
  expect(await world.drain()).toMatchObject({ delivered: 0 });
});

test("what no longer holds in the morning is not sent (D15-5)", async () => {
  const sweep = (await handlerOf("jobs/sweeps"))!;
  const night = Date.parse("2026-11-23T14:00:00.000Z");
  vi.setSystemTime(night);
  const buyer = await world.member();
  const [answered, waiting, left] = await Promise.all(
    [0, 1, 2].map(() => world.seller({ alarmType: "KAKAO" })),
  );
  const items = [{ partName: "리미트 스위치", quantity: 3 }];
  const { estimateOf } = await asked(world, buyer, [answered!, waiting!], items);
  const withdrawn = await asked(world, buyer, [left!], items);
  await answered!.api.productEstimateResponses.create({
    body: quoteFor(lineOf(estimateOf(answered!))),
  });
  const { id } = withdrawn.group;
  await buyer.api.estimateGroups.cancel({ params: { id }, body: {} });
  await world.drain();
  const asking = (person: Person) =>
    world.texts(national(person.phone)).filter(({ text }) => text?.includes("견적 요청")).length;
  expect([answered!, waiting!, left!].map(asking)).toEqual([0, 0, 0]);
  vi.setSystemTime(Date.parse("2026-11-23T23:00:00.000Z"));
  await sweep({}, {});
  await world.drain({ duplicate: true });
  expect([answered!, waiting!, left!].map(asking)).toEqual([0, 1, 0]);
  const received = (await listOf(left!)).items.find(({ event }) => event === "ESTIMATE_RECEIVED");
  const row = await world.read({ pk: `notices#${left!.id}`, sk: received!.id });
  expect(row!["channelResults"]).toEqual({ KAKAO: "OVERTAKEN" });
});

test("an account that left gets no notice", async () => {
  const person = await world.member({ alarmType: "EMAIL" });
  const account = await world.read({ pk: `user#${person.id}`, sk: "account" });
  await world.put([{ ...account, deletedAt: new Date().toISOString() }]);
  await tell(person);
  expect(await world.drain()).toMatchObject({ delivered: 1, dead: [] });
  expect(world.mails(person.email)).toEqual([]);
});
