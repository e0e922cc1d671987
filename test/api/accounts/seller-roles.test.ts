import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let applicants: ReturnType<typeof applicantsOf>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
  applicants = applicantsOf(world, codesOf(world), admin);
});
afterAll(() => world.stop());

type ListQuery = Parameters<typeof admin.api.sellerInfoEntities.list>[0]["query"];
const list = async (query: ListQuery): Promise<string[]> => {
  const page = await admin.api.sellerInfoEntities.list({ query: { itemsPerPage: 100, ...query } });
  return page.items.map(({ id }) => id);
};
describe("the admins' list of sellers", () => {
  test("has every state by default, newest first; it filters by state and sorts oldest first", async () => {
    const [waiting, refused, live] = [
      await applicants.applicant(),
      await applicants.applicant(),
      await applicants.approved(),
    ];
    await applicants.decide(refused.info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    const mine = [waiting, refused, live].map(({ info }) => info.id as string);
    const own = (ids: string[]) => ids.filter((id) => mine.includes(id));
    expect(own(await list({}))).toEqual(mine.toReversed());
    expect(own(await list({ sort: "createdAt:asc" }))).toEqual(mine);
    expect(own(await list({ filter: "status:REJECTED" }))).toEqual([refused.info.id]);
    expect(own(await list({ filter: "status:APPROVED" }))).toEqual([live.info.id]);
  });

  test("lacks accounts that left", async () => {
    const left = await applicants.applicant();
    await admin.api.userEntities.deleteUser({ query: { userId: left.userId } });
    expect(await list({})).not.toContain(left.info.id);
  });
});

const roles = (id: `usr_${string}`, role: "USER" | "ADMIN") =>
  admin.api.userEntities.update({ params: { id }, body: { role } });
describe("role and approval", () => {
  const transition = { code: "INVALID_TRANSITION" };

  test("change together: no admin sets a seller's role outside the review", async () => {
    const [seller, one] = [await world.seller(), await applicants.applicant()];
    await expect(roles(seller.id, "USER")).rejects.toMatchObject(transition);
    await expect(roles(seller.id, "ADMIN")).rejects.toMatchObject(transition);
    await expect(roles(one.id, "ADMIN")).rejects.toMatchObject(transition);
    const given = { role: "SELLER" } as unknown as { role: "USER" };
    const params = { id: (await world.member()).id };
    await expect(admin.api.userEntities.update({ params, body: given })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: "body.role" }],
    });
  });

  test("never make an admin a seller", async () => {
    const boss = await world.adminUser();
    const asUser = world.api(await world.sign(boss.id));
    const body = await applicants.draftOf({ ...boss, api: asUser });
    await expect(asUser.sellerInfos.create({ body })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("stay consistent when a review and a new role come at the same moment", async () => {
    const { id, info } = await applicants.applicant();
    await applicants.decide(info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    // Refused applicants may become admins; an admin who decides at that moment gets an error.
    const seller = await world.read({ pk: `seller#${info.id}`, sk: "info" });
    await world.put([{ ...seller, status: "PENDING", gsi1pk: "sellers#PENDING" }]);
    await Promise.allSettled([roles(id, "ADMIN"), applicants.decide(info.id, "APPROVED")]);
    const account = await world.read({ pk: `user#${id}`, sk: "account" });
    const row = await world.read({ pk: `seller#${info.id}`, sk: "info" });
    expect([account?.["role"], row?.["status"]]).toEqual(
      account?.["role"] === "ADMIN" ? ["ADMIN", "PENDING"] : ["SELLER", "APPROVED"],
    );
  });

  test("stay as they are when a refusal is taken back of an account that became an admin's", async () => {
    const { id, info } = await applicants.applicant();
    await applicants.decide(info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    await admin.api.userEntities.update({ params: { id }, body: { role: "ADMIN" } });
    await expect(applicants.decide(info.id, "APPROVED")).rejects.toMatchObject({
      code: "INVALID_TRANSITION",
    });
  });

  test("decide together who may sell: a role without an approval opens no seller call", async () => {
    const seller = await world.seller();
    const account = await world.read({ pk: `user#${seller.id}`, sk: "account" });
    await world.put([{ ...account, sellerApproval: "REJECTED" }]);
    await expect(seller.api.merchandises.listOwn({ query: {} })).rejects.toMatchObject({
      code: "SELLER_REGISTRATION_REQUIRED",
    });
  });
});
