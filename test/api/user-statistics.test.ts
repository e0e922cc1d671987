import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Codes, codesOf, password, signedUp, signupOf } from "../kit/accounts.ts";
import { businessNumberFrom, nextNumber } from "../kit/people.ts";
import { upload } from "../kit/upload.ts";
import { startWorld, type World } from "../kit/world.ts";

let world: World;
let codes: Codes;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
  // Put into the table as a row alone, so no counter knows of it.
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const statistics = () => admin.api.userEntities.statistics();

/** What was added to each number since, without what stayed. */
function movedSince(before: Numbers, after: Numbers): Record<string, number> {
  const [was, is] = [flat(before), flat(after)];
  return Object.fromEntries(
    Object.keys(is).flatMap((name) =>
      is[name] === was[name] ? [] : [[name, is[name]! - was[name]!]],
    ),
  );
}
type Numbers = Awaited<ReturnType<typeof statistics>>;
const flat = ({ total, left, byRole, bySellerApproval }: Numbers): Record<string, number> => ({
  total,
  left,
  ...byRole,
  ...bySellerApproval,
});
async function moved(act: () => Promise<unknown>) {
  const before = await statistics();
  await act();
  return movedSince(before, await statistics());
}

const made = (given: object = {}) => {
  const { userId, name, phone } = signupOf();
  return admin.api.userEntities.signup({ body: { userId, name, phone, password, ...given } });
};

async function applied({ api }: Awaited<ReturnType<typeof signedUp>>) {
  const count = nextNumber();
  const number = `010${String(30_000_000 + (count % 60_000_000))}`;
  const proof = { target: number, purpose: "SELLER_INFO" } as const;
  const { requestId } = await api.phoneVerification.send({ body: proof });
  const code = (await codes.of(requestId)) ?? "";
  const { verificationToken } = await api.phoneVerification.verify({ body: { requestId, code } });
  return api.sellerInfos.create({
    body: {
      companyName: `(주)두루미자재${count}`,
      businessNumber: businessNumberFrom(count),
      representative: "홍길동",
      address: { zip: "04524", address: "서울특별시 중구 세종대로 110" },
      region: "SEOUL",
      email: `company${count}@example.com`,
      categories: ["PLC"],
      phone: { number },
      businessFileId: await upload(
        { api },
        { fileName: "등록증.pdf", content: "%PDF-1.7 registration", category: "FILE" },
      ),
      verificationToken,
    },
  });
}

test("An account is counted where it stands, from its sign-up to its end", async () => {
  let person!: Awaited<ReturnType<typeof signedUp>>;
  let sellerId!: `sel_${string}`;
  const decide = (status: "APPROVED" | "REJECTED") =>
    admin.api.sellerInfo.decide({ body: { sellerId, status, reason: "등록증을 확인했습니다." } });
  expect(await moved(async () => (person = await signedUp(world, codes)))).toEqual({
    total: 1,
    USER: 1,
    NONE: 1,
  });
  expect(await moved(async () => (sellerId = (await applied(person)).id))).toEqual({
    NONE: -1,
    PENDING: 1,
  });
  expect(await moved(() => decide("APPROVED"))).toEqual({
    PENDING: -1,
    APPROVED: 1,
    USER: -1,
    SELLER: 1,
  });
  expect(await moved(() => decide("REJECTED"))).toEqual({
    APPROVED: -1,
    REJECTED: 1,
    SELLER: -1,
    USER: 1,
  });
  const params = { id: person.account.id };
  const promoted = () => admin.api.userEntities.update({ params, body: { role: "ADMIN" } });
  expect(await moved(promoted)).toEqual({ USER: -1, ADMIN: 1 });
  const { userId } = person;
  expect(await moved(() => admin.api.userEntities.deleteUser({ query: { userId } }))).toEqual({
    total: -1,
    left: 1,
    ADMIN: -1,
    REJECTED: -1,
  });
});

test("Changes that move nobody, and those that are refused, count nothing", async () => {
  const one = await made();
  const params = { id: one.id };
  const refused = async () => {
    await admin.api.userEntities.update({ params, body: { name: "새 이름", role: "USER" } });
    await expect(made({ userId: one.userId })).rejects.toMatchObject({ code: "USER_ID_TAKEN" });
  };
  expect(await moved(refused)).toEqual({});
});

test("Sign-ups stand at their day and month in Seoul, however many come at once", async () => {
  const before = await statistics();
  await Promise.all(Array.from({ length: 4 }, () => made()));
  const after = await statistics();
  const today = seoulDay(toInstant(new Date()));
  expect(after.signupsByDay.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, at) => addDays(today, at - 29)),
  );
  expect(after.signupsByDay.at(-1)!.count - before.signupsByDay.at(-1)!.count).toBe(4);
  expect(after.signupsByMonth).toHaveLength(12);
  expect(after.signupsByMonth.at(-1)!.month).toBe(today.slice(0, 7));
  expect(after.signupsByMonth.at(-1)!.count - before.signupsByMonth.at(-1)!.count).toBe(4);
  expect(after.signupsFrom).toBe(`${after.signupsByMonth[0]!.month}-01`);
  // Who leaves has signed up all the same.
  const { userId } = await made();
  await admin.api.userEntities.deleteUser({ query: { userId } });
  expect((await statistics()).signupsByMonth.at(-1)!.count).toBe(
    after.signupsByMonth.at(-1)!.count + 1,
  );
});
