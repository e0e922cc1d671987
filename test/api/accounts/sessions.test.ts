import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Codes, codesOf, password, signedUp, signupOf } from "../../kit/accounts.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());
const ended = expect.objectContaining({ code: "SESSION_ENDED" });
const forbidden = expect.objectContaining({ code: "FORBIDDEN" });

async function logIn(userId: string) {
  const { token } = await world.api().auth.login({ body: { userId, password } });
  return world.api(token);
}
/** A member with three sessions: that of the sign-up, and two logins. */
async function loggedIn() {
  const { account, token } = await signedUp(world, codes);
  const first = world.api(token);
  const second = await logIn(account.userId);
  const third = await logIn(account.userId);
  return { account, first, second, third };
}
const sessionsOf = async (api: ReturnType<World["api"]>) => (await api.users.sessions()).items;

describe("a member (D20-13)", () => {
  test("sees each place where he is logged in, the newest first, and which one asks", async () => {
    const { second } = await loggedIn();
    const items = await sessionsOf(second);
    expect(items.map(({ isCurrent, audience }) => [isCurrent, audience])).toEqual([
      [false, "user"],
      [true, "user"],
      [false, "user"],
    ]);
    expect(items[0]).toMatchObject({
      network: expect.stringMatching(/^10\./),
      userAgent: expect.any(String),
    });
    const [newest] = items;
    const days = (Date.parse(newest!.expiresAt) - Date.parse(newest!.openedAt)) / 86_400_000;
    expect(days).toBeCloseTo(14, 3);
  });

  test("ends one of them alone, also twice, and never one of somebody else", async () => {
    const { first, second, third } = await loggedIn();
    const stranger = (await loggedIn()).first;
    const lost = (await sessionsOf(third)).find(({ isCurrent }) => isCurrent)!;
    const params = { sessionId: lost.id };
    await stranger.users.endSession({ params });
    expect((await third.users.me()).userId).toBeTruthy();
    await first.users.endSession({ params });
    await first.users.endSession({ params });
    await expect(third.users.me()).rejects.toEqual(ended);
    expect((await second.users.me()).userId).toBeTruthy();
    expect((await sessionsOf(second)).map(({ id }) => id)).not.toContain(lost.id);
  });

  test("ends all others at once and stays logged in himself", async () => {
    const { account, first, second, third } = await loggedIn();
    const token = await world.api().auth.login({ body: { userId: account.userId, password } });
    const headers = { authorization: `Bearer ${token.token}` };
    const reply = await world.raw("user", "DELETE", "/users/me/sessions", { headers });
    expect(reply.status).toBe(204);
    for (const other of [first, second, third])
      await expect(other.users.me()).rejects.toEqual(ended);
    const mine = world.api(reply.headers.get("x-renewed-token")!);
    expect((await sessionsOf(mine)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test("who logs out ends the session of that browser, and it leaves the list", async () => {
    const { first, second } = await loggedIn();
    await second.users.endSession({ params: { sessionId: "current" } });
    await expect(second.users.me()).rejects.toEqual(ended);
    expect(await sessionsOf(first)).toHaveLength(2);
  });

  test("has no other session left once a password is new, and none that was ended one by one", async () => {
    const { account, first, second } = await loggedIn();
    await first.users.changePassword({
      body: { currentPassword: password, newPassword: `${password}-2` },
    });
    await expect(second.users.me()).rejects.toEqual(ended);
    const { token } = await world
      .api()
      .auth.login({ body: { userId: account.userId, password: `${password}-2` } });
    expect(await sessionsOf(world.api(token))).toHaveLength(1);
  });

  test("who ends one more than the account remembers ends all, and none of them comes back", async () => {
    const { account, first } = await loggedIn();
    for (let count = 0; count < 29; count++) await logIn(account.userId);
    const others = (await sessionsOf(first)).filter(({ isCurrent }) => !isCurrent);
    expect(others).toHaveLength(31);
    for (const { id } of others) await first.users.endSession({ params: { sessionId: id } });
    await expect(first.users.me()).rejects.toEqual(ended);
  });
});

describe("an admin (D20-13)", () => {
  test("sees and ends the own sessions of both sites", async () => {
    const owner = await world.adminUser("OWNER");
    const { userId, name, phone } = signupOf();
    const body = { userId, name, phone, password, role: "ADMIN" } as const;
    await owner.api.userEntities.signup({ body });
    const login = { body: { userId, password } };
    const admin = world.admin((await world.admin().auth.login(login)).token);
    const member = await logIn(userId);
    const { items } = await admin.me.sessions();
    expect(items.map(({ audience, isCurrent }) => [audience, isCurrent])).toEqual([
      ["user", false],
      ["admin", true],
    ]);
    await admin.me.endSession({ params: { sessionId: items[0]!.id } });
    await expect(member.users.me()).rejects.toEqual(ended);
    await admin.me.endSession({ params: { sessionId: items[1]!.id } });
    await expect(admin.me.me()).rejects.toEqual(ended);
  });

  test("of support sees and ends a member's sessions, with a record, but not an admin's", async () => {
    const support = await world.adminUser("SUPPORT");
    const { account, first, second } = await loggedIn();
    const params = { id: account.id };
    expect((await support.api.userEntities.sessions({ params })).items).toHaveLength(3);
    await support.api.userEntities.endSessions({ params });
    for (const one of [first, second]) await expect(one.users.me()).rejects.toEqual(ended);
    expect((await support.api.userEntities.sessions({ params })).items).toEqual([]);
    const { items } = await support.api.auditEvents.listOf({
      params: { entity: "user", id: account.id },
      query: {},
    });
    expect(items[0]).toMatchObject({ reason: "SESSIONS" });
    const owner = await world.adminUser("OWNER");
    const ofOwner = { params: { id: owner.id } };
    await expect(support.api.userEntities.sessions(ofOwner)).rejects.toEqual(forbidden);
    await expect(support.api.userEntities.endSessions(ofOwner)).rejects.toEqual(forbidden);
  });
});
