import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { password, signupOf } from "../../kit/accounts.ts";
import { type Authenticator, passkeyFor, signedWith } from "../../kit/authenticator.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let owner: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.adminUser("OWNER");
});
afterAll(() => world.stop());
type AdminApi = ReturnType<World["admin"]>;
const invalid = expect.objectContaining({ code: "PASSKEY_INVALID" });

const later = <T>(minutes: number, run: () => Promise<T>) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
  return run().finally(() => vi.useRealTimers());
};

/** An admin of support who has logged in by the password. */
async function newAdmin() {
  const { userId, name, phone } = signupOf();
  const body = { userId, name, phone, password, role: "ADMIN" } as const;
  await owner.api.userEntities.signup({ body });
  const { token } = await world.admin().auth.login({ body: { userId, password } });
  const api = world.admin(token);
  return { userId, api, id: (await api.me.me()).id };
}
async function withPasskey(name = "노트북") {
  const admin = await newAdmin();
  const { authenticator, passkey } = await add(admin.api, name);
  return { ...admin, authenticator, passkey };
}
async function add(api: AdminApi, name: string) {
  const options = await api.passkeys.askOptions({ body: { password } });
  const { authenticator, credential } = passkeyFor(options);
  const passkey = await api.passkeys.create({ body: { name, credential } });
  return { authenticator, passkey };
}
async function logIn(authenticator: Authenticator, place = {}) {
  const guest = world.admin();
  const { challenge } = await guest.passkeys.loginOptions();
  const credential = signedWith(authenticator, challenge, place);
  const { token } = await guest.passkeys.login({ body: { credential } });
  return world.admin(token);
}
const reasonsOf = async (id: string) => {
  const params = { entity: "user", id } as const;
  const { items } = await owner.api.auditEvents.listOf({ params, query: {} });
  return items.map(({ reason }) => reason);
};

describe("an admin (D20-14)", () => {
  test("adds a passkey, logs in by it as by the password, and finds each act on record", async () => {
    const { id, userId, authenticator, passkey } = await withPasskey();
    const api = await logIn(authenticator);
    expect(await api.me.me()).toMatchObject({ id, userId, adminRole: "SUPPORT" });
    const { items } = await api.me.sessions();
    expect(items.map(({ isCurrent, audience }) => [isCurrent, audience])).toEqual([
      [true, "admin"],
      [false, "admin"],
    ]);
    const listed = await api.passkeys.list();
    expect(listed.items).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
    expect(passkey).toEqual({ id: passkey.id, name: "노트북", createdAt: expect.any(String) });
    expect((await reasonsOf(id)).slice(0, 2)).toEqual(["PASSKEY_LOGIN", "PASSKEY_ADDED"]);
  });

  test("removes it, and it logs nobody in from then on", async () => {
    const { id, api, authenticator, passkey } = await withPasskey();
    await api.passkeys.remove({ params: { id: passkey.id } });
    await expect(logIn(authenticator)).rejects.toEqual(invalid);
    expect((await api.passkeys.list()).items).toEqual([]);
    expect((await reasonsOf(id))[0]).toBe("PASSKEY_REMOVED");
    await expect(api.passkeys.remove({ params: { id: passkey.id } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("gets no challenge for a new one without the password", async () => {
    const { api } = await newAdmin();
    await expect(
      api.passkeys.askOptions({ body: { password: "Wrong-2026!" } }),
    ).rejects.toMatchObject({
      issues: [expect.objectContaining({ path: "body.password", code: "PASSWORD_WRONG" })],
    });
  });

  test("sees and removes no passkey of another admin", async () => {
    const { api, authenticator, passkey } = await withPasskey();
    const other = await newAdmin();
    expect((await other.api.passkeys.list()).items).toEqual([]);
    await expect(other.api.passkeys.remove({ params: { id: passkey.id } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await api.passkeys.list()).items).toHaveLength(1);
    await logIn(authenticator);
  });

  test("keeps ten at most", async () => {
    const { api } = await newAdmin();
    for (let count = 0; count < 10; count++) await add(api, `열쇠 ${count}`);
    await expect(add(api, "하나 더")).rejects.toMatchObject({ code: "ENTRY_LIMIT" });
  });

  test("who is blocked, or no admin any longer, has no login by a passkey", async () => {
    const blocked = await withPasskey();
    const params = { id: blocked.id };
    await owner.api.userEntities.update({ params, body: { blockedReason: "분실 신고" } });
    await expect(logIn(blocked.authenticator)).rejects.toEqual(invalid);
    await owner.api.userEntities.update({ params, body: { blockedReason: "" } });
    await logIn(blocked.authenticator);
    // Who becomes an admin again begins without passkeys.
    await owner.api.userEntities.update({ params, body: { role: "USER" } });
    await expect(logIn(blocked.authenticator)).rejects.toEqual(invalid);
    await owner.api.userEntities.update({ params, body: { role: "ADMIN" } });
    await expect(logIn(blocked.authenticator)).rejects.toEqual(invalid);
  });
});

describe("a challenge (D20-14)", () => {
  test("is answered once", async () => {
    const { authenticator } = await withPasskey();
    const guest = world.admin();
    const { challenge } = await guest.passkeys.loginOptions();
    const body = () => ({ credential: signedWith(authenticator, challenge) });
    await guest.passkeys.login({ body: body() });
    await expect(guest.passkeys.login({ body: body() })).rejects.toEqual(invalid);
  });

  test("ends with a wrong answer", async () => {
    const { authenticator } = await withPasskey();
    const guest = world.admin();
    const { challenge } = await guest.passkeys.loginOptions();
    const elsewhere = signedWith(authenticator, challenge, { origin: "https://bupum.example" });
    await expect(guest.passkeys.login({ body: { credential: elsewhere } })).rejects.toEqual(
      invalid,
    );
    const credential = signedWith(authenticator, challenge);
    await expect(guest.passkeys.login({ body: { credential } })).rejects.toEqual(invalid);
  });

  test("expires after five minutes", async () => {
    const { api, authenticator } = await withPasskey();
    const guest = world.admin();
    const { challenge } = await guest.passkeys.loginOptions();
    const options = await api.passkeys.askOptions({ body: { password } });
    await later(6, async () => {
      const credential = signedWith(authenticator, challenge);
      await expect(guest.passkeys.login({ body: { credential } })).rejects.toEqual(invalid);
      const made = passkeyFor(options).credential;
      await expect(
        api.passkeys.create({ body: { name: "늦음", credential: made } }),
      ).rejects.toEqual(invalid);
    });
  });

  test("of one admin or purpose serves no other", async () => {
    const { api, authenticator } = await withPasskey();
    const other = await newAdmin();
    const options = await api.passkeys.askOptions({ body: { password } });
    const { credential } = passkeyFor(options);
    const body = { name: "남의 것", credential };
    await expect(other.api.passkeys.create({ body })).rejects.toEqual(invalid);
    const login = signedWith(authenticator, options.challenge);
    await expect(world.admin().passkeys.login({ body: { credential: login } })).rejects.toEqual(
      invalid,
    );
    const { challenge } = await world.admin().passkeys.loginOptions();
    const made = passkeyFor({ ...options, challenge }).credential;
    await expect(
      api.passkeys.create({ body: { name: "바뀐 것", credential: made } }),
    ).rejects.toEqual(invalid);
  });
});

describe("a signature (D20-14)", () => {
  test.each([
    ["another site", { origin: "http://localhost:3000" }],
    ["another host", { rpId: "bupum.example" }],
    ["an authenticator that was not unlocked", { isUnlocked: false }],
  ])("of %s is refused, at login and for a new passkey", async (_, place) => {
    const { api, authenticator } = await withPasskey();
    await expect(logIn(authenticator, place)).rejects.toEqual(invalid);
    const options = await api.passkeys.askOptions({ body: { password } });
    const { credential } = passkeyFor(options, place);
    await expect(api.passkeys.create({ body: { name: "새것", credential } })).rejects.toEqual(
      invalid,
    );
  });

  test("whose counter does not go on is of a copy, and refused", async () => {
    const { authenticator } = await withPasskey();
    const copy = { ...authenticator };
    await logIn(authenticator);
    await expect(logIn(copy)).rejects.toEqual(invalid);
    await logIn(authenticator);
  });

  test("of another passkey is refused, also under the name of a known one", async () => {
    const { authenticator } = await withPasskey();
    const { authenticator: foreign } = await withPasskey();
    const forged = { ...foreign, credentialId: authenticator.credentialId, counter: 9 };
    await expect(logIn(forged)).rejects.toEqual(invalid);
    await expect(logIn({ ...forged, userHandle: authenticator.userHandle })).rejects.toEqual(
      invalid,
    );
  });

  test("that is wrong counts as a wrong password, and locks that place out (D20-4)", async () => {
    const { userId, authenticator } = await withPasskey();
    const guest = world.admin();
    const wrong = async () => {
      const { challenge } = await guest.passkeys.loginOptions();
      const credential = signedWith(authenticator, challenge, { isUnlocked: false });
      return guest.passkeys.login({ body: { credential } });
    };
    for (let count = 0; count < 5; count++) await expect(wrong()).rejects.toEqual(invalid);
    await expect(wrong()).rejects.toMatchObject({ code: "LOGIN_LOCKED" });
    await expect(guest.auth.login({ body: { userId, password } })).rejects.toMatchObject({
      code: "LOGIN_LOCKED",
    });
    await logIn(authenticator);
  });
});
