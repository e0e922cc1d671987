import { paidKey, paidMessagesADay } from "@bupum/functions/kernel/messages/paid-messages";
import { seoulDay } from "@bupum/shared/kernel/time";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Codes, codesOf, signedUp, signupOf } from "../../kit/accounts.ts";
import { gateway } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());

/** The fixed time of the clock: a minute past a full hour, late in the morning in Seoul. */
const start = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 2 * 3_600_000 + 60_000;
let clock = start;
beforeEach(() => {
  clock += 86_400_000;
  vi.useFakeTimers({ toFake: ["Date"], now: clock });
});
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime((clock += seconds * 1000));

type Purpose = "SIGNUP" | "FINDID" | "FINDPASSWORD" | "SELLER_INFO" | "EDITMYINFO";
interface Ask {
  target: string;
  purpose: Purpose;
  userId?: string;
}
const outcomeOf = (sending: Promise<{ requestId: string }>) =>
  sending.then(
    () => "sent",
    (error: { code: string }) => error.code,
  );
const send = (body: Ask, api = world.api()) => api.phoneVerification.send({ body });
const leaves = async (body: Ask) => (await codes.of((await send(body)).requestId)) !== undefined;
const memberToken = async () => (await world.member()).token;

/** Requests a code to some number from one address, signed in or not. */
async function askFrom(
  address: string,
  purpose: Purpose | "BROKEN",
  token?: string,
): Promise<string> {
  const reply = await gateway("user", address)("http://api.test/phone-verification", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ target: signupOf().phone, purpose }),
  });
  return reply.ok ? "sent" : ((await reply.json()) as { code: string }).code;
}
const thirtyAndOne = [...Array<string>(30).fill("sent"), "LIMIT_EXCEEDED"];

/** What the alarm's metrics received while something ran. */
async function alarmsDuring(run: () => Promise<unknown>): Promise<string[]> {
  const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    await run();
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    return lines.flatMap((line) =>
      "PaidMessagesRefused" in line && "kind" in line ? [String(line.kind)] : [],
    );
  } finally {
    logged.mockRestore();
  }
}

describe("codes", () => {
  test("stop at 30 an hour for one address, however many numbers it names", async () => {
    const outcomes = [];
    for (let count = 0; count < 31; count++) outcomes.push(await askFrom("198.51.100.1", "SIGNUP"));
    expect(outcomes).toEqual(thirtyAndOne);
    expect(await askFrom("198.51.100.2", "SIGNUP")).toBe("sent");
  });

  test("stop there also for calls with invalid bodies, which count before they are read", async () => {
    const outcomes = [];
    for (let count = 0; count < 31; count++) outcomes.push(await askFrom("198.51.100.4", "BROKEN"));
    expect(outcomes.slice(29)).toEqual(["INVALID_REQUEST", "LIMIT_EXCEEDED"]);
  });

  test("stop there also if every call comes from another account", async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, memberToken));
    const outcomes = [];
    for (let count = 0; count < 31; count++)
      outcomes.push(await askFrom("198.51.100.3", "EDITMYINFO", tokens[count % 4]));
    expect(outcomes).toEqual(thirtyAndOne);
  });

  test("stop for one account in any network, and for one IPv6 network", async () => {
    const token = await memberToken();
    const outcomes = [];
    for (let count = 0; count < 31; count++)
      outcomes.push(await askFrom(`198.51.101.${count}`, "EDITMYINFO", token));
    expect(outcomes).toEqual(thirtyAndOne);
    const network = [];
    for (let count = 0; count < 31; count++)
      network.push(await askFrom(`2001:db8:9:9:${count}::1`, "SIGNUP"));
    expect(network).toEqual(thirtyAndOne);
  });
});

describe("a forgotten password", () => {
  test("gets its code although strangers have used up all others of that number", async () => {
    const { userId, phone, api } = await signedUp(world, codes);
    pass(120);
    for (let count = 0; count < 6; count++, pass(60)) {
      await outcomeOf(send({ target: phone, purpose: "FINDID" }));
      const name = `stranger${count}`;
      await outcomeOf(send({ target: phone, purpose: "FINDPASSWORD", userId: name }));
    }
    expect(await outcomeOf(send({ target: phone, purpose: "FINDID" }))).toBe("CODE_LIMIT");
    expect(await leaves({ target: phone, purpose: "FINDPASSWORD", userId })).toBe(true);
    expect(await outcomeOf(send({ target: phone, purpose: "SELLER_INFO" }, api))).toBe("sent");
  });

  test("stops at five codes an hour as well", async () => {
    const { userId, phone } = await signedUp(world, codes);
    pass(120);
    const outcomes = [];
    for (let count = 0; count < 6; count++, pass(60))
      outcomes.push(await outcomeOf(send({ target: phone, purpose: "FINDPASSWORD", userId })));
    expect(outcomes).toEqual([...Array<string>(5).fill("sent"), "CODE_LIMIT"]);
  });

  test("takes the user id in capitals, as the login does", async () => {
    const { userId, phone } = await signedUp(world, codes);
    pass(120);
    const named = userId.toUpperCase();
    expect(await leaves({ target: phone, purpose: "FINDPASSWORD", userId: named })).toBe(true);
  });

  test("sends nothing to an unverified contact, and replies alike", async () => {
    const { userId, phone, account } = await signedUp(world, codes);
    pass(120);
    const row = await world.read({ pk: `user#${account.id}`, sk: "account" });
    await world.put([{ ...row, phoneVerified: false }]);
    expect(await leaves({ target: phone, purpose: "FINDPASSWORD", userId })).toBe(false);
  });

  test("is not reset by a contact that the account has given up meanwhile", async () => {
    const { userId, phone, account } = await signedUp(world, codes);
    pass(120);
    const guest = world.api();
    const { requestId } = await send({ target: phone, purpose: "FINDPASSWORD", userId });
    const code = (await codes.of(requestId)) ?? "";
    const proof = await guest.phoneVerification.verify({ body: { requestId, code } });
    const row = await world.read({ pk: `user#${account.id}`, sk: "account" });
    await world.put([{ ...row, phone: "+821000000001" }]);
    await expect(guest.auth.findPassword({ body: { userId, ...proof } })).rejects.toMatchObject({
      code: "VERIFICATION_INVALID",
    });
  });
});

const spend = (kind: keyof typeof paidMessagesADay) => {
  const now = new Date().toISOString();
  return world.put([{ ...paidKey(kind, now), count: paidMessagesADay[kind] }]);
};

describe("messages that cost money", () => {
  test("are counted by the day in Seoul, codes apart from notices", async () => {
    const now = new Date().toISOString();
    const { phone } = signupOf();
    await world.drain();
    const before = Number((await world.read(paidKey("SIGNUP", now)))?.["count"] ?? 0);
    await send({ target: phone, purpose: "SIGNUP" });
    expect(await alarmsDuring(() => world.drain())).toEqual([]);
    const row = await world.read(paidKey("SIGNUP", now));
    expect(row).toMatchObject({ sk: seoulDay(now), count: before + 1, ttl: expect.any(Number) });
    expect(world.texts(phone)).toHaveLength(1);
  });

  test("stop at the daily limit: the code is refused at once, notices go by mail, the alarm rings", async () => {
    await spend("SIGNUP");
    const { phone } = signupOf();
    let outcome = "";
    const alarms = await alarmsDuring(async () => {
      outcome = await outcomeOf(send({ target: phone, purpose: "SIGNUP" }));
    });
    expect([outcome, alarms]).toEqual(["UNAVAILABLE", ["SIGNUP"]]);
    const body = { target: "spent@code.example", purpose: "SIGNUP" } as const;
    await expect(world.api().emailVerification.send({ body })).resolves.toHaveProperty("requestId");
    pass(86_400);
    expect(await outcomeOf(send({ target: phone, purpose: "SIGNUP" }))).toBe("sent");
  });

  test("for sign-ups do not use up the budget of account holders' codes", async () => {
    const { userId, phone, api } = await signedUp(world, codes);
    pass(120);
    await world.drain();
    const before = world.texts(phone).length;
    await spend("SIGNUP");
    expect(await askFrom("198.51.102.1", "SIGNUP")).toBe("UNAVAILABLE");
    await send({ target: phone, purpose: "FINDPASSWORD", userId });
    await send({ target: phone, purpose: "FINDID" });
    await send({ target: phone, purpose: "SELLER_INFO" }, api);
    expect(await alarmsDuring(() => world.drain())).toEqual([]);
    expect(world.texts(phone)).toHaveLength(before + 3);
  });

  test("already in the queue are not sent above the limit either, and notices go by mail", async () => {
    await world.drain();
    const { phone } = signupOf();
    await send({ target: phone, purpose: "SIGNUP" });
    const { notify } = await import("@bupum/functions/kernel/messages/outbox");
    const { write } = await import("@bupum/functions/kernel/table");
    const person = await world.member({ alarmType: "KAKAO" });
    await write(
      notify(
        { now: () => new Date().toISOString() },
        {
          userId: person.id,
          event: "QUOTE_RECEIVED",
          refId: "egr_01ARZ3NDEKTSV4RRFFQ69G5FAV",
          refVersion: 1,
          params: { number: "EG-261123-7K3QX", seller: "가온전기", part: "6ES7214", lines: 2 },
          link: "/mypage/estimates",
        },
      ),
    );
    await spend("SIGNUP");
    await spend("NOTICE");
    const alarms = await alarmsDuring(() => world.drain());
    expect(alarms.toSorted()).toEqual(["NOTICE", "SIGNUP"]);
    expect(world.texts(phone)).toEqual([]);
    expect(world.mails(person.email)).toHaveLength(1);
  });
});
