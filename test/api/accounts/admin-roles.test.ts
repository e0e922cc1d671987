import { adminRoles } from "@bupum/shared/kernel/admin-roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password, signupOf } from "../../kit/accounts.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
let world: World;
let owner: Admin;
const forbidden = expect.objectContaining({ code: "FORBIDDEN" });
beforeAll(async () => {
  world = await startWorld();
  owner = await world.adminUser("OWNER");
});
afterAll(() => world.stop());

const roleOf = async (id: Admin["id"]) => {
  const { role, adminRole } = await owner.api.userEntities.get({ params: { id } });
  return role === "ADMIN" ? (adminRole ?? "none stored") : role;
};
const change = (by: Admin, id: Admin["id"], body: object) =>
  by.api.userEntities.update({ params: { id }, body });
const draft = () => {
  const { userId, name, phone } = signupOf();
  return { userId, name, phone, password };
};

describe("an owner (D20-11)", () => {
  test("makes an admin of a role, changes it and ends it, each with what changed on record", async () => {
    const body = { ...draft(), role: "ADMIN", adminRole: "SUPPORT" } as const;
    const { id } = await owner.api.userEntities.signup({ body });
    await change(owner, id, { adminRole: "FINANCE" });
    expect(await roleOf(id)).toBe("FINANCE");
    await change(owner, id, { role: "USER" });
    expect(await roleOf(id)).toBe("USER");
    const { items } = await owner.api.auditEvents.listOf({
      params: { entity: "user", id },
      query: {},
    });
    expect(items.flatMap(({ changes = [] }) => changes)).toEqual(
      expect.arrayContaining([
        { field: "adminRole", from: "SUPPORT", to: "FINANCE" },
        { field: "adminRole", from: "FINANCE" },
      ]),
    );
  });

  test("who names no role makes the new admin SUPPORT, the smallest reach", async () => {
    const { id } = await owner.api.userEntities.signup({ body: { ...draft(), role: "ADMIN" } });
    expect(await roleOf(id)).toBe("SUPPORT");
  });

  test("cannot give a role inside the company to a member who is no admin", async () => {
    const { id } = await world.member();
    await expect(change(owner, id, { adminRole: "OWNER" })).rejects.toMatchObject({ status: 400 });
    expect(await roleOf(id)).toBe("USER");
  });

  test("whose account is older than the roles stays an owner after other changes", async () => {
    const older = await world.adminUser();
    expect((await older.api.me.me()).adminRole).toBe("OWNER");
    await change(owner, older.id, { name: "이름이 바뀐 운영자" });
    expect((await older.api.me.me()).adminRole).toBe("OWNER");
  });

  test("cannot change or end the own role, or leave, so an owner remains", async () => {
    for (const body of [{ role: "USER" }, { adminRole: "SUPPORT" }, { blockedReason: "휴가" }])
      await expect(change(owner, owner.id, body)).rejects.toEqual(forbidden);
    await expect(
      owner.api.userEntities.deleteUser({ query: { userId: owner.userId } }),
    ).rejects.toEqual(forbidden);
    const asMember = world.api(await world.sign(owner.id));
    await expect(asMember.users.remove({ body: { password } })).rejects.toEqual(forbidden);
    expect(await roleOf(owner.id)).toBe("OWNER");
  });
});

test("of two owners who end each other's role at once, one stays an owner (D20-11)", async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await world.adminUser("OWNER"), await world.adminUser("OWNER")];
    const ends = await Promise.allSettled([
      change(one, other.id, { role: "USER" }),
      change(other, one.id, { role: "USER" }),
    ]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = [await roleOf(one.id), await roleOf(other.id)];
    expect(left.toSorted()).toEqual(["OWNER", "USER"]);
  }
});

test("a role that ends takes the sessions with it, and the token makes no admin more (D20-11)", async () => {
  const former = await world.adminUser("OWNER");
  const { id } = await world.member();
  await change(owner, former.id, { adminRole: "SUPPORT" });
  await expect(change(former, id, { role: "ADMIN" })).rejects.toMatchObject({ status: 401 });
});

describe.each(adminRoles.filter((role) => role !== "OWNER"))("a %s (D20-11)", (role) => {
  test("makes no admin, and gives itself and others no role", async () => {
    const admin = await world.adminUser(role);
    const { id } = await world.member();
    for (const [target, body] of [
      [id, { role: "ADMIN" }],
      [admin.id, { adminRole: "OWNER" }],
    ] as const)
      await expect(change(admin, target, body)).rejects.toEqual(forbidden);
    await expect(
      admin.api.userEntities.signup({ body: { ...draft(), role: "ADMIN" } }),
    ).rejects.toEqual(forbidden);
    expect([await roleOf(id), await roleOf(admin.id)]).toEqual(["USER", role]);
  });

  test("takes over no admin's account by a password, an address, a link or a code", async () => {
    const admin = await world.adminUser(role);
    const victim = await world.adminUser("OWNER");
    for (const body of [{ password }, { email: "thief@example.com" }, { blockedReason: "정지" }])
      await expect(change(admin, victim.id, body)).rejects.toEqual(forbidden);
    const { id, userId } = victim;
    const { userEntities, emailVerifications } = admin.api;
    await expect(userEntities.passwordLink({ params: { id } })).rejects.toEqual(forbidden);
    await expect(userEntities.deleteUser({ query: { userId } })).rejects.toEqual(forbidden);
    await expect(
      emailVerifications.send({ body: { userId: id, target: "thief@example.com" } }),
    ).rejects.toEqual(forbidden);
    expect((await victim.api.me.me()).adminRole).toBe("OWNER");
  });
});
