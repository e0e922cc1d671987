import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rivalled } from "../../kit/cloud/between.ts";
import { codesOf, password, signedUp } from "../../kit/accounts.ts";
import { companyDraft, joined } from "../../kit/companies.ts";
import { codeOf } from "../../kit/group.ts";
import {
  accountKey,
  asked,
  asking,
  declined,
  freeNumber,
  letIn,
  numbered,
  ownRequests,
} from "../../kit/join-requests.ts";
import { toldOf } from "../../kit/told.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
const withdraw = (by: Pick<Member, "api">, businessNumber: string) =>
  by.api.companies.withdrawJoinRequest({ body: { businessNumber } });
const shape = (list: Awaited<ReturnType<typeof ownRequests>>) => list.map(Object.keys);

describe("a request to join (D40-16)", () => {
  test("reaches the owners of each company that states the number", async () => {
    const one = await numbered(world);
    const other = await numbered(world, one.businessNumber);
    const [foreign, clerk] = [await numbered(world), await world.member({ name: "이구매" })];
    const reply = await asked(world, clerk, one.businessNumber, " 구매팀 이구매입니다 ");
    const seen = {
      userId: clerk.id,
      name: "이구매",
      email: clerk.email,
      message: "구매팀 이구매입니다",
      askedAt: reply.askedAt,
      expiresAt: reply.expiresAt,
    };
    expect(await asking(one)).toEqual([seen]);
    expect(await asking(other)).toEqual([seen]);
    expect(await asking(foreign)).toEqual([]);
    const days = (Date.parse(reply.expiresAt) - Date.parse(reply.askedAt)) / 86_400_000;
    expect(days).toBe(14);
  });

  test("is replied to, listed and spent for alike, whether there is such a company or not", async () => {
    const { businessNumber } = await numbered(world);
    const unknown = freeNumber();
    const [one, other] = [await world.member(), await world.member()];
    const { spent } = await import("@bupum/functions/kernel/table");
    const cost = async (by: Member, number: string) => {
      const reply = await by.api.companies.askToJoin({ body: { businessNumber: number } });
      return { fields: Object.keys(reply), ...spent };
    };
    expect(await cost(one, businessNumber)).toEqual(await cost(other, unknown));
    await world.drain();
    expect(shape(await ownRequests(one))).toEqual(shape(await ownRequests(other)));
    expect(await ownRequests(other)).toMatchObject([{ businessNumber: unknown }]);
  });

  test("is one of up to five, one for each number; again, its message is replaced", async () => {
    const one = await numbered(world);
    const clerk = await world.member();
    const body = { businessNumber: freeNumber() };
    const first = await rivalled(() => asked(world, clerk, one.businessNumber, "처음"), {
      begins: { sk: "join-requests" },
      rival: () => clerk.api.companies.askToJoin({ body }),
    });
    expect(await ownRequests(clerk)).toHaveLength(2);
    await withdraw(clerk, body.businessNumber);
    const again = await asked(world, clerk, one.businessNumber, "다시");
    expect(again).toEqual({ ...first, message: "다시" });
    expect(await asking(one)).toMatchObject([{ message: "다시", askedAt: first.askedAt }]);
    const ask = () => clerk.api.companies.askToJoin({ body: { businessNumber: freeNumber() } });
    const rest = Array.from({ length: 5 }, () => ask());
    const codes = await Promise.all(rest.map((call) => call.then(() => "asked", codeOfError)));
    expect(codes.toSorted()).toEqual(["ENTRY_LIMIT", "asked", "asked", "asked", "asked"]);
    expect(await ownRequests(clerk)).toHaveLength(5);
    await asked(world, clerk, one.businessNumber, "세 번째");
    expect(await ownRequests(clerk)).toHaveLength(5);
    await withdraw(clerk, one.businessNumber);
    await ask();
  });

  test("needs a verified address, and a number whose checksum is right", async () => {
    const clerk = await world.member();
    const ask = (businessNumber: string) =>
      codeOf(clerk.api.companies.askToJoin({ body: { businessNumber } }));
    expect(await ask("120-88-00768")).toBe("INVALID_REQUEST");
    const account = (await world.read(accountKey(clerk)))!;
    await world.put([{ ...account, emailVerified: false }]);
    expect(await ask(freeNumber())).toBe("EMAIL_REQUIRED");
    const { email: _, ...without } = account;
    await world.put([{ ...without, pk: account.pk, sk: account.sk }]);
    expect(await ask(freeNumber())).toBe("EMAIL_REQUIRED");
    await world.put([account]);
    const code = await rivalled(() => ask(freeNumber()), {
      begins: { sk: "join-requests" },
      rival: () => world.put([{ ...account, emailVerified: false }]),
    });
    expect(code).toBe("EMAIL_REQUIRED");
    expect(await ownRequests(clerk)).toEqual([]);
  });

  test("ends after its 14 days, and can be made anew", async () => {
    const one = await numbered(world);
    const clerk = await world.member();
    await asked(world, clerk, one.businessNumber);
    const ownKey = { pk: `companies-of#${clerk.id}`, sk: "join-requests" };
    const rowKey = { pk: `company#${one.companyId}`, sk: `join-request#${clerk.id}` };
    const [mine, row] = [(await world.read(ownKey))!, (await world.read(rowKey))!];
    const before = "2026-01-01T00:00:00.000Z";
    const [request] = mine["requests"] as object[];
    // DynamoDB may keep rows for days after their time.
    await world.put([
      { ...mine, requests: [{ ...request, expiresAt: before }] },
      { ...row, expiresAt: before, ttl: 1 },
    ]);
    expect(await ownRequests(clerk)).toEqual([]);
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, clerk))).toBe("JOIN_REQUEST_ENDED");
    await world.put([{ ...mine, ttl: 1 }]);
    await asked(world, clerk, one.businessNumber);
    expect(await ownRequests(clerk)).toHaveLength(1);
    expect(await asking(one)).toHaveLength(1);
  });

  test("that is taken back vanishes wherever it was; another one stays", async () => {
    const [one, other] = [await numbered(world), await numbered(world)];
    const clerk = await world.member();
    await asked(world, clerk, one.businessNumber);
    await asked(world, clerk, other.businessNumber);
    const { businessNumber } = one;
    await clerk.api.companies.withdrawJoinRequest({ body: { businessNumber } });
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, clerk))).toBe("JOIN_REQUEST_ENDED");
    expect(await asking(other)).toHaveLength(1);
    expect(await ownRequests(clerk)).toMatchObject([{ businessNumber: other.businessNumber }]);
    await clerk.api.companies.withdrawJoinRequest({ body: { businessNumber } });
  });

  test("follows the number: a company that states another one neither has it nor gets it", async () => {
    const one = await numbered(world);
    const [early, late] = [await world.member(), await world.member()];
    await asked(world, early, one.businessNumber);
    const number = freeNumber();
    // Asked for before the company states it: that reaches it when it is asked again.
    await asked(world, early, number);
    await one.owner.api.companies.update({
      params: one.params,
      body: { ...companyDraft, businessNumber: number },
    });
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, early))).toBe("JOIN_REQUEST_ENDED");
    await asked(world, late, one.businessNumber);
    expect(await asking(one)).toEqual([]);
    await asked(world, late, number);
    await asked(world, early, number);
    expect(await asking(one)).toMatchObject([{ userId: early.id }, { userId: late.id }]);
    expect(await toldOf(one.owner, "COMPANY_JOIN_ASKED")).toHaveLength(3);
    const third = await world.member();
    await rivalled(() => asked(world, third, number), {
      begins: { sk: "join-request#" },
      rival: () => one.owner.api.companies.update({ params: one.params, body: companyDraft }),
    });
    expect(await toldOf(one.owner, "COMPANY_JOIN_ASKED")).toHaveLength(3);
  });

  test("beyond the hundredth of a company is not delivered, and its asker sees nothing of it", async () => {
    const one = await numbered(world);
    const clerks = await Promise.all(Array.from({ length: 100 }, () => world.member()));
    await Promise.all(
      clerks.map(({ api }) =>
        api.companies.askToJoin({ body: { businessNumber: one.businessNumber } }),
      ),
    );
    await world.drain();
    expect(await asking(one)).toHaveLength(100);
    const late = await world.member();
    await asked(world, late, one.businessNumber);
    expect((await asking(one)).map(({ userId }) => userId)).not.toContain(late.id);
    expect(await ownRequests(late)).toHaveLength(1);
    await withdraw(clerks[0]!, one.businessNumber);
    await late.api.companies.askToJoin({ body: { businessNumber: one.businessNumber } });
    // Once: a second delivery would find the room that the first one made.
    await world.drain({ duplicate: false });
    expect((await asking(one)).map(({ userId }) => userId)).toContain(late.id);
    const rowKey = { pk: `company#${one.companyId}`, sk: `join-request#${clerks[0]!.id}` };
    expect(await world.read(rowKey)).toBeUndefined();
  }, 60_000);

  test("ends with its account, and with the company", async () => {
    const [one, other] = [await numbered(world), await numbered(world)];
    const person = await signedUp(world, codesOf(world), `joining${Date.now()}@example.com`);
    await asked(world, person, one.businessNumber, "개인 메시지");
    await asked(world, person, other.businessNumber);
    await other.owner.api.companies.dissolve({ params: other.params });
    expect(await ownRequests(person)).toHaveLength(2);
    await asked(world, person, other.businessNumber, "다시");
    expect(await codeOf(asking(other))).toBe("NOT_FOUND");
    expect(await codeOf(letIn(other, person.account))).toBe("NOT_FOUND");
    await person.api.users.remove({ body: { password } });
    expect(await asking(one)).toEqual([]);
    expect(await codeOf(letIn(one, person.account))).toBe("JOIN_REQUEST_ENDED");
    const ownKey = { pk: `companies-of#${person.account.id}`, sk: "join-requests" };
    expect(await world.read(ownKey)).toBeUndefined();
  });
});

const codeOfError = (error: unknown) => (error as { code: string }).code;

test("Companies that were founded before are found once a maintenance call has run (D26-1)", async () => {
  const one = await numbered(world);
  const key = { pk: `company#${one.companyId}`, sk: "company" };
  const { gsi1pk: _pk, gsi1sk: _sk, ...row } = (await world.read(key))!;
  await world.put([row]);
  const clerk = await world.member();
  await asked(world, clerk, one.businessNumber);
  expect(await asking(one)).toEqual([]);
  const admin = await world.adminUser();
  await admin.api.maintenance.registerCompanies();
  await world.drain({ duplicate: true });
  await asked(world, clerk, one.businessNumber);
  expect(await asking(one)).toHaveLength(1);
  await joined(world, one, "BUYER");
  await admin.api.maintenance.registerCompanies();
  await world.drain();
  const { items } = await admin.api.maintenance.list();
  const run = items.find(({ name }) => name === "REGISTER_COMPANIES");
  expect(run).toMatchObject({ status: "DONE", changedCount: 0 });
});

test("Who declines is not asked again by the same request, taken back and made anew or not (D40-17)", async () => {
  const one = await numbered(world);
  const other = await numbered(world, one.businessNumber);
  const clerk = await world.member();
  await asked(world, clerk, one.businessNumber);
  const before = await ownRequests(clerk);
  await declined(one, clerk);
  await world.drain();
  expect(await asking(one)).toEqual([]);
  expect(await ownRequests(clerk)).toEqual(before);
  expect((await clerk.api.notifications.list({ query: {} })).items).toEqual([]);
  expect(await codeOf(declined(one, clerk))).toBe("JOIN_REQUEST_ENDED");
  expect(await codeOf(letIn(one, clerk))).toBe("JOIN_REQUEST_ENDED");
  expect(await asking(other)).toHaveLength(1);
  await asked(world, clerk, one.businessNumber, "다시");
  expect(await asking(one)).toEqual([]);
  await withdraw(clerk, one.businessNumber);
  await asked(world, clerk, one.businessNumber, "또다시");
  expect(await asking(one)).toEqual([]);
  expect(await asking(other)).toMatchObject([{ message: "또다시" }]);
  expect(await toldOf(one.owner, "COMPANY_JOIN_ASKED")).toHaveLength(1);
  // What was declined is forgotten with the days of the request.
  const key = { pk: `company#${one.companyId}`, sk: `join-decline#${clerk.id}` };
  await world.put([{ ...(await world.read(key))!, ttl: 1 }]);
  await asked(world, clerk, one.businessNumber);
  expect(await asking(one)).toHaveLength(1);
});

test("Owners are told once, and by mail; nobody else is, and no mail has more of a stranger's words than his name (D40-17)", async () => {
  const one = await numbered(world);
  const [buyer, owner] = [await joined(world, one, "BUYER"), await joined(world, one, "OWNER")];
  const clerk = await world.member({ name: "이구매" });
  await asked(world, clerk, one.businessNumber, "입금 계좌가 바뀌었습니다");
  await asked(world, clerk, one.businessNumber, "다시");
  await withdraw(clerk, one.businessNumber);
  await asked(world, clerk, one.businessNumber);
  expect(await asking(one)).toHaveLength(1);
  for (const each of [one.owner, owner]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await toldOf(each, "COMPANY_JOIN_ASKED")).toMatchObject([
      {
        params: { asker: "이구매", company: companyDraft.name },
        link: `/mypage/companies/${one.companyId}?company=${one.companyId}#join-requests`,
      },
    ]);
  }
  const mails = await world.mails(owner.email);
  expect(mails.filter(({ subject }) => subject.includes("가입 요청"))).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain("입금 계좌");
  for (const each of [buyer, clerk])
    // oxlint-disable-next-line no-await-in-loop
    expect(await toldOf(each, "COMPANY_JOIN_ASKED")).toEqual([]);
  // Who was let in gets the invitation, and no notice beside it.
  await letIn(one, clerk);
  await world.drain({ duplicate: true });
  expect((await clerk.api.notifications.list({ query: {} })).items).toEqual([]);
  const [invited] = world.mails(clerk.email).filter(({ subject }) => subject.includes("회사 초대"));
  expect(invited!.text).toContain(one.owner.email);
});
