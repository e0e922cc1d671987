import { contract } from "@bupum/shared/contract";
import type { Routes } from "@bupum/shared/kernel/route";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardWrites } from "../../kit/boards/admin-writes.ts";
import { contentWrites } from "../../kit/content/admin-writes.ts";
import { codesOf } from "../../kit/accounts.ts";
import { applicantsOf } from "../../kit/applicants.ts";
import { someProduct } from "../../kit/goods.ts";
import { nextNumber } from "../../kit/people.ts";
import { rowFor, send } from "../../kit/register.ts";
import { billingWrites } from "../../kit/billing/admin-writes.ts";
import { orderWrites } from "../../kit/order-writes.ts";
import { listed } from "../../kit/group.ts";
import { dictionaryWrites } from "../../kit/dictionary-writes.ts";
import { learntWrites } from "../../kit/learnt-writes.ts";
import { supportWrites } from "../../kit/chats/support-writes.ts";
import { passkeyWrites } from "../../kit/passkey-writes.ts";
import { userWrites } from "../../kit/user-writes.ts";
import { wikiWrites } from "../../kit/wiki/writes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let codes: ReturnType<typeof codesOf>;
let applicants: ReturnType<typeof applicantsOf>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  codes = codesOf(world);
  applicants = applicantsOf(world, codes, admin);
});
afterAll(() => world.stop());

/** Writes of admins that leave no audit event, and the reasons. */
const unaudited: Record<string, string> = {
  "auth.login": "changes nothing but the count of tries",
  "passkeys.loginOptions": "offers what a login answers; the login is on record",
  "passkeys.askOptions": "offers what a new passkey answers; the new passkey is on record",
  "emailVerifications.send": "sends a code; the account changes when it comes back",
  "paymentOrderEntities.printReceipt": "prints what is there; nothing of the payment changes",
  "searchWords.effects": "counts what would be found; nothing is written",
  "files.upload": "an upload that nothing names is gone in a day; what names it is audited",
};

function name() {
  const text = `이름 ${nextNumber()}`;
  return { ko: text, en: text, zh: text };
}
const makerDraft = () => ({ body: { name: name() } });
const newMaker = () => admin.api.manufactorEntities.create(makerDraft());
async function partDraft() {
  const { id } = await newMaker();
  return { body: { partNumber: `ZX-${nextNumber()}`, manufactorId: id, name: name() } };
}
const newPart = async () => admin.api.productEntities.create(await partDraft());
async function dealerDraft() {
  const { id } = await newMaker();
  return {
    body: {
      name: name(),
      region: "BUSAN" as const,
      manufactorIds: [id],
      tel: "051-123-4567",
      address: { zip: "48058", address: "부산광역시 해운대구 센텀중앙로 1" },
    },
  };
}
const newDealer = async () => admin.api.dealerEntities.create(await dealerDraft());
const newTag = () => admin.api.categoryTagEntities.create({ body: { name: name() } });
async function newListing() {
  const seller = await world.seller();
  return listed(seller, (await someProduct(world)).product.id, 4, {});
}
async function newSheet() {
  const part = await someProduct(world);
  const { id } = await send(await world.seller(), [rowFor(part)]);
  return { id, part };
}

/**
 * Each write of the admin contract: the entity that its event is about, and a function that
 * prepares everything and returns the write.
 */
const writes: Record<string, [string, () => Promise<() => Promise<unknown>>]> = {
  "categoryTagEntities.create": ["category-tag", async () => newTag],
  "categoryTagEntities.update": [
    "category-tag",
    async () => {
      const { id, version } = await newTag();
      const body = { name: name(), version };
      return () => admin.api.categoryTagEntities.update({ params: { id }, body });
    },
  ],
  "categoryTagEntities.remove": [
    "category-tag",
    async () => {
      const { id } = await newTag();
      return () => admin.api.categoryTagEntities.remove({ params: { id } });
    },
  ],
  "dealerEntities.create": [
    "dealer",
    async () => {
      const draft = await dealerDraft();
      return () => admin.api.dealerEntities.create(draft);
    },
  ],
  "dealerEntities.update": [
    "dealer",
    async () => {
      const { id, version } = await newDealer();
      const body = { tel: "051-123-9999", version };
      return () => admin.api.dealerEntities.update({ params: { id }, body });
    },
  ],
  "dealerEntities.remove": [
    "dealer",
    async () => {
      const { id } = await newDealer();
      return () => admin.api.dealerEntities.remove({ params: { id } });
    },
  ],
  "emailVerifications.valid": [
    "user",
    async () => {
      const { id: userId } = await world.member();
      const target = `told${nextNumber()}@by-phone.example`;
      const { requestId } = await admin.api.emailVerifications.send({ body: { userId, target } });
      const code = (await codes.of(requestId)) ?? "";
      return () => admin.api.emailVerifications.valid({ body: { userId, requestId, code } });
    },
  ],
  "manufactorEntities.create": ["manufactor", async () => newMaker],
  "manufactorEntities.update": [
    "manufactor",
    async () => {
      const { id, version } = await newMaker();
      const body = { name: name(), version };
      return () => admin.api.manufactorEntities.update({ params: { id }, body });
    },
  ],
  "manufactorEntities.remove": [
    "manufactor",
    async () => {
      const { id } = await newMaker();
      return () => admin.api.manufactorEntities.remove({ params: { id } });
    },
  ],
  "manufactorEntities.merge": [
    "manufactor",
    async () => {
      const [{ id }, into] = [await newMaker(), await newMaker()];
      const body = { intoId: into.id };
      return () => admin.api.manufactorEntities.merge({ params: { id }, body });
    },
  ],
  "merchandiseEntities.create": [
    "merchandise",
    async () => {
      const { sellerId } = await world.seller();
      const { product } = await someProduct(world);
      const terms = { breaks: [{ minQty: 1, unitPrice: "1000" }], currency: "KRW" as const };
      const from = { warehouseRegion: "SEOUL" as const, shippingFeePayer: "BUYER_PAYS" as const };
      const rest = { condition: "NEW" as const, stock: 4, leadTimeDays: 1, ...from };
      const body = { sellerId, productId: product.id, ...terms, ...rest };
      return () => admin.api.merchandiseEntities.create({ body });
    },
  ],
  "merchandiseEntities.update": [
    "merchandise",
    async () => {
      const { id, version } = await newListing();
      const body = { stock: 9, version };
      return () => admin.api.merchandiseEntities.update({ params: { id }, body });
    },
  ],
  "merchandiseEntities.removeMany": [
    "merchandise",
    async () => {
      const body = { ids: [(await newListing()).id], reason: "안전 인증이 없는 상품" };
      return () => admin.api.merchandiseEntities.removeMany({ body });
    },
  ],
  "productEntities.create": [
    "product",
    async () => {
      const draft = await partDraft();
      return () => admin.api.productEntities.create(draft);
    },
  ],
  ...orderWrites(() => ({ world, admin })),
  ...billingWrites(() => ({ world, admin })),
  ...boardWrites(() => ({ world, admin })),
  ...contentWrites(() => ({ world, admin })),
  "productEntities.update": [
    "product",
    async () => {
      const { id, version } = await newPart();
      const body = { name: name(), version };
      return () => admin.api.productEntities.update({ params: { id }, body });
    },
  ],
  "productEntities.remove": [
    "product",
    async () => {
      const { id } = await newPart();
      return () => admin.api.productEntities.remove({ params: { id } });
    },
  ],
  "productEntities.merge": [
    "product",
    async () => {
      const [{ id }, into] = [await newPart(), await newPart()];
      return () => admin.api.productEntities.merge({ params: { id }, body: { intoId: into.id } });
    },
  ],
  "registerMerchandiseHistories.create": [
    "register-request",
    async () => {
      const { id, part } = await newSheet();
      await world.drain();
      const { product, maker } = part;
      const row = { partNumber: product.partNumber, manufactor: maker.name.ko, price: "1000" };
      const rows = [{ rowNo: 2, action: "INSERT" as const, merchandise: { ...row, stock: "5" } }];
      const body = { registerRequestHistoryId: id, rows };
      return () => admin.api.registerMerchandiseHistories.create({ body });
    },
  ],
  "registerRequestHistories.decide": [
    "register-request",
    async () => {
      const { id } = await newSheet();
      const body = { status: "CANCELLED" as const };
      return () => admin.api.registerRequestHistories.decide({ params: { id }, body });
    },
  ],
  "registerRequestHistories.mend": [
    "register-request",
    async () => {
      const { id } = await newSheet();
      await world.drain();
      const { version } = await admin.api.registerRequestHistories.get({ params: { id } });
      const body = { rows: [{ rowNo: 2, cells: { stock: "7" } }], version };
      return () => admin.api.registerRequestHistories.mend({ params: { id }, body });
    },
  ],
  "sellerInfo.decide": [
    "seller",
    async () => {
      const { info } = await applicants.applicant();
      return () => applicants.decide(info.id, "APPROVED");
    },
  ],
  ...supportWrites(() => ({ world, admin })),
  ...passkeyWrites(() => ({ world, admin })),
  ...userWrites(() => ({ world, admin })),
  ...wikiWrites(() => ({ world, admin })),
  ...dictionaryWrites(() => admin),
  ...learntWrites(() => admin, newPart),
};

const contracted = Object.entries(contract.admin as Record<string, Routes>).flatMap(
  ([group, routes]) =>
    Object.entries(routes).flatMap(([operation, { method }]) =>
      method === "GET" ? [] : [`${group}.${operation}`],
    ),
);

/** The audit events of the admin since the last look, as stored with the change. */
const noted = async () =>
  (await world.changes()).flatMap(({ newImage }) =>
    String(newImage?.["pk"]).startsWith("audit#") ? [newImage!] : [],
  );

describe("A write of an admin, the creation too, says who did it and what became of it", () => {
  test("each such route is tried below, or has its reason for no trial", () => {
    const named = [...Object.keys(writes), ...Object.keys(unaudited)];
    expect(named.toSorted()).toEqual(contracted.toSorted());
  });

  test.each(Object.keys(writes))("%s", async (operation) => {
    const [entity, ready] = writes[operation]!;
    const act = await ready();
    await world.changes();
    await act();
    const events = (await noted()).filter((event) => event["entity"] === entity);
    expect(events).not.toEqual([]);
    for (const event of events)
      expect(event).toMatchObject({
        via: "ADMIN",
        actor: admin.id,
        actorRole: "ADMIN",
        from: expect.stringMatching(/\S/),
        to: expect.stringMatching(/\S/),
      });
  });
});
