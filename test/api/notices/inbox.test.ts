import { type InboxQueueName, inboxQueues } from "@bupum/shared/notices/inbox/queues";
import { seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ulid } from "../../kit/ids.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const inbox = async () => (await admin.api.inbox.list({})).queues;
const queueOf = async (name: InboxQueueName) =>
  (await inbox()).find(({ queue }) => queue === name)!;

const today = seoulDay(new Date().toISOString());
const [long, late] = ["2026-01-05T00:00:00.000Z", "2026-01-06T00:00:00.000Z"];

/** The place of a thing in the index of its queue, as the writes of each noun make it. */
const places: Record<InboxQueueName, (at: string, id: string) => Record<string, string>> = {
  sellers: (at, id) => ({ gsi1pk: "sellers#PENDING", gsi1sk: `${at}#sel_${id}` }),
  writers: (at, id) => ({ gsi1pk: "writers#PENDING", gsi1sk: `${at}#wri_${id}` }),
  penalties: (at, id) => ({ gsi2pk: "penalties#PENDING", gsi2sk: `${at}#pen_${id}` }),
  cancelRequests: (at, id) => ({ gsi2pk: "orders#wishes", gsi2sk: `${at}#ord_${id}` }),
  claims: (at, id) => ({ gsi1pk: "claims#undecided", gsi1sk: `${at}#clm_${id}` }),
  support: (at, id) => ({
    gsi2pk: `user#${supportUserId}#unread-chats`,
    gsi2sk: `${at}#${id}`,
  }),
  unassigned: (at, id) => ({ gsi1pk: "groups#unassigned", gsi1sk: `${at}#egr_${id}` }),
  registerRequests: (at, id) => ({
    gsi2pk: "register-requests#BEFOREPROGRESS",
    gsi2sk: `${at}#rrh_${id}`,
  }),
  hiddenProducts: (_at, id) => ({ gsi1pk: "products#HIDDEN", gsi1sk: `prd_${id}` }),
  hiddenMakers: (_at, id) => ({ gsi1pk: "manufactors", gsi1sk: `!acme#mkr_${id}` }),
  substitutes: (at, id) => ({
    gsi1pk: "substitutes#learnt",
    gsi1sk: `${at}#prd_${id}#prd_2`,
  }),
  stopRequests: (at, id) => ({ gsi2pk: "wiki-opinions#escalated", gsi2sk: `${at}#wrh_${id}` }),
  approvals: (at, id) => ({ gsi1pk: "approvals", gsi1sk: `${at}#pay_${id}` }),
  payments: (at, id) => ({ gsi2pk: "payments#PENDING", gsi2sk: `${at}#pay_${id}` }),
  differences: (at, id) => ({
    gsi1pk: "reconciliation-differences",
    gsi1sk: `${seoulDay(at)}#AMOUNT#${id}`,
  }),
  searchMisses: (_at, id) => ({ gsi1pk: `search-misses#${today}`, gsi1sk: `00#${id}` }),
};
const put = (queue: InboxQueueName, at: string) => {
  const id = ulid();
  return world.put([{ pk: `apart#${id}`, sk: id, ...places[queue](at, id) }]).then(() => id);
};

const fill = (count: number) =>
  Promise.all(Array.from({ length: count }, () => put("unassigned", late)));

describe("what waits for an admin (U5-1)", () => {
  test("is nothing in a market where nobody waits", async () => {
    expect((await inbox()).map(({ queue, count }) => [queue, count])).toEqual(
      inboxQueues.map((queue) => [queue, 0]),
    );
  });

  test("is counted in each queue, with the first of it", async () => {
    const first: Partial<Record<InboxQueueName, string>> = {};
    for (const queue of inboxQueues) {
      first[queue] = await put(queue, long);
      await put(queue, late);
    }
    for (const found of await inbox()) {
      expect(found, found.queue).toMatchObject({ count: 2 });
      const isDay = found.queue === "differences";
      const isNewestFirst = found.queue === "searchMisses";
      if (isDay) expect(found.firstId).toBe(seoulDay(long));
      else if (!isNewestFirst) expect(found.firstId).toContain(first[found.queue]!);
    }
  });

  test("says since when the first waits, or when it is due, and how many are overdue", async () => {
    expect(await queueOf("penalties")).toMatchObject({ since: long, overdue: 0 });
    expect(await queueOf("differences")).toMatchObject({ since: seoulInstant(seoulDay(long)) });
    await put("sellers", "2999-01-01T00:00:00.000Z");
    expect(await queueOf("sellers")).toMatchObject({ dueAt: long, count: 3, overdue: 2 });
    // A wish to cancel waits for its seller until its time has passed.
    await put("cancelRequests", "2999-01-01T00:00:00.000Z");
    expect(await queueOf("cancelRequests")).toMatchObject({ dueAt: long, count: 2, overdue: 2 });
  });

  test("costs one round behind the caller's account, at a hundred and at a thousand entries", async () => {
    const { client } = await import("@bupum/functions/kernel/table");
    const cost = async () => {
      const counted = countRounds(client);
      expect((await queueOf("unassigned")).count).toBe(100);
      counted.stop();
      return counted.cost;
    };
    await fill(100);
    const few = await cost();
    await fill(900);
    expect(await cost()).toEqual(few);
    expect(few.rounds).toBe(2);
    expect(few.calls).toBe(1 + inboxQueues.length);
  });
});
