import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { mostCompanies } from "@bupum/shared/accounts/companies/rules";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Codes, codesOf, password, signedUp } from "../../kit/accounts.ts";
import { companyDraft, founded, invite, join, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type Founded = Awaited<ReturnType<typeof founded>>;

const placeOf = ({ owner, params }: Founded) => ({ ...params, userId: owner.id });
const membersOf = async (by: Pick<Member, "api">, { params }: Pick<Founded, "params">) =>
  (await by.api.companies.members({ params, query: {} })).items;
const mine = async (by: Pick<Member, "api">) => (await by.api.companies.mine()).items;

describe("a company", () => {
  test("is seen by its members alone, with their own roles (D40-1, D40-3, D40-4)", async () => {
    const one = await founded(world);
    const [stranger, clerk] = [
      await world.member(),
      await joined(world, one, "BUYER", "REQUESTER"),
    ];
    expect(await clerk.api.companies.get({ params: one.params })).toMatchObject({
      name: companyDraft.name,
      businessNumber: "1208800767",
      memberCount: 2,
      roles: ["REQUESTER", "BUYER"],
    });
    expect(await membersOf(clerk, one)).toMatchObject([
      { userId: one.owner.id, name: one.owner.name, roles: ["REQUESTER", "BUYER", "OWNER"] },
      { userId: clerk.id, roles: ["REQUESTER", "BUYER"] },
    ]);
    expect(await codeOf(stranger.api.companies.get({ params: one.params }))).toBe("NOT_FOUND");
    expect(await codeOf(membersOf(stranger, one))).toBe("NOT_FOUND");
    expect(await mine(stranger)).toEqual([]);
  });

  test("takes no business number with a wrong checksum, and none twice by one call (D40-1)", async () => {
    const owner = await world.member();
    const wrong = { ...companyDraft, businessNumber: "120-88-00768" };
    expect(await codeOf(owner.api.companies.found({ body: wrong }))).toBe("INVALID_REQUEST");
    const idempotencyKey = "company-once-0001";
    const first = await owner.api.companies.found({ body: companyDraft }, { idempotencyKey });
    const again = await owner.api.companies.found({ body: companyDraft }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(await mine(owner)).toHaveLength(1);
  });

  test("is one of up to 20, each of which says nothing of another (D40-2)", async () => {
    const [one, other] = [await founded(world), await founded(world)];
    const clerk = await joined(world, one, "ACCOUNTANT");
    await join(other, clerk, (await invite(other, clerk, "BUYER")).code);
    expect((await mine(clerk)).map(({ roles }) => roles)).toEqual([["ACCOUNTANT"], ["BUYER"]]);
    await clerk.api.companies.removeMember({ params: clerk.place });
    expect((await mine(clerk)).map(({ id }) => id)).toEqual([other.companyId]);
    const found = (at: number) =>
      clerk.api.companies.found({ body: { ...companyDraft, name: `한빛 ${at}공장` } });
    await Promise.all([1, 2, 3].map(found));
    for (let at = 4; at < mostCompanies; at += 1)
      // oxlint-disable-next-line no-await-in-loop
      await found(at);
    expect(await codeOf(found(mostCompanies))).toBe("ENTRY_LIMIT");
    expect(await mine(clerk)).toHaveLength(mostCompanies);
  });

  test("is changed by owners alone, as it was seen (D40-4)", async () => {
    const one = await founded(world);
    const clerk = await joined(world, one, "BUYER", "APPROVER", "ACCOUNTANT", "REQUESTER");
    const body = { ...companyDraft, name: "한빛정밀공업", version: 1 };
    const update = (by: Pick<Member, "api">) =>
      by.api.companies.update({ params: one.params, body });
    expect(await codeOf(update(clerk))).toBe("FORBIDDEN");
    expect(await update(one.owner)).toMatchObject({ name: "한빛정밀공업", version: 2 });
    expect(await codeOf(update(one.owner))).toBe("VERSION_CONFLICT");
    const { params } = one;
    const refused = [
      clerk.api.companies.invite({ params, body: { email: "a@b.example", roles: ["OWNER"] } }),
      clerk.api.companies.invitations({ params, query: {} }),
      clerk.api.companies.takeBack({ params, body: { email: "a@b.example" } }),
      clerk.api.companies.changeMember({ params: clerk.place, body: { roles: ["OWNER"] } }),
      clerk.api.companies.removeMember({ params: placeOf(one) }),
      clerk.api.companies.dissolve({ params }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => "FORBIDDEN"));
  });

  test("is dissolved by an owner who is alone; its invitations end (D40-7)", async () => {
    const one = await founded(world);
    const [clerk, late] = [await joined(world, one, "BUYER"), await world.member()];
    const { code } = await invite(one, late, "BUYER");
    const dissolve = () => one.owner.api.companies.dissolve({ params: one.params });
    expect(await codeOf(dissolve())).toBe("COMPANY_HAS_MEMBERS");
    await one.owner.api.companies.removeMember({ params: clerk.place });
    await dissolve();
    expect(await mine(one.owner)).toEqual([]);
    const next = await one.owner.api.companies.found({ body: companyDraft });
    expect(await mine(one.owner)).toMatchObject([{ id: next.id }]);
    expect(await codeOf(join(one, late, code))).toBe("INVITATION_INVALID");
    expect(await mine(late)).toEqual([]);
  });
});

describe("an invitation", () => {
  test("works once, for its verified address, until it is replaced (D40-5)", async () => {
    const one = await founded(world);
    const [clerk, stranger] = [await world.member(), await world.member()];
    const old = await invite(one, clerk, "OWNER");
    await vi.waitFor(async () => {
      const next = await invite(one, clerk, "BUYER");
      expect(next.code).not.toBe(old.code);
    });
    expect(await codeOf(join(one, clerk, old.code))).toBe("INVITATION_INVALID");
    const { code } = await invite(one, clerk, "BUYER");
    expect(await codeOf(join(one, stranger, code))).toBe("INVITATION_INVALID");
    const { params, owner } = one;
    const look = (by: Pick<typeof clerk, "api">, of: string, at = params) =>
      by.api.companies.ownInvitation({ params: at, body: { code: of } });
    const { name: inviterName } = await owner.api.users.me();
    const { expiresAt, ...seen } = await look(clerk, code);
    expect(seen).toEqual({ companyName: "한빛정밀", inviterName, roles: ["BUYER"] });
    // Whoever is not invited learns nothing, also not whether there is such a company.
    const unknown = { companyId: `cmp_${"0".repeat(26)}` as const };
    for (const call of [
      () => look(stranger, code),
      () => look(owner, code),
      () => look(stranger, code, unknown),
      () => look(clerk, old.code),
      () => look(clerk, "한".repeat(code.length)),
    ])
      expect(await codeOf(call())).toBe("INVITATION_INVALID");
    const open = await owner.api.companies.invitations({ params, query: {} });
    expect(open.items[0]!.expiresAt).toBe(expiresAt);
    expect(open.items).toMatchObject([{ email: clerk.email, roles: ["BUYER"] }]);
    expect(JSON.stringify(open)).not.toContain(code);
    const both = await Promise.all([join(one, clerk, code), join(one, clerk, code)].map(codeOrId));
    expect(both).toContain(one.companyId);
    expect(await join(one, clerk, code)).toMatchObject({ memberCount: 2, roles: ["BUYER"] });
    await clerk.api.companies.removeMember({ params: { ...one.params, userId: clerk.id } });
    // Who has the code reads that it was used; a guess learns nothing.
    for (const by of [clerk, stranger]) {
      const used = { body: { code: "INVITATION_INVALID", params: { used: true } } };
      await expect(join(one, by, code)).rejects.toMatchObject(used);
      await expect(look(by, code)).rejects.toMatchObject(used);
    }
    const guess = await look(clerk, `${code.slice(1)}A`).catch((error: unknown) => error);
    expect(JSON.stringify(guess)).not.toContain("used");
  });

  test("is mailed once, and not at all after it was taken back or replaced (D40-5)", async () => {
    const one = await founded(world);
    const [clerk, late] = [await world.member(), await world.member()];
    const { code } = await invite(one, clerk, "BUYER");
    await world.drain({ duplicate: true });
    const { name } = await one.owner.api.users.me();
    const mails = await world.mails(clerk.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["[부품] 한빛정밀 회사 초대"]);
    expect(mails[0]!.html).toContain(`companies/join?companyId=${one.companyId}#${code}`);
    // By what its reader judges who invites.
    for (const fact of ["120-88-00767", `${name} (${one.owner.email})`])
      for (const said of [mails[0]!.html, mails[0]!.text]) expect(said).toContain(fact);
    await invite(one, late, "BUYER");
    await one.owner.api.companies.takeBack({ params: one.params, body: { email: late.email } });
    await world.drain();
    expect(await world.mails(late.email)).toEqual([]);
  });

  test("of an address that is not verified, one taken back, and a late one are refused (D40-5)", async () => {
    const one = await founded(world);
    const clerk = await world.member();
    const { code } = await invite(one, clerk, "BUYER");
    const key = { pk: `user#${clerk.id}`, sk: "account" };
    const account = (await world.read(key))!;
    await world.put([{ ...account, emailVerified: false }]);
    expect(await codeOf(join(one, clerk, code))).toBe("INVITATION_INVALID");
    await world.put([account]);
    const place = { pk: `company#${one.companyId}`, sk: `invitation#${clerk.email}` };
    const row = (await world.read(place))!;
    expect(Number(row["ttl"]) - Date.parse(String(row["invitedAt"])) / 1000).toBeCloseTo(
      604_800,
      -1,
    );
    await world.put([{ ...row, ttl: 1 }]);
    expect(await codeOf(join(one, clerk, code))).toBe("INVITATION_INVALID");
    const body = { email: clerk.email };
    const fresh = await invite(one, clerk, "BUYER");
    await one.owner.api.companies.takeBack({ params: one.params, body });
    expect(await codeOf(join(one, clerk, fresh.code))).toBe("INVITATION_INVALID");
  });
});

const codeOrId = (call: Promise<{ id: string }>) =>
  call.then(
    ({ id }) => id,
    () => "refused",
  );

describe("a member", () => {
  test("who was removed sees nothing from that moment (D40-4)", async () => {
    const one = await founded(world);
    const clerk = await joined(world, one, "OWNER");
    await one.owner.api.companies.removeMember({ params: clerk.place });
    const calls = [
      clerk.api.companies.get({ params: one.params }),
      membersOf(clerk, one),
      clerk.api.companies.removeMember({ params: placeOf(one) }),
      invite({ ...one, owner: clerk }, clerk, "OWNER"),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => "NOT_FOUND"));
    expect(await mine(clerk)).toEqual([]);
    expect(await membersOf(one.owner, one)).toHaveLength(1);
  });

  test("who is the last owner stays one until somebody else is (D40-6)", async () => {
    const one = await founded(world);
    const clerk = await joined(world, one, "BUYER");
    const own = { params: placeOf(one) };
    const step = () =>
      one.owner.api.companies.changeMember({ ...own, body: { roles: ["ACCOUNTANT"] } });
    expect(await codeOf(one.owner.api.companies.removeMember(own))).toBe("LAST_OWNER");
    expect(await codeOf(step())).toBe("LAST_OWNER");
    const body = { roles: ["OWNER"] as CompanyRole[] };
    await one.owner.api.companies.changeMember({ params: clerk.place, body });
    await step();
    expect(await codeOf(clerk.api.companies.removeMember({ params: clerk.place }))).toBe(
      "LAST_OWNER",
    );
    await one.owner.api.companies.removeMember(own);
    expect(await membersOf(clerk, one)).toMatchObject([{ roles: ["OWNER"] }]);
  });

  test("who is an owner cannot remove another one who removes him at the same time (D40-6)", async () => {
    const one = await founded(world);
    const other = await joined(world, one, "OWNER");
    await Promise.allSettled([
      one.owner.api.companies.removeMember({ params: other.place }),
      other.api.companies.removeMember({ params: placeOf(one) }),
    ]);
    const left = [...(await mine(one.owner)), ...(await mine(other))];
    expect(left.length).toBeGreaterThan(0);
    expect(left[0]).toMatchObject({ memberCount: left.length });
  });
});

test("An account that leaves hands its companies over, or ends them, in one step (D40-8)", async () => {
  const person = await signedUp(world, codes);
  const { id: alone } = await person.api.companies.found({
    body: { ...companyDraft, name: "한빛설계" },
  });
  const { id: companyId } = await person.api.companies.found({ body: companyDraft });
  const one = { owner: { ...person, id: person.account.id }, companyId, params: { companyId } };
  const clerk = await joined(world, one, "BUYER");
  const leave = () => person.api.users.remove({ body: { password } });
  expect(await codeOf(leave())).toBe("LAST_OWNER");
  expect(await mine(person)).toHaveLength(2);
  await person.api.companies.changeMember({ params: clerk.place, body: { roles: ["OWNER"] } });
  await leave();
  expect(await membersOf(clerk, one)).toMatchObject([{ userId: clerk.id }]);
  expect(await clerk.api.companies.get({ params: one.params })).toMatchObject({ memberCount: 1 });
  expect(await world.read({ pk: `company#${alone}`, sk: "company" })).toBeUndefined();
});
