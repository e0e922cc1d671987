import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Codes, codesOf, password, proofOf, signedUp, signupOf } from "../../kit/accounts.ts";
import { nextNumber, sellerRows } from "../../kit/people.ts";
import { leftBy } from "../../kit/deliver.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());
type Key = { pk: string; sk: string };
const refused = (code: string) => expect.objectContaining({ code });
const caught = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown);

/** A token of that age. */
const tokenOf = (userId: string, ageDays: number) => {
  const issuedAt = Math.floor(Date.now() / 1000) - ageDays * 86_400;
  return new SignJWT({ sv: 1 })
    .setProtectedHeader({ alg: "ES256" })
    .setSubject(userId)
    .setIssuer("bupum")
    .setAudience("user")
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 14 * 86_400)
    .sign(createPrivateKey(world.services.tokenKey.privateKey));
};
const renewedFor = async (userId: string, ageDays: number) => {
  const headers = { authorization: `Bearer ${await tokenOf(userId, ageDays)}` };
  return (await world.raw("user", "GET", "/users/me", { headers })).headers.get("x-renewed-token");
};

describe("my account", () => {
  test("changes what was sent and nothing else", async () => {
    const person = await world.member();
    const changed = await person.api.users.update({ body: { name: "박새로", language: "en" } });
    expect(changed).toMatchObject({ name: "박새로", language: "en", version: 2 });
    expect(await person.api.users.me()).toEqual(changed);
    expect(changed.companyName).toBe(person.companyName);
  });

  test("refuses a change over another one that was made meanwhile", async () => {
    const person = await world.member();
    await person.api.users.update({ body: { name: "하나", version: 1 } });
    await expect(person.api.users.update({ body: { name: "둘", version: 1 } })).rejects.toEqual(
      refused("VERSION_CONFLICT"),
    );
  });

  test("takes a new number only with its proof, and frees the old one", async () => {
    const person = await signedUp(world, codes);
    const target = signupOf().phone;
    const error = await caught(person.api.users.update({ body: { phone: target } }));
    expect(error).toMatchObject({
      status: 400,
      issues: [{ path: "body.phone", code: "VERIFICATION_REQUIRED" }],
    });
    const phoneToken = await proofOf(codes, person.api, "phone", { target, purpose: "EDITMYINFO" });
    await person.api.users.update({ body: { phone: target, phoneToken } });
    const lock = (phone: string) =>
      world.read({ pk: `lock#phone#+82${phone.slice(1)}`, sk: "lock" });
    expect(await lock(target)).toMatchObject({ ownerId: person.account.id });
    expect(await lock(person.phone)).toBeUndefined();
  });

  test("keeps a record of each change of the marketing consent", async () => {
    const person = await world.member();
    const { updatedAt } = await person.api.users.update({ body: { marketingConsent: true } });
    const row = await world.read({ pk: `user#${person.id}`, sk: `consent#${updatedAt}` });
    expect(row).toMatchObject({ marketing: true, textVersion: expect.any(String) });
  });

  test("never discloses the hash, the session or the keys of its rows", async () => {
    const person = await signedUp(world, codes);
    const names = Object.keys(await person.api.users.me());
    expect(names).not.toEqual(expect.arrayContaining(["sessionVersion"]));
    expect(names.filter((name) => /hash|^pk$|^sk$|gsi|session/i.test(name))).toEqual([]);
  });
});

describe("a session", () => {
  test("gets a fresh token in the second half of its life, and only then", async () => {
    const person = await world.member();
    expect(await renewedFor(person.id, 6)).toBeNull();
    const renewed = (await renewedFor(person.id, 8)) ?? "";
    expect(await world.api(renewed).users.me()).toMatchObject({ id: person.id });
  });

  test("of a user does not open the admin interface, and vice versa", async () => {
    const admin = await world.adminUser();
    const userToken = await world.sign(admin.id);
    await expect(world.admin(userToken).me.me()).rejects.toEqual(refused("SESSION_ENDED"));
    await expect(world.api(admin.token).users.me()).rejects.toEqual(refused("SESSION_ENDED"));
  });

  test("ends everywhere with a new password", async () => {
    const person = await signedUp(world, codes);
    const elsewhere = await world.api().auth.login({ body: { userId: person.userId, password } });
    const body = { currentPassword: password, newPassword: "Another-2026!" };
    await person.api.users.changePassword({ body });
    for (const token of [person.token, elsewhere.token])
      await expect(world.api(token).users.me()).rejects.toEqual(refused("SESSION_ENDED"));
    const login = { userId: person.userId, password: "Another-2026!" };
    await expect(world.api().auth.login({ body: login })).resolves.toHaveProperty("token");
  });
});

describe("the password", () => {
  test("changes only with the current one, and to a different one", async () => {
    const person = await signedUp(world, codes);
    const change = (currentPassword: string, newPassword: string) =>
      caught(person.api.users.changePassword({ body: { currentPassword, newPassword } }));
    expect(await change("Wrong-2026!", "Another-2026!")).toMatchObject({
      issues: [{ path: "body.currentPassword", code: "PASSWORD_WRONG" }],
    });
    expect(await change(password, password)).toMatchObject({
      issues: [{ path: "body.newPassword", code: "SAME_PASSWORD" }],
    });
  });

  test("cannot be guessed from a stolen session: five tries, then it is locked", async () => {
    const person = await signedUp(world, codes);
    const guess = () => caught(person.api.users.remove({ body: { password: "Wrong-2026!" } }));
    for (let count = 0; count < 5; count++)
      expect(await guess()).toMatchObject({ issues: [{ code: "PASSWORD_WRONG" }] });
    expect(await guess()).toMatchObject({ code: "LOGIN_LOCKED" });
  });
});

describe("leaving", () => {
  test("erases the person, frees the name and contacts, ends the sessions, and sends its message", async () => {
    const person = await signedUp(world, codes, "leaver@durumi.example");
    await world.changes();
    await person.api.users.remove({ body: { password } });
    const row = await world.read({ pk: `user#${person.account.id}`, sk: "account" });
    expect(row).toMatchObject({ deletedAt: expect.any(String), emailVerified: false });
    const text = JSON.stringify(row);
    for (const secret of [person.userId, person.name, "leaver@", person.phone.slice(1), "두루미"])
      expect(text).not.toContain(secret);
    const gone = await world.read({ pk: `user#${person.account.id}`, sk: "credential" });
    expect(gone).toBeUndefined();
    await expect(person.api.users.me()).rejects.toEqual(refused("SESSION_ENDED"));
    const login = { userId: person.userId, password };
    await expect(world.api().auth.login({ body: login })).rejects.toEqual(refused("LOGIN_FAILED"));
    const left = (await world.changes()).flatMap(leftBy).map(({ name }) => name);
    expect(left).toContain("account.closed");
  });

  test("takes a seller out of the lists, with the profile and the business number", async () => {
    const person = await signedUp(world, codes);
    const seller = sellerRows(person.account.id, "㈜떠나는상사", nextNumber());
    const rows = seller.rows as Key[];
    const lock = rows.find(({ sk }) => sk === "lock");
    await world.put(
      rows.map((row) => ({ ...row, ...(row === lock && { ownerId: person.account.id }) })),
    );
    const account = await world.read({ pk: `user#${person.account.id}`, sk: "account" });
    const approved = { role: "SELLER", sellerApproval: "APPROVED" };
    await world.put([
      { ...account, ...approved },
      { pk: "counter#sellers", sk: "counter", count: 5 },
    ]);
    await person.api.users.remove({ body: { password } });
    const row = await world.read({ pk: `seller#${seller.id}`, sk: "info" });
    expect(row).toMatchObject({ status: "NONE", tradingPaused: true });
    for (const name of ["draft", "approved", "gsi2pk"]) expect(row).not.toHaveProperty(name);
    expect(await world.read({ pk: lock!.pk, sk: "lock" })).toBeUndefined();
    expect(await world.api().users.sellerCount()).toEqual({ count: 4 });
  });

  const counted = [
    ["buyer", "counts"],
    ["seller", "counts"],
    ["seller", "counts#15"],
  ];
  test.each(counted)("waits while orders run, as the %s (%s)", async (side, sk) => {
    const person = await signedUp(world, codes);
    const { id } = person.account;
    const owner = side === "buyer" ? id : `sel_${id.slice(4)}`;
    const counts = { pk: `order-counts#${owner}`, sk: sk! };
    await world.put([{ ...counts, PENDING: 0, CONFIRMED: 1, COMPLETED: 3 }]);
    await expect(person.api.users.remove({ body: { password } })).rejects.toEqual(
      refused("HAS_RUNNING_ORDERS"),
    );
    expect(await person.api.users.me()).toMatchObject({ userId: person.userId });
    await world.put([{ ...counts, PENDING: 0, CONFIRMED: 0, COMPLETED: 4 }]);
    await person.api.users.remove({ body: { password } });
  });
});

describe("the number of sellers", () => {
  test("comes from its counter, for everybody", async () => {
    await world.put([{ pk: "counter#sellers", sk: "counter", count: 12 }]);
    expect(await world.api().users.sellerCount()).toEqual({ count: 12 });
  });
});
