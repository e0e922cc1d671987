import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { invite, join } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import {
  accountKey,
  asked,
  asker,
  asking,
  companiesOf,
  companyKey,
  declined,
  freeNumber,
  invited,
  letIn,
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

type Asked = Awaited<ReturnType<typeof asker>>;
async function change(person: Pick<Member, "id">, set: object): Promise<void> {
  await world.put([{ ...(await world.read(accountKey(person)))!, ...set }]);
}

describe("who asked is not invited (D40-18)", () => {
  test.each([
    ["is blocked", { blockedReason: "조사" }],
    ["has another address", { email: "other@example.com" }],
    ["has an address that is not verified any more", { emailVerified: false }],
    ["has left", { deletedAt: "2026-11-30T00:00:00.000Z" }],
  ])("when he %s", async (_, change) => {
    const { one, clerk } = await asker(world);
    const account = (await world.read(accountKey(clerk)))!;
    await world.put([{ ...account, ...change }]);
    expect(await asking(one)).toEqual([]);
    expect(await outcomes([letIn(one, clerk), declined(one, clerk)])).toEqual([
      "JOIN_REQUEST_ENDED",
      "JOIN_REQUEST_ENDED",
    ]);
    await world.put([account]);
    expect(await invited(one)).toEqual([]);
    await letIn(one, clerk);
  });

  test("when he came in by an invitation: he stays what he is", async () => {
    const { one, clerk } = await asker(world);
    await join(one, clerk, (await invite(one, clerk, "ACCOUNTANT")).code);
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, clerk, "OWNER"))).toBe("JOIN_REQUEST_ENDED");
    expect(await companiesOf(clerk)).toMatchObject([{ memberCount: 2, roles: ["ACCOUNTANT"] }]);
    await asked(world, clerk, one.businessNumber, "다시");
    await clerk.api.companies.removeMember({ params: { ...one.params, userId: clerk.id } });
    await letIn(one, clerk);
  });

  const rivals: [string, (one: Asked) => Promise<unknown>][] = [
    [
      "takes his request back",
      ({ one, clerk }) =>
        clerk.api.companies.withdrawJoinRequest({ body: { businessNumber: one.businessNumber } }),
    ],
    ["is declined", ({ one, clerk }) => declined(one, clerk)],
    ["is invited", ({ one, clerk }) => letIn(one, clerk, "ACCOUNTANT")],
    ["is blocked", ({ clerk }) => change(clerk, { blockedReason: "조사" })],
    ["has another address", ({ clerk }) => change(clerk, { email: "other@example.com" })],
    ["loses his verified address", ({ clerk }) => change(clerk, { emailVerified: false })],
    ["leaves", ({ clerk }) => change(clerk, { deletedAt: "2026-11-30T00:00:00.000Z" })],
    [
      "comes in by an invitation",
      async ({ one, clerk }) => {
        await join(one, clerk, (await invite(one, clerk, "ACCOUNTANT")).code);
      },
    ],
  ];
  test.each(rivals)("when he %s at the same moment", async (_, act) => {
    const { one, clerk } = await asker(world);
    const code = await rivalled(() => codeOf(letIn(one, clerk, "OWNER")), {
      begins: { sk: "join-request#" },
      rival: () => act({ one, clerk }),
    });
    expect(code).toBe("JOIN_REQUEST_ENDED");
    for (const { roles } of await invited(one)) expect(roles).toEqual(["ACCOUNTANT"]);
    expect(await world.read(companyKey(one))).toMatchObject({ ownerCount: 1 });
  });

  test("when he takes it back and asks for another number at the same moment: that one stays", async () => {
    const { one, clerk } = await asker(world);
    const other = freeNumber();
    const code = await rivalled(() => codeOf(letIn(one, clerk, "OWNER")), {
      begins: { sk: "join-request#" },
      rival: async () => {
        const { businessNumber } = one;
        await clerk.api.companies.withdrawJoinRequest({ body: { businessNumber } });
        await clerk.api.companies.askToJoin({ body: { businessNumber: other } });
      },
    });
    expect(code).toBe("JOIN_REQUEST_ENDED");
    expect(await ownRequests(clerk)).toMatchObject([{ businessNumber: other }]);
    expect(await invited(one)).toEqual([]);
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

  test.each(["before", "at the same moment"])(
    "nor declined where he takes his request back %s: the next one arrives",
    async (when) => {
      const { one, clerk } = await asker(world);
      const { businessNumber } = one;
      const withdraw = () => clerk.api.companies.withdrawJoinRequest({ body: { businessNumber } });
      const decline = () => codeOf(declined(one, clerk));
      if (when === "before") await withdraw();
      const code =
        when === "before"
          ? await decline()
          : await rivalled(decline, { begins: { sk: "join-request#" }, rival: withdraw });
      expect(code).toBe("JOIN_REQUEST_ENDED");
      await asked(world, clerk, businessNumber, "다시");
      expect(await asking(one)).toMatchObject([{ message: "다시" }]);
    },
  );
});
