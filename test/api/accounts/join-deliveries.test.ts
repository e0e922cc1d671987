import { toTtl } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf, password, signedUp } from "../../kit/accounts.ts";
import { between, rivalled } from "../../kit/cloud/between.ts";
import { invite, join } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import { asked, asking, declined, freeNumber, numbered } from "../../kit/join-requests.ts";
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type Company = Awaited<ReturnType<typeof numbered>>;
const rowKey = ({ companyId }: Company, { id }: Pick<Member, "id">) => ({
  pk: `company#${companyId}`,
  sk: `join-request#${id}`,
});
const ownKey = ({ id }: Pick<Member, "id">) => ({ pk: `companies-of#${id}`, sk: "join-requests" });
const ask = (by: Pick<Member, "api">, businessNumber: string) =>
  by.api.companies.askToJoin({ body: { businessNumber } });
async function askAnew(by: Pick<Member, "api">, businessNumber: string) {
  await by.api.companies.withdrawJoinRequest({ body: { businessNumber } });
  return ask(by, businessNumber);
}
/** One delivery of somebody's request, at the moment of the call. */
async function bring({ id: userId }: Pick<Member, "id">, businessNumber: string): Promise<void> {
  const { handlers } = await import("@bupum/functions/accounts/companies/worker");
  await handlers["join-request.sent"]({ userId, businessNumber });
}

describe("of two deliveries at the same moment (D40-16)", () => {
  test.each(["the first request", "one that replaces another"])(
    "the later request stands, where it meets %s",
    async (which) => {
      const one = await numbered(world);
      const { businessNumber } = one;
      const clerk = await world.member();
      if (which !== "the first request") await asked(world, clerk, businessNumber);
      const first = await askAnew(clerk, businessNumber);
      let later = first;
      await rivalled(() => bring(clerk, businessNumber), {
        begins: { sk: "join-request#" },
        rival: async () => {
          later = await askAnew(clerk, businessNumber);
          await bring(clerk, businessNumber);
        },
      });
      expect(later.askedAt > first.askedAt).toBe(true);
      expect(await asking(one)).toMatchObject([{ askedAt: later.askedAt }]);
    },
  );

  test("the slower one reads anew what it brings", async () => {
    const one = await numbered(world);
    const { businessNumber } = one;
    const clerk = await world.member();
    await ask(clerk, businessNumber);
    const [reached, passed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let second: Promise<void> | undefined;
    let writes = 0;
    const watch = await between(async (input, send) => {
      const items = (input["TransactItems"] ?? []) as { Put?: { Item: { sk: string } } }[];
      if (!items.some(({ Put }) => Put?.Item.sk.startsWith("join-request#"))) return send();
      writes += 1;
      if (writes === 1) {
        await askAnew(clerk, businessNumber);
        second = bring(clerk, businessNumber);
        await reached.promise;
        const result = await send();
        passed.resolve();
        return result;
      }
      if (writes === 2) {
        reached.resolve();
        await passed.promise;
      }
      return send();
    });
    await bring(clerk, businessNumber);
    await second;
    watch.stop();
    // One refused, and one that took its place.
    expect(writes).toBe(3);
    expect(await asking(one)).toHaveLength(1);
    await world.drain();
    expect(await toldOf(one.owner, "COMPANY_JOIN_ASKED")).toHaveLength(1);
  });

  test("one that read the account before does not bring back what was replaced", async () => {
    const one = await numbered(world);
    const { businessNumber } = one;
    const clerk = await world.member();
    await asked(world, clerk, businessNumber);
    await askAnew(clerk, businessNumber);
    let later: { askedAt: string } | undefined;
    const watch = await between(async (input, send) => {
      const key = input["Key"] as { sk: string } | undefined;
      if (key?.sk !== `join-request#${clerk.id}` || later) return send();
      later = { askedAt: "" };
      // The other reads of this delivery are under way.
      later = await askAnew(clerk, businessNumber);
      await bring(clerk, businessNumber);
      return send();
    });
    await bring(clerk, businessNumber);
    watch.stop();
    expect(await asking(one)).toMatchObject([{ askedAt: later?.askedAt }]);
  });

  test("none comes in after a decline", async () => {
    const one = await numbered(world);
    const { businessNumber } = one;
    const clerk = await world.member();
    await ask(clerk, businessNumber);
    await rivalled(() => bring(clerk, businessNumber), {
      begins: { sk: "join-request#" },
      rival: async () => {
        await bring(clerk, businessNumber);
        await declined(one, clerk);
      },
    });
    expect(await world.read(rowKey(one, clerk))).toBeUndefined();
  });
});

test("Room is made by what ended, never by a request that is asked anew at that moment (D40-16)", async () => {
  const one = await numbered(world);
  const { businessNumber } = one;
  const [clerk, late] = [await world.member(), await world.member()];
  await asked(world, clerk, businessNumber);
  await clerk.api.companies.withdrawJoinRequest({ body: { businessNumber } });
  const row = (await world.read(rowKey(one, clerk)))!;
  // Of accounts that are gone.
  const gone = Array.from({ length: 99 }, (_, at) => `usr_gone${at}`);
  await world.put(
    gone.map((userId) => ({ ...row, ...rowKey(one, { id: userId as Member["id"] }), userId })),
  );
  await ask(late, businessNumber);
  let isDone = false;
  const watch = await between(async (input, send) => {
    const key = input["Key"] as { sk: string } | undefined;
    const isDrop = !("ProjectionExpression" in input) && "ConditionExpression" in input;
    if (key?.sk === `join-request#${clerk.id}` && isDrop && !isDone) {
      isDone = true;
      await ask(clerk, businessNumber);
      await bring(clerk, businessNumber);
    }
    return send();
  });
  await bring(late, businessNumber);
  watch.stop();
  expect(isDone).toBe(true);
  const there = (await asking(one)).map(({ userId }) => userId);
  expect(there.toSorted()).toEqual([clerk.id, late.id].toSorted());
  expect(await world.read(rowKey(one, { id: "usr_gone0" as Member["id"] }))).toBeUndefined();
});

test("Each row ends with the days of what it says (D40-16, D40-17)", async () => {
  const [one, other] = [await numbered(world), await numbered(world)];
  const clerk = await world.member();
  const { expiresAt } = await asked(world, clerk, one.businessNumber);
  expect(await world.read(rowKey(one, clerk))).toMatchObject({ ttl: toTtl(expiresAt) });
  const mine = (await world.read(ownKey(clerk)))!;
  expect(mine["ttl"]).toBe(toTtl(expiresAt));
  // A request of another day, first and last of those that one has.
  const later = "2099-01-01T00:00:00.000Z";
  const [request] = mine["requests"] as object[];
  await world.put([{ ...mine, requests: [{ ...request, expiresAt: later }] }]);
  for (const { businessNumber } of [other, one]) {
    // oxlint-disable-next-line no-await-in-loop
    await asked(world, clerk, businessNumber);
    // oxlint-disable-next-line no-await-in-loop
    expect(await world.read(ownKey(clerk))).toMatchObject({ ttl: toTtl(later) });
  }
  const row = (await world.read(rowKey(other, clerk)))!;
  await declined(other, clerk);
  const key = { ...rowKey(other, clerk), sk: `join-decline#${clerk.id}` };
  const ttl = toTtl(row["expiresAt"] as typeof expiresAt);
  expect(await world.read(key)).toMatchObject({ ttl });
});

const person = () => signedUp(world, codesOf(world), `leaving${Date.now()}@example.com`);

describe("an account that leaves (D40-16)", () => {
  test("before its request is delivered is not brought to anybody", async () => {
    const one = await numbered(world);
    const { api, account } = await person();
    await ask({ api }, one.businessNumber);
    await api.users.remove({ body: { password } });
    await world.drain();
    expect(await world.read(rowKey(one, account))).toBeUndefined();
    expect(await toldOf(one.owner, "COMPANY_JOIN_ASKED")).toEqual([]);
  });

  test("while it asks asks for nothing", async () => {
    const { api, account } = await person();
    const code = await rivalled(() => codeOf(ask({ api }, freeNumber())), {
      begins: { sk: "join-requests" },
      rival: () => api.users.remove({ body: { password } }),
    });
    expect(code).toBe("EMAIL_REQUIRED");
    expect(await world.read(ownKey(account))).toBeUndefined();
  });

  test("while it asks asks for nothing, as long as its address is still there, too", async () => {
    const clerk = await world.member();
    const key = { pk: `user#${clerk.id}`, sk: "account" };
    const account = (await world.read(key))!;
    const code = await rivalled(() => codeOf(ask(clerk, freeNumber())), {
      begins: { sk: "join-requests" },
      rival: () => world.put([{ ...account, deletedAt: "2026-11-30T00:00:00.000Z" }]),
    });
    expect(code).toBe("BUSY");
    expect(await world.read(ownKey(clerk))).toBeUndefined();
  });
});

test("An owner who gets AlimTalk hears of a request by mail alone (D40-17)", async () => {
  const one = await numbered(world);
  const owner = await world.member({ alarmType: "KAKAO" });
  await join(one, owner, (await invite(one, owner, "OWNER")).code);
  await asked(world, await world.member(), one.businessNumber);
  const mails = world.mails(owner.email).filter(({ subject }) => subject.includes("가입 요청"));
  expect(mails).toHaveLength(1);
  expect(world.texts(owner.phone.replace("+82", "0"))).toEqual([]);
});
