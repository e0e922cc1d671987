import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Codes, codesOf, password, signedUp, signupOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
  // Only put into the table as a row, so that no counter includes it.
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const statistics = () => admin.api.userEntities.statistics();

/** The increase of each number since then, without unchanged ones. */
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

/** Applies as a seller. */
const applied = async (person: Awaited<ReturnType<typeof signedUp>>) =>
  person.api.sellerInfos.create({
    body: await applicantsOf(world, codes, admin).draftOf(person),
  });

const made = (given: object = {}) => {
  const { userId, name, phone } = signupOf();
  return admin.api.userEntities.signup({ body: { userId, name, phone, password, ...given } });
};

test("An account is counted in its role and state, from sign-up to withdrawal", async () => {
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

test("Changes without a new role or state, and refused ones, count nothing", async () => {
  const one = await made();
  const params = { id: one.id };
  const refused = async () => {
    await admin.api.userEntities.update({ params, body: { name: "새 이름", role: "USER" } });
    await expect(made({ userId: one.userId })).rejects.toMatchObject({ code: "USER_ID_TAKEN" });
  };
  expect(await moved(refused)).toEqual({});
});

test("Sign-ups are counted on their day and month in Seoul, also in parallel", async () => {
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
  // A withdrawn account still counts as a sign-up.
  const { userId } = await made();
  await admin.api.userEntities.deleteUser({ query: { userId } });
  expect((await statistics()).signupsByMonth.at(-1)!.count).toBe(
    after.signupsByMonth.at(-1)!.count + 1,
  );
});
