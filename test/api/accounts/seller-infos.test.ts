import { addWeekdayHours } from "@bupum/shared/kernel/calendar/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "../../kit/accounts.ts";
import { applicantsOf, type SellerDraft } from "../../kit/applicants.ts";
import { someProduct } from "../../kit/goods.ts";
import { businessNumberFrom, nextNumber } from "../../kit/people.ts";
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

const lockOf = (digits: string) => world.read({ pk: `lock#business#${digits}`, sk: "lock" });

const changeOf = ({ verificationToken: _token, businessFileId: _file, ...draft }: SellerDraft) =>
  draft;
const sellerCount = async () => (await world.api().users.sellerCount()).count;

describe("an application", () => {
  test("waits for a review of 12 weekday hours, and its state shows in the account", async () => {
    const { api, info } = await applicants.applicant();
    expect(info).toMatchObject({ status: "PENDING", tradingPaused: false, version: 1 });
    expect(info.reviewDueAt).toBe(addWeekdayHours(info.submittedAt!, 12));
    expect(info.draft?.businessFile).toMatchObject({ fileName: "사업자등록증.pdf" });
    expect(await api.sellerInfos.me()).toEqual(info);
    expect(await api.users.me()).toMatchObject({ sellerApproval: "PENDING", role: "USER" });
    expect(JSON.stringify(info)).not.toContain("verifiedTarget");
  });

  test("is created once, also with a double click", async () => {
    const member = await world.member();
    const body = await applicants.draftOf(member);
    const twice = await Promise.all([
      member.api.sellerInfos.create({ body }),
      member.api.sellerInfos.create({ body }),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    const again = await applicants.draftOf(member);
    await expect(member.api.sellerInfos.create({ body: again })).rejects.toMatchObject({
      code: "SELLER_INFO_EXISTS",
    });
  });

  test("under a business number that another account holds is refused", async () => {
    const { draft } = await applicants.applicant();
    const member = await world.member();
    const body = await applicants.draftOf(member, { businessNumber: draft.businessNumber });
    await expect(member.api.sellerInfos.create({ body })).rejects.toMatchObject({
      code: "BUSINESS_NUMBER_TAKEN",
    });
  });

  test("needs a token of this caller for a contact that it states, and uses the token up", async () => {
    const [member, other] = [await world.member(), await world.member()];
    const body = await applicants.draftOf(member);
    const foreign = {
      ...(await applicants.draftOf(other)),
      verificationToken: body.verificationToken,
    };
    const refused = { code: "VERIFICATION_INVALID" };
    await expect(other.api.sellerInfos.create({ body: foreign })).rejects.toMatchObject(refused);
    const elsewhere = { ...body, phone: { number: "010-9999-8888" } };
    await expect(member.api.sellerInfos.create({ body: elsewhere })).rejects.toMatchObject(refused);
    await member.api.sellerInfos.create({ body });
    const change = { ...changeOf(body), verificationToken: body.verificationToken };
    await expect(member.api.sellerInfos.update({ body: change })).rejects.toMatchObject(refused);
  });

  test("with a wrong checksum of the business number names the field", async () => {
    const member = await world.member();
    const body = await applicants.draftOf(member, { businessNumber: "123-45-67890" });
    await expect(member.api.sellerInfos.create({ body })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: "body.businessNumber", code: "BUSINESS_NUMBER" }],
    });
  });
});

describe("an approval", () => {
  test("makes a seller without a new login, counts, lists and notifies the applicant", async () => {
    const before = await sellerCount();
    const { api, info, id, draft, email } = await applicants.applicant();
    await expect(world.api().sellerInfos.list({ query: { userId: id } })).resolves.toMatchObject({
      items: [],
    });
    await expect(api.merchandises.listOwn({ query: {} })).rejects.toMatchObject({
      code: "SELLER_REGISTRATION_REQUIRED",
    });
    await applicants.decide(info.id, "APPROVED");
    await expect(api.merchandises.listOwn({ query: {} })).resolves.toMatchObject({ items: [] });
    expect(await api.users.me()).toMatchObject({ role: "SELLER", sellerApproval: "APPROVED" });
    expect(await sellerCount()).toBe(before + 1);
    await world.drain({ duplicate: true, searched: true });
    const found = await world.api().sellerInfos.search({
      query: { searchKeyword: draft.companyName.replace("(주)", "") },
    });
    expect(found.items).toMatchObject([{ id: info.id, companyName: draft.companyName }]);
    const notices = await api.notifications.list({ query: {} });
    expect(notices.items.filter(({ event }) => event === "SELLER_APPROVED")).toHaveLength(1);
    expect(world.mails(email)).toHaveLength(1);
  });

  test("shows buyers the seller's profile, and only its visible numbers", async () => {
    const { info, draft } = await applicants.approved();
    const buyer = await world.member();
    const page = await buyer.api.sellerInfos.get({ params: { id: info.id } });
    expect(page).toMatchObject({ representative: "홍길동", businessNumber: draft.businessNumber });
    expect(page.phone).toMatch(/^\+8210/);
    expect(page).not.toHaveProperty("tel");
  });

  test("of a seller who is not under review is refused", async () => {
    const { info } = await applicants.approved();
    await expect(applicants.decide(info.id, "APPROVED")).rejects.toMatchObject({
      code: "INVALID_TRANSITION",
      body: { params: { from: "APPROVED", to: "APPROVED" } },
    });
  });

  test("over an older version is refused, so that nobody approves an unread profile", async () => {
    const { info, api, draft } = await applicants.applicant();
    await api.sellerInfos.update({ body: { ...changeOf(draft), representative: "박선영" } });
    const body = { sellerId: info.id, status: "APPROVED", version: 1 } as const;
    await expect(admin.api.sellerInfo.decide({ body })).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
    });
  });
});

describe("a refusal", () => {
  test("needs a reason, which the applicant reads, and keeps the texts for the next try", async () => {
    const { api, info, draft } = await applicants.applicant();
    await expect(applicants.decide(info.id, "REJECTED")).rejects.toMatchObject({
      issues: [{ path: "body.reason", code: "DETAIL_REQUIRED" }],
    });
    await applicants.decide(info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    const mine = await api.sellerInfos.me();
    expect(mine).toMatchObject({
      status: "REJECTED",
      draft: { representative: "홍길동" },
      lastRejection: { reason: "등록증을 읽을 수 없습니다." },
    });
    const body = { ...changeOf(draft), representative: "박선영" };
    const again = await api.sellerInfos.update({ body });
    const names = [again.draft?.representative, again.refused?.representative];
    expect([again.status, again.version, ...names]).toEqual(["PENDING", 3, "박선영", "홍길동"]);
    expect(await applicants.decide(info.id, "APPROVED")).not.toHaveProperty("refused");
  });

  test("is taken back by an approval, which the applicant is told of once (D11-10)", async () => {
    const { api, info } = await applicants.applicant();
    await applicants.decide(info.id, "REJECTED", "등록증을 읽을 수 없습니다.");
    expect(await applicants.decide(info.id, "APPROVED")).toMatchObject({
      status: "APPROVED",
      approved: { representative: "홍길동" },
    });
    expect(await api.users.me()).toMatchObject({ role: "SELLER", sellerApproval: "APPROVED" });
    await world.drain({ duplicate: true });
    const { items } = await api.notifications.list({ query: {} });
    expect(items.map(({ event }) => event)).toEqual(["SELLER_APPROVED", "SELLER_REJECTED"]);
    await expect(applicants.decide(info.id, "APPROVED")).rejects.toMatchObject({
      code: "INVALID_TRANSITION",
    });
  });

  test("of a change keeps the approved copy live", async () => {
    const { api, info, draft } = await applicants.approved();
    const changed = await api.sellerInfos.update({
      body: { ...changeOf(draft), introduction: "새 소개" },
    });
    expect(changed).toMatchObject({ status: "PENDING", tradingPaused: false });
    const back = await applicants.decide(info.id, "REJECTED", "소개가 사실과 다릅니다.");
    expect(back).toMatchObject({ status: "APPROVED", lastRejection: {} });
    expect(back.approved).not.toHaveProperty("introduction");
    expect(await api.users.me()).toMatchObject({ role: "SELLER", sellerApproval: "APPROVED" });
  });
});

describe("a change of an approved seller", () => {
  test("does not stop selling, but a changed representative pauses new trade until decided (D6-15)", async () => {
    const before = await sellerCount();
    const { api, info, draft } = await applicants.approved();
    const body = { ...changeOf(draft), representative: "박선영" };
    expect(await api.sellerInfos.update({ body })).toMatchObject({
      status: "PENDING",
      tradingPaused: true,
      approved: { representative: "홍길동" },
    });
    await expect(api.merchandises.listOwn({ query: {} })).resolves.toMatchObject({ items: [] });
    expect(await applicants.decide(info.id, "APPROVED")).toMatchObject({
      tradingPaused: false,
      approved: { representative: "박선영" },
    });
    expect(await sellerCount()).toBe(before + 1);
  });

  test("of its business number locks both numbers until decided, then frees the old one", async () => {
    const { api, info, draft } = await applicants.approved();
    const businessNumber = businessNumberFrom(nextNumber());
    await api.sellerInfos.update({ body: { ...changeOf(draft), businessNumber } });
    expect(await lockOf(draft.businessNumber)).toBeDefined();
    expect(await lockOf(businessNumber)).toBeDefined();
    await applicants.decide(info.id, "APPROVED");
    expect(await lockOf(draft.businessNumber)).toBeUndefined();
    expect(await lockOf(businessNumber)).toBeDefined();
  });

  test("is read by its reviewer at both paths as draft and approved copy", async () => {
    const { id, info, draft, api } = await applicants.approved();
    const { companyName } = draft;
    await api.sellerInfos.update({
      body: { ...changeOf(draft), representative: "이순신", version: 2 },
    });
    const read = await admin.api.sellerInfo.get({ query: { sellerId: info.id } });
    expect(read).toMatchObject({
      id: info.id,
      status: "PENDING",
      draft: { representative: "이순신", companyName },
      approved: { representative: "홍길동", companyName },
    });
    const entity = admin.api.sellerInfoEntities.get({ params: { id: info.id } });
    expect(await entity).toEqual(read);
    const nobody = info.id.replace(/.$/, (last) => (last === "0" ? "1" : "0")) as typeof info.id;
    for (const read of [
      () => admin.api.sellerInfo.get({ query: { sellerId: nobody } }),
      () => admin.api.sellerInfoEntities.get({ params: { id: nobody } }),
    ])
      await expect(read(), id).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("of its verified phone needs a new proof", async () => {
    const { api, draft } = await applicants.approved();
    const body = { ...changeOf(draft), phone: { number: "010-7777-6666" } };
    await expect(api.sellerInfos.update({ body })).rejects.toMatchObject({
      issues: [{ path: "body.verificationToken", code: "VERIFICATION_REQUIRED" }],
    });
  });
});

test("a revoked seller loses role and listings, and an approval brings both back", async () => {
  const before = await sellerCount();
  const { api, info, draft } = await applicants.approved();
  const { product } = await someProduct(world);
  await api.merchandises.create({
    body: {
      productId: product.id,
      condition: "NEW",
      currency: "KRW",
      breaks: [{ minQty: 1, unitPrice: "1000" }],
      stock: 5,
      leadTimeDays: 1,
      shippingFeePayer: "BUYER_PAYS",
      warehouseRegion: "SEOUL",
    },
  });
  await world.drain();
  const get = () => world.api().products.get({ params: { id: product.id } });
  const offers = async () =>
    (await world.api().sellerInfos.product({ query: { productId: product.id } })).items;
  expect(await get()).toMatchObject({ offerCount: 1, inStock: true });
  expect(await offers()).toHaveLength(1);
  await applicants.decide(info.id, "REJECTED", "거래 약속을 여러 번 어겼습니다.");
  await world.drain({ duplicate: true, shuffle: 7 });
  expect(await get()).toMatchObject({ offerCount: 0, inStock: false });
  expect(await offers()).toEqual([]);
  expect(await sellerCount()).toBe(before);
  expect(await api.users.me()).toMatchObject({ role: "USER", sellerApproval: "REJECTED" });
  await api.sellerInfos.update({ body: changeOf(draft) });
  await applicants.decide(info.id, "APPROVED");
  await world.drain({ duplicate: true });
  expect(await get()).toMatchObject({ offerCount: 1, inStock: true });
  expect(await offers()).toHaveLength(1);
  // A revocation that is taken back does the same without a new application (D11-10).
  await applicants.decide(info.id, "REJECTED", "거래 약속을 여러 번 어겼습니다.");
  await world.drain({ duplicate: true });
  await applicants.decide(info.id, "APPROVED");
  await world.drain({ duplicate: true });
  expect(await offers()).toHaveLength(1);
});

test("the reviewer's list is sorted by due date, and only admins read it", async () => {
  const [first, second] = [await applicants.applicant(), await applicants.applicant()];
  const { items } = await admin.api.sellerInfoEntities.list({
    query: { itemsPerPage: 100, sort: "reviewDueAt:asc", filter: "status:PENDING" },
  });
  const ids = items.map(({ id }) => id);
  expect(ids.indexOf(first.info.id)).toBeLessThan(ids.indexOf(second.info.id));
  expect(items.every(({ status }) => status === "PENDING")).toBe(true);
  const wrong = admin.api.sellerInfoEntities.list({ query: { filter: "status:MAYBE" } });
  await expect(wrong).rejects.toMatchObject({ status: 400 });
  const asUser = world.admin(first.token).sellerInfoEntities.list({ query: {} });
  await expect(asUser).rejects.toMatchObject({ status: 401 });
});
