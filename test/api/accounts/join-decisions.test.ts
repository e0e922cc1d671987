import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import {
  companyDraft,
  founded,
  invite,
  join,
  joined,
  type OfCompany,
} from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import {
  asked,
  asker,
  asking,
  companiesOf,
  companyKey,
  declined,
  freeNumber,
  invited,
  letIn,
  mailedCode,
  numbered,
  outcomes,
  ownRequests,
} from "../../kit/join-requests.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;

/** The last of a company's past. */
async function pastOf({ companyId }: { companyId: string }) {
  const { queryAll } = await import("@bupum/functions/kernel/list");
  return (await queryAll({ pk: `audit#company#${companyId}`, newestFirst: true }))[0];
}

/** The code that somebody was sent. */
async function mailed(one: OfCompany, clerk: Pick<Member, "email">) {
  await world.drain({ duplicate: true });
  return mailedCode(world, one, clerk);
}

describe("an owner (D40-18)", () => {
  test("invites who asked with roles, and he is a member once he chose to join", async () => {
    const { one, clerk } = await asker(world);
    await letIn(one, clerk, "BUYER", "REQUESTER");
    expect(await pastOf(one)).toMatchObject({
      to: "REQUESTER BUYER",
      actor: one.owner.id,
      onBehalfOf: clerk.id,
    });
    expect(await companiesOf(clerk)).toEqual([]);
    expect(await world.read(companyKey(one))).toMatchObject({ memberCount: 1 });
    expect(await asking(one)).toEqual([]);
    expect(await invited(one)).toMatchObject([
      { email: clerk.email, roles: ["REQUESTER", "BUYER"] },
    ]);
    const code = (await mailed(one, clerk))!;
    expect(await codeOf(join(one, await world.member(), code))).toBe("INVITATION_INVALID");
    await join(one, clerk, code);
    expect(await companiesOf(clerk)).toMatchObject([
      { id: one.companyId, memberCount: 2, roles: ["REQUESTER", "BUYER"] },
    ]);
    const as = world.apiOf(one.companyId, clerk.token);
    expect((await as.estimateGroups.list({ query: {} })).items).toEqual([]);
    await clerk.api.companies.removeMember({ params: { ...one.params, userId: clerk.id } });
    expect(await codeOf(join(one, clerk, code))).toBe("INVITATION_INVALID");
    expect(await ownRequests(clerk)).toHaveLength(1);
  });

  test("replaces an invitation of the address that is open", async () => {
    const { one, clerk } = await asker(world);
    const { code } = await invite(one, clerk, "OWNER");
    await letIn(one, clerk, "BUYER");
    expect(await codeOf(join(one, clerk, code))).toBe("INVITATION_INVALID");
    await join(one, clerk, (await mailed(one, clerk))!);
    expect(await companiesOf(clerk)).toMatchObject([{ roles: ["BUYER"] }]);
  });

  test("is not asked again by whom he invited, until the invitation is over", async () => {
    const { one, clerk } = await asker(world);
    await letIn(one, clerk);
    await asked(world, clerk, one.businessNumber, "다시");
    expect(await asking(one)).toEqual([]);
    const key = { pk: companyKey(one).pk, sk: `invitation#${clerk.email}` };
    // DynamoDB may keep rows for days after their time.
    await world.put([{ ...(await world.read(key))!, ttl: 1 }]);
    await asked(world, clerk, one.businessNumber, "또다시");
    expect(await asking(one)).toMatchObject([{ message: "또다시" }]);
  });

  test("is not asked by a delivery that is slower than his acceptance", async () => {
    const { one, clerk } = await asker(world);
    await clerk.api.companies.withdrawJoinRequest({ body: { businessNumber: one.businessNumber } });
    await clerk.api.companies.askToJoin({ body: { businessNumber: one.businessNumber } });
    const { handlers } = await import("@bupum/functions/accounts/companies/worker");
    const bring = () =>
      handlers["join-request.sent"]({ userId: clerk.id, businessNumber: one.businessNumber });
    await rivalled(bring, {
      begins: { sk: "join-request#" },
      rival: async () => {
        await bring();
        await letIn(one, clerk);
      },
    });
    expect(await asking(one)).toEqual([]);
    expect(await invited(one)).toHaveLength(1);
  });

  test("declines him, and the company's past says who did", async () => {
    const { one, clerk } = await asker(world);
    await declined(one, clerk);
    expect(await pastOf(one)).toMatchObject({
      from: "NONE",
      to: "DECLINED",
      actor: one.owner.id,
      onBehalfOf: clerk.id,
    });
  });

  test("alone does so: other members are refused, strangers find nothing", async () => {
    const { one, clerk } = await asker(world);
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

  test("and another one at the same time send one invitation", async () => {
    const { one, clerk } = await asker(world);
    const owner = await joined(world, one, "OWNER");
    const done = await outcomes([
      letIn(one, clerk, "OWNER"),
      letIn({ ...one, owner }, clerk, "OWNER"),
      letIn(one, clerk, "OWNER"),
    ]);
    expect(done.toSorted()).toEqual(["JOIN_REQUEST_ENDED", "JOIN_REQUEST_ENDED", "done"]);
    expect(await invited(one)).toHaveLength(1);
    await world.drain({ duplicate: true });
    const mails = world.mails(clerk.email).filter(({ subject }) => subject.includes("회사 초대"));
    expect(mails).toHaveLength(1);
    expect(await world.read(companyKey(one))).toMatchObject({ memberCount: 2, ownerCount: 2 });
  });

  test("of a stranger's company with the number takes nobody from the real one", async () => {
    const { one, clerk } = await asker(world);
    const stranger = await numbered(world, one.businessNumber);
    await asked(world, clerk, one.businessNumber);
    await letIn(stranger, clerk, "OWNER");
    expect(await companiesOf(clerk)).toEqual([]);
    expect(await asking(one)).toHaveLength(1);
    expect(await ownRequests(clerk)).toHaveLength(1);
    await letIn(one, clerk);
    const code = (await mailed(one, clerk))!;
    expect(await mailed(stranger, clerk)).toBeDefined();
    await join(one, clerk, code);
    expect(await companiesOf(clerk)).toMatchObject([{ id: one.companyId, roles: ["REQUESTER"] }]);
    expect(await world.read(companyKey(stranger))).toMatchObject({ memberCount: 1 });
  });

  test("who accepts and declines at once does one of both", async () => {
    const { one, clerk } = await asker(world);
    const done = await outcomes([letIn(one, clerk), declined(one, clerk)]);
    expect(done.toSorted()).toEqual(["JOIN_REQUEST_ENDED", "done"]);
    expect(await invited(one)).toHaveLength(done[0] === "done" ? 1 : 0);
  });

  test("whose role has ended when it is written lets nobody in, and declines nobody", async () => {
    const { one, clerk } = await asker(world);
    for (const act of [letIn, declined]) {
      // oxlint-disable-next-line no-await-in-loop
      const owner = await joined(world, one, "OWNER");
      const rival = () => one.owner.api.companies.removeMember({ params: owner.place });
      // oxlint-disable-next-line no-await-in-loop
      const code = await rivalled(() => codeOf(act({ ...one, owner }, clerk)), {
        begins: { sk: "join-request#" },
        rival,
      });
      expect(code).toBe("NOT_FOUND");
    }
    expect(await asking(one)).toHaveLength(1);
    expect(await invited(one)).toEqual([]);
  });

  test("invites him whose message changes meanwhile", async () => {
    const { one, clerk } = await asker(world);
    const body = { businessNumber: one.businessNumber, message: "다시" };
    await rivalled(() => letIn(one, clerk), {
      begins: { sk: "join-request#" },
      rival: () => clerk.api.companies.askToJoin({ body }),
    });
    expect(await invited(one)).toHaveLength(1);
    expect(await ownRequests(clerk)).toMatchObject([{ message: "다시" }]);
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
