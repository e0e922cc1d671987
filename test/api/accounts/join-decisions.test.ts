import { mostCompanies, mostMembers } from "@bupum/shared/accounts/companies/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyDraft, founded, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import {
  asked,
  asking,
  declined,
  freeNumber,
  letIn,
  numbered,
  rivalled,
} from "../../kit/join-requests.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
const own = async (by: Pick<Member, "api">) => (await by.api.companies.ownJoinRequests()).items;
const mine = async (by: Pick<Member, "api">) => (await by.api.companies.mine()).items;
const accountKey = ({ id }: Pick<Member, "id">) => ({ pk: `user#${id}`, sk: "account" });
const companyKey = ({ companyId }: { companyId: string }) => ({
  pk: `company#${companyId}`,
  sk: "company",
});
const outcomes = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => "done",
        (error: { code: string }) => error.code,
      ),
    ),
  );

type Asked = Awaited<ReturnType<typeof asker>> & { other: Awaited<ReturnType<typeof numbered>> };
async function change(person: Pick<Member, "id">, set: object): Promise<void> {
  await world.put([{ ...(await world.read(accountKey(person)))!, ...set }]);
}

/** The last of a company's past. */
async function pastOf({ companyId }: { companyId: string }) {
  const { queryAll } = await import("@bupum/functions/kernel/list");
  return (await queryAll({ pk: `audit#company#${companyId}`, newestFirst: true }))[0];
}

/** A company, and somebody who asks to join it. */
async function asker() {
  const one = await numbered(world);
  const clerk = await world.member();
  await asked(world, clerk, one.businessNumber);
  return { one, clerk };
}

describe("an owner (D40-18)", () => {
  test("lets who asked in with roles, and he acts in the company's name", async () => {
    const { one, clerk } = await asker();
    await asked(world, clerk, freeNumber());
    await letIn(one, clerk, "BUYER", "REQUESTER");
    expect(await mine(clerk)).toMatchObject([
      { id: one.companyId, memberCount: 2, roles: ["REQUESTER", "BUYER"] },
    ]);
    const as = world.apiOf(one.companyId, clerk.token);
    expect((await as.estimateGroups.list({ query: {} })).items).toEqual([]);
    expect(await asking(one)).toEqual([]);
    expect(await own(clerk)).toHaveLength(1);
    expect(await pastOf(one)).toMatchObject({
      to: "REQUESTER BUYER",
      actor: one.owner.id,
      onBehalfOf: clerk.id,
    });
  });

  test("declines him, and the company's past says who did", async () => {
    const { one, clerk } = await asker();
    await declined(one, clerk);
    expect(await pastOf(one)).toMatchObject({
      from: "NONE",
      to: "DECLINED",
      actor: one.owner.id,
      onBehalfOf: clerk.id,
    });
  });

  test("alone does so: other members are refused, strangers find nothing", async () => {
    const { one, clerk } = await asker();
    const buyer = await joined(world, one, "REQUESTER", "BUYER", "APPROVER", "ACCOUNTANT");
    const calls = (owner: Pick<Member, "api">) => {
      const by = { ...one, owner };
      return outcomes([asking(by), letIn(by, clerk), declined(by, clerk)]);
    };
    expect(await calls(buyer)).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
    expect(await calls(clerk)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(await calls(await world.member())).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(await asking(one)).toHaveLength(1);
  });

  test("and another one at the same time make one member, and count him once", async () => {
    const { one, clerk } = await asker();
    const owner = await joined(world, one, "OWNER");
    const done = await outcomes([
      letIn(one, clerk, "OWNER"),
      letIn({ ...one, owner }, clerk, "OWNER"),
      letIn(one, clerk, "OWNER"),
    ]);
    expect(done.toSorted()).toEqual(["JOIN_REQUEST_ENDED", "JOIN_REQUEST_ENDED", "done"]);
    expect(await world.read(companyKey(one))).toMatchObject({ memberCount: 3, ownerCount: 3 });
    expect(await mine(clerk)).toHaveLength(1);
  });

  test("and one of another company with the number: whoever is first lets him in", async () => {
    const { one, clerk } = await asker();
    const other = await numbered(world, one.businessNumber);
    await asked(world, clerk, one.businessNumber);
    const done = await outcomes([letIn(one, clerk), letIn(other, clerk)]);
    expect(done.toSorted()).toEqual(["JOIN_REQUEST_ENDED", "done"]);
    expect(await mine(clerk)).toHaveLength(1);
    expect(await own(clerk)).toEqual([]);
    expect(await asking(one)).toEqual([]);
    expect(await asking(other)).toEqual([]);
  });

  test("who accepts and declines at once does one of both", async () => {
    const { one, clerk } = await asker();
    const done = await outcomes([letIn(one, clerk), declined(one, clerk)]);
    expect(done.toSorted()).toEqual(["JOIN_REQUEST_ENDED", "done"]);
    expect(await mine(clerk)).toHaveLength(done[0] === "done" ? 1 : 0);
  });

  test("whose role has ended when it is written lets nobody in, and declines nobody", async () => {
    const { one, clerk } = await asker();
    for (const act of [letIn, declined]) {
      // oxlint-disable-next-line no-await-in-loop
      const owner = await joined(world, one, "OWNER");
      const rival = () => one.owner.api.companies.removeMember({ params: owner.place });
      // oxlint-disable-next-line no-await-in-loop
      const code = await rivalled(() => codeOf(act({ ...one, owner }, clerk)), {
        sk: "join-request#",
        rival,
      });
      expect(code).toBe("NOT_FOUND");
    }
    expect(await asking(one)).toHaveLength(1);
    expect(await world.read(companyKey(one))).toMatchObject({ memberCount: 1 });
  });

  test("lets him in whose message changes meanwhile", async () => {
    const { one, clerk } = await asker();
    const body = { businessNumber: one.businessNumber, message: "다시" };
    await rivalled(() => letIn(one, clerk), {
      sk: "join-request#",
      rival: () => clerk.api.companies.askToJoin({ body }),
    });
    expect(await mine(clerk)).toHaveLength(1);
    expect(await own(clerk)).toEqual([]);
  });
});

describe("who asked is not let in (D40-18)", () => {
  test.each([
    ["is blocked", { blockedReason: "조사" }],
    ["has another address", { email: "other@example.com" }],
    ["has an address that is not verified any more", { emailVerified: false }],
    ["has left", { deletedAt: "2026-11-30T00:00:00.000Z" }],
  ])("when he %s", async (_, change) => {
    const { one, clerk } = await asker();
    const account = (await world.read(accountKey(clerk)))!;
    await world.put([{ ...account, ...change }]);
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, clerk))).toBe("JOIN_REQUEST_ENDED");
    await world.put([account]);
    expect(await mine(clerk)).toEqual([]);
    await letIn(one, clerk);
  });

  test("when he came in by an invitation: he stays what he is", async () => {
    const { one, clerk } = await asker();
    const { code } = await one.owner.api.companies.invite({
      params: one.params,
      body: { email: clerk.email, roles: ["ACCOUNTANT"] },
    });
    await clerk.api.companies.join({ params: one.params, body: { code } });
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, clerk, "OWNER"))).toBe("JOIN_REQUEST_ENDED");
    expect(await mine(clerk)).toMatchObject([{ memberCount: 2, roles: ["ACCOUNTANT"] }]);
    await asked(world, clerk, one.businessNumber, "다시");
    await clerk.api.companies.removeMember({ params: { ...one.params, userId: clerk.id } });
    await letIn(one, clerk);
  });

  test("beyond the bounds of a company and of an account", async () => {
    const { one, clerk } = await asker();
    const row = (await world.read(companyKey(one)))!;
    await world.put([{ ...row, memberCount: mostMembers }]);
    expect(await codeOf(letIn(one, clerk))).toBe("ENTRY_LIMIT");
    await world.put([row]);
    const counter = { pk: `companies-of#${clerk.id}`, sk: "counter" };
    await world.put([{ ...counter, count: mostCompanies, changes: 1 }]);
    expect(await codeOf(letIn(one, clerk))).toBe("ENTRY_LIMIT");
    expect(await asking(one)).toHaveLength(1);
  });

  const rivals: [string, (one: Asked) => Promise<unknown>][] = [
    [
      "takes his request back",
      ({ one, clerk }) =>
        clerk.api.companies.withdrawJoinRequest({ body: { businessNumber: one.businessNumber } }),
    ],
    ["is declined", ({ one, clerk }) => declined(one, clerk)],
    ["is let in", ({ one, clerk }) => letIn(one, clerk, "ACCOUNTANT")],
    ["is let in by another company", ({ other, clerk }) => letIn(other, clerk)],
    ["is blocked", ({ clerk }) => change(clerk, { blockedReason: "조사" })],
    ["has another address", ({ clerk }) => change(clerk, { email: "other@example.com" })],
    ["loses his verified address", ({ clerk }) => change(clerk, { emailVerified: false })],
    ["leaves", ({ clerk }) => change(clerk, { deletedAt: "2026-11-30T00:00:00.000Z" })],
    [
      "comes in by an invitation",
      async ({ one, clerk }) => {
        const body = { email: clerk.email, roles: ["ACCOUNTANT" as const] };
        const { code } = await one.owner.api.companies.invite({ params: one.params, body });
        await clerk.api.companies.join({ params: one.params, body: { code } });
      },
    ],
  ];
  test.each(rivals)("when he %s at the same moment", async (_, act) => {
    const { one, clerk } = await asker();
    const other = await numbered(world, one.businessNumber);
    await asked(world, clerk, one.businessNumber);
    const code = await rivalled(() => codeOf(letIn(one, clerk, "OWNER")), {
      sk: "join-request#",
      rival: () => act({ one, other, clerk }),
    });
    expect(code).toBe("JOIN_REQUEST_ENDED");
    const member = await world.read({
      pk: `companies-of#${clerk.id}`,
      sk: `company#${one.companyId}`,
    });
    expect(member?.["roles"] ?? ["ACCOUNTANT"]).toEqual(["ACCOUNTANT"]);
    expect(await world.read(companyKey(one))).toMatchObject({
      memberCount: member ? 2 : 1,
      ownerCount: 1,
    });
  });

  test("when he takes it back and asks for another number at the same moment: that one stays", async () => {
    const { one, clerk } = await asker();
    const other = freeNumber();
    const code = await rivalled(() => codeOf(letIn(one, clerk, "OWNER")), {
      sk: "join-request#",
      rival: async () => {
        const { businessNumber } = one;
        await clerk.api.companies.withdrawJoinRequest({ body: { businessNumber } });
        await clerk.api.companies.askToJoin({ body: { businessNumber: other } });
      },
    });
    expect(code).toBe("JOIN_REQUEST_ENDED");
    expect(await own(clerk)).toMatchObject([{ businessNumber: other }]);
    expect(await mine(clerk)).toEqual([]);
  });

  test("after he took his request back before it arrived", async () => {
    const one = await numbered(world);
    const clerk = await world.member();
    const body = { businessNumber: one.businessNumber };
    await clerk.api.companies.askToJoin({ body });
    await clerk.api.companies.withdrawJoinRequest({ body });
    await world.drain();
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, clerk))).toBe("JOIN_REQUEST_ENDED");
  });
});

test("A member asks in vain to join his own company (D40-16)", async () => {
  const one = await founded(world, { ...companyDraft, businessNumber: freeNumber() });
  const clerk = await joined(world, one, "BUYER");
  const { businessNumber } = await one.owner.api.companies.get({ params: one.params });
  await asked(world, clerk, businessNumber);
  const rowKey = { pk: `company#${one.companyId}`, sk: `join-request#${clerk.id}` };
  expect(await world.read(rowKey)).toBeUndefined();
});
