import type { sellerInfoDraft } from "@bupum/shared/seller-infos/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type Codes, codesOf } from "../kit/accounts.ts";
import { businessNumberFrom, nextNumber } from "../kit/people.ts";
import { type Member, upload } from "../kit/upload.ts";
import { startWorld, type World } from "../kit/world.ts";

let world: World;
let codes: Codes;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
  admin = await world.adminUser();
});
afterAll(() => world.stop());

type Draft = z.input<typeof sellerInfoDraft>;

async function proof(member: Member, target: string): Promise<string> {
  const body = { target, purpose: "SELLER_INFO" } as const;
  const { requestId } = await member.api.phoneVerification.send({ body });
  const code = (await codes.of(requestId)) ?? "";
  return (await member.api.phoneVerification.verify({ body: { requestId, code } }))
    .verificationToken;
}

/** What an applicant sends, with a verified phone, a business file and a number of its own. */
async function draftOf(member: Member, given: Partial<Draft> = {}): Promise<Draft> {
  const count = nextNumber();
  const phone = `010${String(30_000_000 + (count % 60_000_000))}`;
  const [fileName, content] = ["사업자등록증.pdf", "%PDF-1.7 registration"];
  return {
    companyName: `(주)두루미자재${count}`,
    businessNumber: businessNumberFrom(count),
    representative: "홍길동",
    address: { zip: "04524", address: "서울특별시 중구 세종대로 110" },
    region: "SEOUL",
    email: `company${count}@example.com`,
    categories: ["PLC"],
    phone: { number: phone },
    tel: { number: "02-123-4567", visible: false },
    businessFileId: await upload(member, { fileName, content, category: "FILE" }),
    verificationToken: await proof(member, phone),
    ...given,
  };
}

async function applicant(given: Partial<Draft> = {}) {
  const member = await world.member();
  const draft = await draftOf(member, given);
  const info = await member.api.sellerInfos.create({ body: draft });
  return { ...member, draft, info };
}
const decide = (sellerId: `sel_${string}`, status: "APPROVED" | "REJECTED", reason?: string) =>
  admin.api.sellerInfo.decide({ body: { sellerId, status, ...(reason && { reason }) } });
async function approved(given: Partial<Draft> = {}) {
  const one = await applicant(given);
  await decide(one.info.id, "APPROVED");
  return one;
}

type ListQuery = Parameters<typeof admin.api.sellerInfoEntities.list>[0]["query"];
const list = async (query: ListQuery): Promise<string[]> => {
  const page = await admin.api.sellerInfoEntities.list({ query: { itemsPerPage: 100, ...query } });
  return page.items.map(({ id }) => id);
};
describe("the admins' list of sellers", () => {
  test("has every state by default, newest first, and one state or the oldest first where asked", async () => {
    const [waiting, refused, live] = [await applicant(), await applicant(), await approved()];
    await decide(refused.info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    const mine = [waiting, refused, live].map(({ info }) => info.id as string);
    const own = (ids: string[]) => ids.filter((id) => mine.includes(id));
    expect(own(await list({}))).toEqual(mine.toReversed());
    expect(own(await list({ sort: "createdAt:asc" }))).toEqual(mine);
    expect(own(await list({ filter: "status:REJECTED" }))).toEqual([refused.info.id]);
    expect(own(await list({ filter: "status:APPROVED" }))).toEqual([live.info.id]);
  });

  test("lacks those who left", async () => {
    const left = await applicant();
    await admin.api.userEntities.deleteUser({ query: { userId: left.userId } });
    expect(await list({})).not.toContain(left.info.id);
  });
});

const roles = (id: `usr_${string}`, role: "USER" | "ADMIN") =>
  admin.api.userEntities.update({ params: { id }, body: { role } });
describe("role and approval", () => {
  const transition = { code: "INVALID_TRANSITION" };

  test("come and go together: no admin gives or takes a seller's role beside the review", async () => {
    const [seller, one] = [await world.seller(), await applicant()];
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
    const body = await draftOf({ ...boss, api: asUser });
    await expect(asUser.sellerInfos.create({ body })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("stay together when a review and a new role come at the same moment", async () => {
    const { id, info } = await applicant();
    await decide(info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    // Refused applicants may become admins; whoever decides at that moment finds out.
    const seller = await world.read({ pk: `seller#${info.id}`, sk: "info" });
    await world.put([{ ...seller, status: "PENDING", gsi1pk: "sellers#PENDING" }]);
    await Promise.allSettled([roles(id, "ADMIN"), decide(info.id, "APPROVED")]);
    const account = await world.read({ pk: `user#${id}`, sk: "account" });
    const row = await world.read({ pk: `seller#${info.id}`, sk: "info" });
    expect([account?.["role"], row?.["status"]]).toEqual(
      account?.["role"] === "ADMIN" ? ["ADMIN", "PENDING"] : ["SELLER", "APPROVED"],
    );
  });

  test("decide who may sell: a role without an approval opens no seller call", async () => {
    const seller = await world.seller();
    const account = await world.read({ pk: `user#${seller.id}`, sk: "account" });
    await world.put([{ ...account, sellerApproval: "REJECTED" }]);
    await expect(seller.api.merchandises.listOwn({ query: {} })).rejects.toMatchObject({
      code: "SELLER_REGISTRATION_REQUIRED",
    });
  });
});
