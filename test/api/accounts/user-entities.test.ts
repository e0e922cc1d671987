import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { sheetType } from "@bupum/shared/kernel/sheet";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Codes, codesOf, password, signedUp, signupOf } from "../../kit/accounts.ts";
import { deletedByTwo } from "../../kit/approvals.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
let world: World;
let codes: Codes;
let admin: Admin;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
  admin = await world.adminUser();
});
afterAll(() => world.stop());
const refused = (code: string) => expect.objectContaining({ code });
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

const found = async (searchType: "NAME" | "SELLER" | "PHONE_NUMBER" | "USER_ID", words: string) =>
  idsOf(await admin.api.userEntities.search({ query: { searchType, searchKeyword: words } }));

/** An account made by an admin, with a password to log in with. */
const made = (given: object = {}) => {
  const { userId, name, phone } = signupOf();
  return admin.api.userEntities.signup({ body: { userId, name, phone, password, ...given } });
};

describe("the admin interface", () => {
  test("lets admins in, and tells others no more than strangers", async () => {
    const boss = await made({ role: "ADMIN", adminRole: "OWNER" });
    const { token } = await world.admin().auth.login({ body: { userId: boss.userId, password } });
    expect(await world.admin(token).me.me()).toEqual({
      id: boss.id,
      userId: boss.userId,
      name: boss.name,
      role: "ADMIN",
      adminRole: "OWNER",
    });
    const user = await made();
    await expect(
      world.admin().auth.login({ body: { userId: user.userId, password } }),
    ).rejects.toEqual(refused("LOGIN_FAILED"));
  });

  test("issues tokens that are valid for one day", async () => {
    const boss = await made({ role: "ADMIN" });
    const { token } = await world.admin().auth.login({ body: { userId: boss.userId, password } });
    const payload = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as {
      iat: number;
      exp: number;
      aud: string;
    };
    expect(payload.exp - payload.iat).toBe(86_400);
    expect(payload.aud).toBe("admin");
  });

  test("reports that the table replies", async () => {
    expect(await world.admin().health.check()).toMatchObject({ status: "ok" });
  });

  test("serves the document of its own calls; the users' API serves its own", async () => {
    const own = await world.admin().docs.openapi();
    const users = await world.api().docs.openapi();
    expect(Object.keys(own["paths"] as object)).toContain("/user-entities/{id}");
    expect(Object.keys(users["paths"] as object)).toContain("/auth/signup");
    expect(own["openapi"]).toBe("3.1.0");
  });
});

describe("users in the admin's list", () => {
  test("come newest first, page by page, each once", async () => {
    for (let count = 0; count < 12; count++) await world.member();
    const first = await admin.api.userEntities.list({ query: { itemsPerPage: 10 } });
    expect(first.items).toHaveLength(10);
    const next = { itemsPerPage: 10 as const, cursor: first.nextCursor };
    const second = await admin.api.userEntities.list({ query: next });
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("are found by name, company, number and login name", async () => {
    const person = await world.member({ name: "독고 탁월", companyName: "㈜별난상사" });
    expect(await found("NAME", "고탁")).toEqual([person.id]);
    expect(await found("SELLER", "별난")).toEqual([person.id]);
    const phone = `0${person.phone.slice(3)}`;
    expect(
      await found("PHONE_NUMBER", `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`),
    ).toEqual([person.id]);
    expect(await found("PHONE_NUMBER", phone.slice(3))).toContain(person.id);
    expect(await found("USER_ID", person.userId.toUpperCase())).toEqual([person.id]);
    expect(await found("USER_ID", person.userId.slice(0, -1))).toEqual([]);
  });

  test("are found by eight digits that could also be a service number", async () => {
    const person = await world.member({ phone: "+821015884321" });
    expect(await found("PHONE_NUMBER", "15884321")).toEqual([person.id]);
  });

  test("are filtered by role and by approval", async () => {
    const seller = await world.seller();
    const approved = await admin.api.userEntities.search({
      query: { approvalTypes: "CORRECTION,APPROVED", filter: "role:SELLER" },
    });
    expect(idsOf(approved)).toContain(seller.id);
    const others = await admin.api.userEntities.search({
      query: { isApproved: "false", itemsPerPage: 100 },
    });
    expect(idsOf(others)).not.toContain(seller.id);
  });
});

describe("an admin's act on a user", () => {
  test("creates an account whose contacts are not verified yet", async () => {
    const created = await made({ email: "made@by.example" });
    expect(created).toMatchObject({ emailVerified: false, phoneVerified: false, role: "USER" });
    const { token } = await world.api().auth.login({ body: { userId: created.userId, password } });
    expect(await world.api(token).users.me()).toMatchObject({ id: created.id });
    await expect(made({ userId: created.userId })).rejects.toEqual(refused("USER_ID_TAKEN"));
    await expect(made({ email: "made@by.example" })).rejects.toEqual(refused("EMAIL_TAKEN"));
  });

  test("ends the user's sessions with a new role", async () => {
    const person = await signedUp(world, codes);
    const params = { id: person.account.id };
    await admin.api.userEntities.update({ params, body: { role: "ADMIN" } });
    await expect(person.api.users.me()).rejects.toEqual(refused("SESSION_ENDED"));
  });

  test("sets a password, which ends the sessions, only without a verified address (D20-9)", async () => {
    const { api, id: ownId } = await world.member();
    const params = { id: ownId };
    const body = { password: "Another-2026!" };
    await expect(admin.api.userEntities.update({ params, body })).rejects.toEqual(
      refused("INVALID_TRANSITION"),
    );
    await admin.api.userEntities.update({ params, body: { email: "moved@by.example" } });
    await admin.api.userEntities.update({ params, body });
    await expect(api.users.me()).rejects.toEqual(refused("SESSION_ENDED"));
  });

  test("keeps the sessions with a new name", async () => {
    const person = await world.member();
    const changed = await admin.api.userEntities.update({
      params: { id: person.id },
      body: { name: "정정됨", version: 1 },
    });
    expect(changed).toMatchObject({ name: "정정됨", version: 2 });
    expect(await person.api.users.me()).toMatchObject({ name: "정정됨" });
  });

  test("blocks a user and lifts the block again", async () => {
    const person = await signedUp(world, codes);
    const params = { id: person.account.id };
    const login = { body: { userId: person.userId, password } };
    await admin.api.userEntities.update({ params, body: { blockedReason: "허위 견적" } });
    await expect(person.api.users.me()).rejects.toEqual(refused("SESSION_ENDED"));
    await expect(world.api().auth.login(login)).rejects.toEqual(refused("ACCOUNT_BLOCKED"));
    const lifted = await admin.api.userEntities.update({ params, body: { blockedReason: "" } });
    expect(lifted.blockedReason).toBeUndefined();
    await expect(world.api().auth.login(login)).resolves.toHaveProperty("token");
  });

  test("deletes by login name, for good, and never oneself", async () => {
    const person = await signedUp(world, codes);
    const query = { userId: person.userId };
    await deletedByTwo(world, admin, person.account.id);
    await expect(person.api.users.me()).rejects.toEqual(refused("SESSION_ENDED"));
    await expect(admin.api.userEntities.deleteUser({ query })).rejects.toEqual(
      refused("NOT_FOUND"),
    );
    const gone = await admin.api.userEntities.get({ params: { id: person.account.id } });
    expect(gone.deletedAt).toBeDefined();
    const own = { userId: admin.userId };
    await expect(admin.api.userEntities.deleteUser({ query: own })).rejects.toEqual(
      refused("FORBIDDEN"),
    );
  });

  test("writes an audit event in the transaction of the change", async () => {
    const person = await world.member();
    await world.changes();
    const body = { role: "ADMIN" } as const;
    await admin.api.userEntities.update({ params: { id: person.id }, body });
    const events = (await world.changes()).flatMap(({ newImage }) =>
      String(newImage?.["pk"]).startsWith(`audit#user#${person.id}`) ? [newImage] : [],
    );
    expect(events).toEqual([
      expect.objectContaining({ from: "USER", to: "ADMIN", via: "ADMIN", actor: admin.id }),
    ]);
  });
});

describe("an address that the user reads the code of to an admin", () => {
  test("becomes verified, once, and for that user only", async () => {
    const [person, stranger] = [await world.member(), await world.member()];
    const target = "told@by-phone.example";
    const body = { userId: person.id, target };
    const { requestId } = await admin.api.emailVerifications.send({ body });
    const code = (await codes.of(requestId)) ?? "";
    const valid = (userId: `usr_${string}`) =>
      admin.api.emailVerifications.valid({ body: { userId, requestId, code } });
    await expect(valid(stranger.id)).rejects.toEqual(refused("VERIFICATION_INVALID"));
    await valid(person.id);
    expect(await person.api.users.me()).toMatchObject({ email: target, emailVerified: true });
    await expect(valid(person.id)).rejects.toEqual(refused("VERIFICATION_INVALID"));
    await expect(
      admin.api.emailVerifications.send({ body: { userId: stranger.id, target } }),
    ).rejects.toEqual(refused("EMAIL_TAKEN"));
  });
});

const fileOf = async (query: Parameters<Admin["api"]["userEntities"]["xlsx"]>[0]["query"]) => {
  const file = await admin.api.userEntities.xlsx({ query });
  const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
  return { file, sheet: sheet! };
};
const askFile = (token?: string) =>
  world.raw("admin", "GET", "/user-entities/xlsx?searchType=USER_ID&searchKeyword=nobody", {
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  });

describe("the list of users as an Excel file", () => {
  test("has all found users with all their columns", async () => {
    const companyName = `한빛계장${Date.now()}`;
    const users = [await made({ companyName }), await made({ companyName })];
    await made({ companyName: "다른 업체" });
    const { file, sheet } = await fileOf({ searchType: "SELLER", searchKeyword: companyName });
    expect(file.type).toBe(sheetType);
    expect(sheet.name).toBe("회원");
    expect(sheet.rows[0]?.slice(0, 3)).toEqual(["이름", "아이디", "업체명"]);
    expect(sheet.rows.slice(1).map((row) => row[1])).toEqual(
      users.map((user) => user.userId).toReversed(),
    );
    expect(sheet.rows[1]).toContain(formatPhone(users[1]!.phone!));
  });

  test("contains no formula that somebody wrote into a name", async () => {
    const { userId } = await made({ name: "=HYPERLINK(1)" });
    const { sheet } = await fileOf({ searchType: "USER_ID", searchKeyword: userId });
    expect(sheet.rows[1]?.[0]).toBe("'=HYPERLINK(1)");
  });

  test("has a dated name, and only admins can download it", async () => {
    expect((await askFile()).status).toBe(401);
    const reply = await askFile(admin.token);
    const name = decodeURIComponent(reply.headers.get("content-disposition") ?? "");
    expect(name).toMatch(/^attachment; filename\*=UTF-8''회원_\d{4}-\d\d-\d\d\.xlsx$/);
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });
});
