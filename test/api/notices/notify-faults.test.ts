import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { redrive, startStorage } from "@bupum/infra/local/queues/queues";
import { codeOf } from "@bupum/functions/kernel/secrets/code";
import type { Notice } from "@bupum/functions/kernel/messages/notice-messages";
import { ulid } from "../../kit/ids.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { mortal } from "../../kit/cloud/mortal.ts";
import { startWorld, type World } from "../../kit/world.ts";
import { leftBy } from "../../kit/deliver.ts";

let world: World;
let life: Awaited<ReturnType<typeof mortal>>;
/** Late morning in Seoul. */
const morning = Date.parse("2026-11-23T02:00:00.000Z");
let clock = morning;

beforeAll(async () => {
  world = await startWorld();
  life = await mortal(world);
});
afterAll(async () => {
  life.stop();
  await world.stop();
});
beforeEach(() => {
  clock = morning;
  vi.useFakeTimers({ toFake: ["Date"], now: clock });
});
afterEach(() => void vi.useRealTimers());

type Message = { name: string; body: unknown };

const noticeTo = (userId: Notice["userId"], event: Notice["event"] = "QUOTE_RECEIVED"): Notice => ({
  userId,
  event,
  refId: `egr_${ulid()}`,
  refVersion: 1,
  params: { number: "EG-261123-7K3QX", seller: "가온전기", part: "6ES7214", lines: 2 },
  link: "/mypage/estimates",
});
const raised = (body: Notice): Message => ({ name: "notice.raised", body });
const codeFor = (channel: "PHONE" | "EMAIL", target: string) => ({
  name: "verification.requested",
  body: { verificationId: `vrf_${ulid()}` as const, channel, target, language: "ko" },
});

async function handle({ name, body }: Message): Promise<boolean> {
  const handler = await handlerOf("jobs/notify");
  const attributes = { ApproximateReceiveCount: "1" };
  const record = { messageId: randomUUID(), body: JSON.stringify({ name, body }), attributes };
  const reply = await handler!({ Records: [record] }, {});
  return (reply as unknown as { batchItemFailures: unknown[] }).batchItemFailures.length === 0;
}

/** Delivers a message and all that follow from it; failed ones come again a minute later. */
async function live(first: Message): Promise<string | undefined> {
  await world.changes();
  let diedAt: string | undefined;
  const waiting = [first];
  for (let round = 0; waiting.length > 0; round++) {
    if (round === 12) throw new Error("The messages do not end.");
    const message = waiting.shift()!;
    if (!(await handle(message))) {
      diedAt = life.revive() ?? diedAt;
      vi.setSystemTime((clock += 62_000));
      waiting.push(message);
    }
    // The stand-in reports the result of an AlimTalk a moment later.
    await pause(4);
    for (const { queue, name, body } of (await world.changes()).flatMap(leftBy))
      if (queue === "notify") waiting.push({ name, body });
  }
  return life.revive() ?? diedAt;
}

/** Runs the same story repeatedly, dying one step later each time, until it completes. */
async function atEachStep(
  story: (diedAt: () => Promise<string | undefined>) => Promise<void>,
  send: () => Promise<Message>,
) {
  let steps = 0;
  for (; steps < 100; steps++) {
    clock = morning;
    vi.setSystemTime(clock);
    const message = await send();
    life.arm(steps);
    let diedAt: string | undefined;
    await story(async () => (diedAt = await live(message)));
    if (diedAt === undefined) break;
  }
  // Otherwise nothing was tested, or it never completed.
  expect(steps).toBeGreaterThan(5);
  expect(steps).toBeLessThan(100);
}

const national = (phone: string) => phone.replace("+82", "0");

test("an AlimTalk and its notice in the app are neither lost nor duplicated, wherever the worker dies", async () => {
  let person: Awaited<ReturnType<World["member"]>>;
  await atEachStep(
    async (deliver) => {
      const diedAt = await deliver();
      const { items, unreadCount } = await person.api.notifications.list({ query: {} });
      expect([items.length, unreadCount], diedAt).toEqual([1, 1]);
      const texts = world.texts(national(person.phone));
      expect(
        texts.map(({ type, statusCode }) => [type, statusCode]),
        diedAt,
      ).toEqual([["ATA", "4000"]]);
      expect(world.mails(person.email), diedAt).toEqual([]);
    },
    async () => {
      person = await world.member({ alarmType: "KAKAO" });
      return raised(noticeTo(person.id));
    },
  );
});

test("a failed AlimTalk becomes one mail, which is never lost, and duplicated only between SES's reply and our mark", async () => {
  let person: Awaited<ReturnType<World["member"]>>;
  const phone = "01099990001";
  let before = 0;
  await atEachStep(
    async (deliver) => {
      const diedAt = await deliver();
      const { items } = await person.api.notifications.list({ query: {} });
      expect(items.length, diedAt).toBe(1);
      expect(world.texts(phone).length - before, diedAt).toBe(1);
      const mails = world.mails(person.email);
      expect(mails.length, diedAt).toBeGreaterThan(0);
      if (mails.length > 1) expect(["after mail", "before table"]).toContain(diedAt);
      const marks = mails.map(({ headers }) => headers?.["X-Bupum-Notice"]);
      expect(new Set(marks).size, diedAt).toBe(1);
      expect(mails.length).toBeLessThan(3);
    },
    async () => {
      person = await world.member({ alarmType: "KAKAO" });
      const row = await world.read({ pk: `user#${person.id}`, sk: "account" });
      await world.put([{ ...row, phone: "+821099990001" }]);
      before = world.texts(phone).length;
      return raised(noticeTo(person.id));
    },
  );
});

test("a code by text message is sent once, wherever the worker dies, and is in no row", async () => {
  let phone = "";
  let count = 0;
  let verificationId: `vrf_${string}` = "vrf_";
  await atEachStep(
    async (deliver) => {
      const diedAt = await deliver();
      const texts = world.texts(phone);
      expect(texts.length, diedAt).toBe(1);
      expect(texts[0]!.type).toBe("SMS");
      expect(texts[0]!.text).toContain(codeOf(verificationId));
      const row = await world.read({ pk: `delivery#${verificationId}`, sk: "delivery" });
      expect(row).toMatchObject({ step: "DONE", results: { SMS: "ACCEPTED" } });
      expect(JSON.stringify({ ...row, id: "", pk: "" })).not.toContain(codeOf(verificationId));
    },
    async () => {
      phone = `0107770${String((count += 1)).padStart(4, "0")}`;
      const message = codeFor("PHONE", `+82${phone.slice(1)}`);
      verificationId = message.body.verificationId;
      return message;
    },
  );
});

test("a code by mail is never lost", async () => {
  let email = "";
  let code = "";
  await atEachStep(
    async (deliver) => {
      const diedAt = await deliver();
      const mails = world.mails(email);
      expect(mails.length, diedAt).toBeGreaterThan(0);
      expect(mails.length, diedAt).toBeLessThan(3);
      expect(mails[0]!.text).toContain(code);
      expect(`${mails[0]!.subject} ${JSON.stringify(mails[0]!.headers)}`).not.toContain(code);
    },
    async () => {
      email = `${ulid().toLowerCase()}@example.com`;
      const message = codeFor("EMAIL", email);
      code = codeOf(message.body.verificationId);
      return message;
    },
  );
});

test("repeated and reordered messages change nothing", async () => {
  const { notify } = await import("@bupum/functions/kernel/messages/outbox");
  const { write } = await import("@bupum/functions/kernel/table");
  const people = await Promise.all(
    ["KAKAO", "EMAIL", "KAKAO"].map((alarmType) =>
      world.member({ alarmType: alarmType as "KAKAO" | "EMAIL" }),
    ),
  );
  const ctx = { now: () => new Date().toISOString() };
  for (const seed of [1, 2, 3])
    for (const { id } of people) {
      const notice = noticeTo(id);
      // Raised twice by its cause, and each one delivered twice.
      await write(notify(ctx, notice), notify(ctx, { ...notice }));
      await world.drain({ duplicate: true, shuffle: seed });
    }
  for (const person of people) {
    const { items, unreadCount } = await person.api.notifications.list({ query: {} });
    expect([items.length, unreadCount]).toEqual([3, 3]);
    const sent = [world.texts(national(person.phone)).length, world.mails(person.email).length];
    expect(sent).toEqual(person.alarmType === "KAKAO" ? [3, 0] : [0, 3]);
  }
});

test("two workers with the same message send one AlimTalk, one mail, one notice", async () => {
  for (const alarmType of ["KAKAO", "EMAIL"] as const)
    for (let round = 0; round < 5; round++) {
      const person = await world.member({ alarmType });
      const message = raised(noticeTo(person.id));
      const first = await Promise.all([handle(message), handle(message), handle(message)]);
      expect(first.some(Boolean)).toBe(true);
      vi.setSystemTime((clock += 62_000));
      expect(await handle(message)).toBe(true);
      await world.drain();
      const { items, unreadCount } = await person.api.notifications.list({ query: {} });
      expect([items.length, unreadCount]).toEqual([1, 1]);
      const sent = [world.texts(national(person.phone)).length, world.mails(person.email).length];
      expect(sent).toEqual(alarmType === "KAKAO" ? [1, 0] : [0, 1]);
    }
});

test("a message that keeps failing goes to the dead letters, and is handled after a redrive", async () => {
  const storage = await startStorage();
  try {
    const arn = "arn:aws:sqs:ap-northeast-2:000000000000:notify-dead";
    await storage.createQueue("notify-dead", {});
    await storage.createQueue("notify", {
      VisibilityTimeout: 0,
      RedrivePolicy: { deadLetterTargetArn: arn, maxReceiveCount: 2 },
    });
    const QueueUrl = `${storage.origin}/000000000000/notify`;
    const person = await world.member({ alarmType: "KAKAO" });
    const MessageBody = JSON.stringify(raised(noticeTo(person.id)));
    await storage.call("SendMessage", { QueueUrl, MessageBody });
    const receive = async () => {
      const { Messages: [found] = [] } = await storage.call<{
        Messages?: { Body: string; ReceiptHandle: string }[];
      }>("ReceiveMessage", { QueueUrl });
      if (!found) return "nothing";
      const { ReceiptHandle } = found;
      if (!(await handle(JSON.parse(found.Body) as Message))) return "failed";
      await storage.call("DeleteMessage", { QueueUrl, ReceiptHandle });
      return "done";
    };
    life.arm(9);
    expect([await receive(), await receive(), await receive()]).toEqual([
      "failed",
      "failed",
      "nothing",
    ]);
    life.revive();
    expect(storage.view("notify-dead")!.ready.length).toBe(1);

    expect(await redrive(storage, "notify")).toBe(1);
    expect(await receive()).toBe("done");
    await world.drain();
    const { items } = await person.api.notifications.list({ query: {} });
    expect([items.length, world.texts(national(person.phone)).length]).toEqual([1, 1]);
    expect(await receive()).toBe("nothing");
  } finally {
    life.revive();
    await storage.stop();
  }
});

test("a worker that finds the message accepted by the provider treats it as sent", async () => {
  const { sendText } = await import("@bupum/functions/providers/message/text");
  const to = "+821055550199";
  let groupId: string | undefined;
  const remember = async (id: string) => {
    groupId = id;
    throw new Error("Cut off.");
  };
  await expect(sendText(to, "안내", { remember })).rejects.toThrow("Cut off.");
  const send = () => sendText(to, "안내", { groupId, remember });
  const reach = globalThis.fetch;
  const slow = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...call) => {
    const waiting = await reach(...call);
    // Meanwhile another worker fills the group and sends it, and the message arrives.
    expect(await send()).toEqual({ accepted: true });
    await pause(10);
    return waiting;
  });
  expect(await send()).toEqual({ accepted: true });
  slow.mockRestore();
  expect(world.texts(national(to)).map(({ statusCode }) => statusCode)).toEqual(["4000"]);
});
