import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Codes, codesOf, password, proofOf, signedUp } from "../../kit/accounts.ts";
import { type ApiName, gateway } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const wrong = "Wrong-2026!";
let places = 0;
/** An address that no other test calls from. */
const somewhere = () => `203.0.${Math.floor(++places / 250)}.${places % 250}`;

interface Try {
  from: string;
  userId: string;
  secret?: string;
  cookie?: string;
  api?: ApiName;
}
/** Tries to log in: returns the problem's code, or OK and the device's cookie. */
async function attempt({ from, userId, secret = password, cookie, api = "user" }: Try) {
  const reply = await gateway(api, from)("http://api.test/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie && { cookie }) },
    body: JSON.stringify({ userId, password: secret }),
  });
  const body = (await reply.json()) as { code?: string; params?: Record<string, number> };
  const device = reply.headers.get("set-cookie")?.split(";")[0];
  return { code: body.code ?? "OK", wait: body.params?.["retryAfterSeconds"], device };
}
const codeOf = async (tried: Try) => (await attempt(tried)).code;
async function fail(times: number, tried: Try): Promise<void> {
  for (let count = 0; count < times; count++)
    expect(await codeOf({ ...tried, secret: wrong })).toBe("LOGIN_FAILED");
}
const later = <T>(seconds: number, run: () => Promise<T>) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
  return run().finally(() => vi.useRealTimers());
};
/** The row that counts tries from all unknown places, as a botnet of that size would leave it. */
async function pretendTries(count: number, more: object = {}) {
  const row = (await world.changes()).find(({ keys }) => keys["sk"] === "elsewhere")!.newImage!;
  await world.put([{ ...row, failures: count, ...more }]);
  return { pk: String(row["pk"]), sk: "elsewhere" };
}

describe("a wrong password", () => {
  test.each(["known", "unknown"])("locks a %s name out of its own place", async (kind) => {
    const userId = kind === "known" ? (await signedUp(world, codes)).userId : "ghost-of-nobody";
    const from = somewhere();
    await fail(5, { from, userId });
    const refused = await attempt({ from, userId });
    expect(refused.code).toBe("LOGIN_LOCKED");
    expect(refused.wait).toBeCloseTo(60, -1);
  });

  test("of a stranger locks out nobody at another place", async () => {
    const { userId } = await signedUp(world, codes);
    const from = somewhere();
    await fail(5, { from, userId });
    expect(await codeOf({ from, userId })).toBe("LOGIN_LOCKED");
    expect(await codeOf({ from: somewhere(), userId })).toBe("OK");
    expect(await codeOf({ from, userId })).toBe("LOGIN_LOCKED");
  });

  test("at the users' site does not lock out an admin at the admin site, from the same place", async () => {
    const { userId, account } = await signedUp(world, codes);
    const row = await world.read({ pk: `user#${account.id}`, sk: "account" });
    await world.put([{ ...row, role: "ADMIN" }]);
    const from = somewhere();
    await fail(5, { from, userId });
    expect(await codeOf({ from, userId })).toBe("LOGIN_LOCKED");
    expect(await codeOf({ from, userId, api: "admin" })).toBe("OK");
  });

  test("counts for the whole IPv6 network, whose holder has 2^64 addresses", async () => {
    const { userId } = await signedUp(world, codes);
    for (let count = 1; count <= 5; count++)
      await fail(1, { from: `2001:db8:7:1::${count}`, userId });
    expect(await codeOf({ from: "2001:db8:7:1:ffff::9", userId })).toBe("LOGIN_LOCKED");
    expect(await codeOf({ from: "2001:db8:7:2::1", userId })).toBe("OK");
  });

  test("allows fifty parallel guesses no more tries than five in sequence", async () => {
    const { userId } = await signedUp(world, codes);
    const from = somewhere();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => codeOf({ from, userId, secret: wrong })),
    );
    expect(guesses.filter((code) => code === "LOGIN_FAILED").length).toBeLessThanOrEqual(5);
  });

  test("is forgotten after the right one; further wrong ones double the waiting time", async () => {
    const { userId } = await signedUp(world, codes);
    const from = somewhere();
    await fail(4, { from, userId });
    expect(await codeOf({ from, userId })).toBe("OK");
    await fail(5, { from, userId });
    await later(61, async () => {
      await fail(1, { from, userId });
      expect(await attempt({ from, userId })).toMatchObject({ code: "LOGIN_LOCKED", wait: 120 });
    });
  });
});

describe("a device that has logged in before", () => {
  test("has its own tries, which no stranger in its network uses up", async () => {
    const { userId } = await signedUp(world, codes);
    const from = somewhere();
    const { device: cookie = "" } = await attempt({ from, userId });
    expect(cookie).toMatch(/^__Host-bupum-device=[\w.~-]+$/);
    await fail(5, { from, userId });
    expect(await codeOf({ from, userId })).toBe("LOGIN_LOCKED");
    expect(await codeOf({ from, userId, cookie })).toBe("OK");
    await fail(5, { from: somewhere(), userId, cookie });
    expect(await codeOf({ from: somewhere(), userId, cookie })).toBe("LOGIN_LOCKED");
  });

  test("is not recognised by an invented cookie, or by one of another name", async () => {
    const [mine, other] = [await signedUp(world, codes), await signedUp(world, codes)];
    const from = somewhere();
    const { device = "" } = await attempt({ from, userId: other.userId });
    const altered = device.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    await fail(5, { from, userId: mine.userId });
    for (const cookie of [device, altered, "__Host-bupum-device=x", "__Host-bupum-device="])
      expect(await codeOf({ from, userId: mine.userId, cookie })).toBe("LOGIN_LOCKED");
  });

  test("stays known to everybody who shares it", async () => {
    const people = [await signedUp(world, codes), await signedUp(world, codes)];
    const from = somewhere();
    let cookie = "";
    for (const { userId } of people) cookie = (await attempt({ from, userId, cookie })).device!;
    for (const { userId } of people) {
      await fail(5, { from, userId });
      expect(await codeOf({ from, userId, cookie })).toBe("OK");
    }
  });

  test("can log in while a hundred strangers guess, who share one try in ten seconds", async () => {
    const { userId } = await signedUp(world, codes);
    const { device: cookie = "" } = await attempt({ from: somewhere(), userId });
    await world.changes();
    await fail(1, { from: somewhere(), userId });
    await pretendTries(100);
    await fail(1, { from: somewhere(), userId });
    const refused = await attempt({ from: somewhere(), userId });
    expect(refused).toMatchObject({ code: "LOGIN_LOCKED", wait: 10 });
    expect(await codeOf({ from: somewhere(), userId, cookie })).toBe("OK");
    await later(11, async () => expect(await codeOf({ from: somewhere(), userId })).toBe("OK"));
  });
});

test("tries of unknown places expire after a day, even if their row is still in the table", async () => {
  const { userId } = await signedUp(world, codes);
  await world.changes();
  await fail(1, { from: somewhere(), userId });
  const key = await pretendTries(1_000, { ttl: Math.floor(Date.now() / 1000) - 60 });
  const guesses = [somewhere(), somewhere(), somewhere()];
  await Promise.all(guesses.map((from) => fail(1, { from, userId })));
  expect(await world.read(key)).toMatchObject({ failures: 3 });
  expect(await codeOf({ from: somewhere(), userId })).toBe("OK");
});

describe("a new password", () => {
  test("clears the tries made against the old one, also from unknown places", async () => {
    const { userId, phone } = await signedUp(world, codes);
    const from = somewhere();
    await world.changes();
    await fail(5, { from, userId });
    await pretendTries(1_000);
    await later(61, async () => {
      const guest = world.api();
      const body = { target: phone, purpose: "FINDPASSWORD", userId } as const;
      const verificationToken = await proofOf(codes, guest, "phone", body);
      const { token } = await guest.auth.findPassword({ body: { userId, verificationToken } });
      await guest.auth.changePassword({ body: { token, password: "Another-2026!" } });
      for (const place of [from, somewhere(), somewhere()])
        expect(await codeOf({ from: place, userId, secret: "Another-2026!" })).toBe("OK");
    });
  });
});

describe("asking a signed-in user for the password again", () => {
  test("accepts a right password even while wrong ones are refused", async () => {
    const { api, account } = await signedUp(world, codes);
    const counts = { pk: `order-counts#${account.id}`, sk: "counts" };
    await world.put([{ ...counts, PENDING: 1, CONFIRMED: 0 }]);
    const same = { currentPassword: password, newPassword: password };
    for (let count = 0; count < 6; count++) {
      expect(await caught(api.users.remove({ body: { password } }))).toMatchObject({
        code: "HAS_RUNNING_ORDERS",
      });
      expect(await caught(api.users.changePassword({ body: same }))).toMatchObject({
        issues: [{ code: "SAME_PASSWORD" }],
      });
    }
  });

  test("is not blocked by a stranger's logins, nor by another, stolen session", async () => {
    const { userId, token, account } = await signedUp(world, codes);
    const from = somewhere();
    await fail(5, { from, userId });
    const stolen = world.api(token);
    const guess = { currentPassword: wrong, newPassword: "Another-2026!" };
    for (let count = 0; count < 5; count++)
      await caught(stolen.users.changePassword({ body: guess }));
    expect(await caught(stolen.users.changePassword({ body: guess }))).toMatchObject({
      code: "LOGIN_LOCKED",
    });
    await later(2, async () => {
      const own = world.api(await world.sign(account.id));
      const body = { currentPassword: password, newPassword: "Another-2026!" };
      await expect(own.users.changePassword({ body })).resolves.toBeUndefined();
    });
  });

  test("gives a session no further tries when its token is renewed", async () => {
    const { token } = await signedUp(world, codes);
    await later(8 * 86_400, async () => {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await world.raw("user", "GET", "/users/me", { headers });
      const renewed = reply.headers.get("x-renewed-token");
      if (!renewed) throw new Error("The token was not renewed.");
      const guess = { currentPassword: wrong, newPassword: "Another-2026!" };
      const outcomeOf = (held: string) =>
        caught(world.api(held).users.changePassword({ body: guess }));
      for (let count = 0; count < 5; count++)
        expect(await outcomeOf(token)).toMatchObject({ issues: [{ code: "PASSWORD_WRONG" }] });
      expect(await outcomeOf(renewed)).toMatchObject({ code: "LOGIN_LOCKED" });
    });
  });
});

/** The problem codes of that many calls with empty bodies. */
async function emptyCalls(times: number, from: string, path = "/auth/login", token?: string) {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  const method = token ? "PATCH" : "POST";
  const outcomes = [];
  for (let count = 0; count < times; count++) {
    const reply = await gateway("user", from)(`http://api.test${path}`, { method, headers });
    outcomes.push(((await reply.json()) as { code: string }).code);
  }
  return outcomes;
}
const refusedAfter = (times: number) => [
  ...Array<string>(times).fill("INVALID_REQUEST"),
  "LIMIT_EXCEEDED",
];

describe("limits", () => {
  // The fixed time of the clock: ten seconds into a window of five minutes.
  beforeEach(() => {
    const now = Math.ceil(Date.now() / 300_000) * 300_000 + 10_000;
    vi.useFakeTimers({ toFake: ["Date"], now });
  });
  afterEach(() => void vi.useRealTimers());
  test("of guesses allow a network 300 at each site: neighbours on the network lock out nobody", async () => {
    const { userId, account, token } = await signedUp(world, codes);
    const row = await world.read({ pk: `user#${account.id}`, sk: "account" });
    await world.put([{ ...row, role: "ADMIN" }]);
    const from = somewhere();
    expect(await emptyCalls(301, from)).toEqual(refusedAfter(300));
    expect(await codeOf({ from, userId })).toBe("LIMIT_EXCEEDED");
    expect(await codeOf({ from, userId, api: "admin" })).toBe("OK");
    const [own] = await emptyCalls(1, from, "/users/me/password", token);
    expect(own).toBe("INVALID_REQUEST");
  });

  test("of signed-in users count for the account, in any network", async () => {
    const { token } = await signedUp(world, codes);
    const path = "/users/me/password";
    expect(await emptyCalls(30, somewhere(), path, token)).not.toContain("LIMIT_EXCEEDED");
    expect(await emptyCalls(1, somewhere(), path, token)).toEqual(["LIMIT_EXCEEDED"]);
  });
});
