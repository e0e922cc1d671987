import { addDays, seoulInstant } from "@bupum/shared/kernel/time";
import { businessDayBefore } from "@bupum/shared/kernel/calendar/calendar";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { nowIs, sweepAt } from "../../kit/clock.ts";
import { between } from "../../kit/cloud/between.ts";
import { invite, join } from "../../kit/companies.ts";
import { daysAhead } from "../../kit/group.ts";
import { waiting } from "../../kit/order-approvals.ts";
import { supplied } from "../../kit/tax-invoices.ts";
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const asked = "ORDER_APPROVAL_ASKED";

test("a member who was removed before a notice arrives does not get it (D40-13)", async () => {
  const deal = await waiting(world, { steps: 2 });
  const [first, second] = deal.approvers;
  await deal.owner.api.companies.removeMember({ params: first!.place });
  await world.drain({ duplicate: true });
  expect(await toldOf(first!, asked)).toEqual([]);
  expect(world.mails(first!.email)).toEqual([]);
  expect(await toldOf(second!, asked)).toEqual([]);
});

test("a member who was removed at night gets no AlimTalk in the morning (D40-13, D15-5)", async () => {
  const night = daysAhead(1);
  nowIs(night, "22:30");
  const deal = await waiting(world, { steps: 1 });
  const { id, phone, place } = deal.approver;
  const key = { pk: `user#${id}`, sk: "account" };
  await world.put([{ ...(await world.read(key))!, alarmType: "KAKAO" }]);
  await world.drain();
  expect(await toldOf(deal.approver, asked)).toHaveLength(1);
  await deal.owner.api.companies.removeMember({ params: place });
  await sweepAt(world, seoulInstant(addDays(night, 1), "08:00"));
  expect(world.texts(phone.replace("+82", "0"))).toEqual([]);
});

test("a member who leaves after an AlimTalk was sent has its result in the record (D40-13, D15-6)", async () => {
  nowIs(daysAhead(1), "14:00");
  const deal = await waiting(world, { steps: 1 });
  const { id, api, place } = deal.approver;
  const key = { pk: `user#${id}`, sk: "account" };
  await world.put([{ ...(await world.read(key))!, alarmType: "KAKAO" }]);
  // The provider took it, and its result is asked for later.
  let isTaken = false;
  const watch = await between(async (input, send) => {
    const output = await send();
    if (!isTaken && JSON.stringify(input).includes('"CHECK"')) {
      isTaken = true;
      await deal.owner.api.companies.removeMember({ params: place });
    }
    return output;
  });
  await world.drain();
  watch.stop();
  expect(isTaken).toBe(true);
  const { items } = await api.notifications.list({ query: {} });
  const notice = items.find(({ event }) => event === asked)!;
  const row = await world.read({ pk: `notices#${id}`, sk: notice.id });
  expect(row!["channelResults"]).toEqual({ KAKAO: "DELIVERED" });
});

test("an accountant of two companies is told of what each expects of the same seller (D40-2, D42-10)", async () => {
  const one = await supplied(world);
  const other = await supplied(world, { seller: one.seller });
  const { accountant } = one;
  await join(other, accountant, (await invite(other, accountant, "ACCOUNTANT")).code);
  const due = lastDayToIssue(`${monthOf(daysAhead(0))}-01`);
  await sweepAt(world, seoulInstant(businessDayBefore(due), "09:05"));
  const told = await toldOf(accountant, "TAX_INVOICES_EXPECTED");
  const links = [one, other].map(({ companyId }) => `/mypage/tax-invoices?company=${companyId}`);
  expect(told.map(({ link }) => link).toSorted()).toEqual(links.toSorted());
});
