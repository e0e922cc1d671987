import { chunksOf } from "@bupum/shared/kernel/chunks";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { LookupKind } from "@bupum/shared/search/lookups/kinds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribed } from "../../kit/billing/payer.ts";
import { someProduct } from "../../kit/goods.ts";
import { quoted, shipTo } from "../../kit/group.ts";
import { rowFor, send } from "../../kit/register.ts";
import { countRounds } from "../../kit/rounds.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
let deal: Awaited<ReturnType<typeof quoted>>;
let orderId: `ord_${string}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
  deal = await quoted(world, { lines: 2 });
  const body = { items: deal.items, shipTo, buyerPoNumber: "2026-구매-0412" };
  orderId = (await deal.buyer.api.productEstimateOrders.create({ body })).orderIds[0]!;
  await world.drain({ searched: true });
});
afterAll(() => world.stop());

const find = async (keyword: string) =>
  (await admin.api.lookups.find({ query: { keyword } })).groups;
/** The ids of what a keyword finds of a kind. */
const idsOf = async (kind: LookupKind, keyword: string) =>
  (await find(keyword)).find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? [];

describe("an admin's search box (S5-1)", () => {
  test("finds a purchase order by its number, by pieces of it, by a paper's number and by the buyer's own", async () => {
    const { poNumber } = await deal.buyer.api.productEstimateOrders.get({
      params: { id: orderId },
    });
    const spellings = [
      poNumber,
      poNumber.toLowerCase(),
      poNumber.replaceAll("-", " "),
      poNumber.slice(-5),
      poNumber.slice(3, -2),
      `${poNumber}-3`,
      "2026-구매-0412",
      "구매 0412",
    ];
    for (const keyword of spellings)
      expect(await idsOf("purchaseOrder", keyword), keyword).toContain(orderId);
    const [hit] = (await find(poNumber)).flatMap(({ items }) => items);
    expect(hit).toMatchObject({ title: poNumber });
    expect(hit!.detail).toContain("2026-구매-0412");
  });

  test("finds a purchase order by its own number, and the one before it was corrected (D45-4)", async () => {
    const corrected = { params: { id: orderId }, body: { buyerPoNumber: "ERP-7001" } };
    await deal.buyer.api.productEstimateOrders.setBuyerNumber(corrected);
    await world.drain({ searched: true });
    for (const keyword of ["ERP-7001", "2026-구매-0412"])
      expect(await idsOf("purchaseOrder", keyword), keyword).toContain(orderId);
  });

  test("finds a request and opens it for an estimate, too", async () => {
    const { number, estimates, id } = await deal.buyer.api.estimateGroups.get({
      params: { id: deal.groupId },
    });
    expect(await idsOf("group", number)).toEqual([id]);
    expect(await idsOf("group", number.slice(-4))).toContain(id);
    expect(await idsOf("estimate", estimates[0]!.number)).toEqual([id]);
  });

  test("finds a member by name, login, company, and by a phone in every spelling", async () => {
    const account = await world.read({ pk: `user#${deal.buyer.id}`, sk: "account" });
    const { userId, name, phone, companyName } = account as Record<string, string>;
    const spellings = [
      name!,
      userId!,
      companyName!,
      phone!,
      formatPhone(phone!),
      formatPhone(phone!).slice(-4),
    ];
    for (const keyword of spellings)
      expect(await idsOf("user", keyword), keyword).toContain(deal.buyer.id);
  });

  test("finds a seller by the business number, a payment by its receipt and a bulk registration by its file", async () => {
    const { sellerId } = deal.seller;
    const row = await world.read({ pk: `seller#${sellerId}`, sk: "info" });
    const { businessNumber } = row!["approved"] as { businessNumber: string };
    for (const keyword of [businessNumber, businessNumber.replace(/(...)(..)/, "$1-$2-")])
      expect(await idsOf("seller", keyword)).toEqual([sellerId]);
    const payer = await subscribed(world);
    const [payment] = (await payer.api.paymentOrders.list({ query: {} })).items;
    const sent = await send(deal.seller, [rowFor(await someProduct(world))]);
    await world.drain({ searched: true });
    expect(await idsOf("payment", payment!.id.slice(-10))).toEqual([payment!.id]);
    const stored = await world.read({ pk: `register-request#${sent.id}`, sk: "request" });
    const { fileName } = stored!["file"] as { fileName: string };
    expect(await idsOf("registerRequest", fileName)).toContain(sent.id);
  });

  test("finds nothing for one character, nor for marks alone", async () => {
    expect(await find("P")).toEqual([]);
    expect(await find("---")).toEqual([]);
  });

  test("forgets a member who left, and follows a new name", async () => {
    const person = await world.member({ name: "남궁민수" });
    await world.drain({ searched: true });
    expect(await idsOf("user", "궁민")).toEqual([person.id]);
    const { version } = await admin.api.userEntities.get({ params: { id: person.id } });
    await admin.api.userEntities.update({
      params: { id: person.id },
      body: { name: "제갈민수", version },
    });
    await world.drain({ searched: true });
    expect(await idsOf("user", "남궁민수")).toEqual([]);
    expect(await idsOf("user", "제갈")).toEqual([person.id]);
    const { userId } = await admin.api.userEntities.get({ params: { id: person.id } });
    await admin.api.userEntities.deleteUser({ query: { userId } });
    await world.drain({ searched: true });
    expect(await idsOf("user", "제갈민수")).toEqual([]);
    expect(await idsOf("user", userId)).toEqual([]);
  });
});

describe("what the search box costs", () => {
  test("is one round, with the same cost at five and at five hundred entries", async () => {
    const { client, writeBatch } = await import("@bupum/functions/kernel/table");
    const { entryPk } = await import("@bupum/functions/search/ledger/items");
    const { lookupSpace } = await import("@bupum/functions/search/text/spaces");
    const put = async (from: number, to: number) => {
      const rows = Array.from({ length: to - from }, (_, at) => {
        const id = `usr_${String(from + at).padStart(26, "0")}`;
        const pk = entryPk("lk", lookupSpace, "쌍둥", "user");
        return { put: { pk, sk: `쌍둥이${from + at}#${id}`, id, title: "쌍둥이" } };
      });
      for (const some of chunksOf(rows, 25)) await writeBatch(some);
    };
    const cost = async () => {
      const counted = countRounds(client);
      const [group] = await find("쌍둥이");
      expect(group).toMatchObject({ kind: "user", isMore: true });
      expect(group!.items).toHaveLength(8);
      counted.stop();
      return counted.cost;
    };
    await put(0, 50);
    const few = await cost();
    await put(50, 600);
    const many = await cost();
    // The first round is the caller's account.
    expect(few.rounds).toBe(2);
    expect(many).toEqual(few);
  });

  test("is no write for a change of an order that changes none of its numbers", async () => {
    const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
    expect(await placeInLedger("lk", orderId)).toBe(false);
    const before = await world.read({ pk: `ledger-place#lk#${orderId}`, sk: "place" });
    await deal.seller.api.productEstimateOrders.accept({ params: { id: orderId }, body: {} });
    await world.drain({ searched: true });
    const after = await world.read({ pk: `ledger-place#lk#${orderId}`, sk: "place" });
    expect(after!["version"]).toBe(before!["version"]);
    // A place of a number is one row; the whole is what a first write costs.
    expect((after!["lists"] as unknown[]).length).toBeLessThan(30);
  });
});
