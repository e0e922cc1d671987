import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

const folder = mkdtempSync(join(tmpdir(), "bupum-parts-"));
const file = join(folder, "parts.jsonl");
let world: World;
let guest: ReturnType<World["api"]>;
let seeds: typeof import("@bupum/seed/market");
const say = vi.fn<(text: string) => void>();

beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  // Imported late, so that the rows go into the table of this world.
  seeds = await import("@bupum/seed/market");
  // In batches, as a first start writes it; the files below come in transactions.
  const { searched } = (await seeds.seedMarket(say, { inMemory: true }))!;
  const { makeSnapshots } = await import("@bupum/seed/snapshots");
  await makeSnapshots(searched);
}, 480_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.stop();
});

describe("the demo market", () => {
  test("has users who can log in", async () => {
    const { accounts } = await import("@bupum/seed/people/people-rows");
    expect(accounts.filter(({ role }) => role === "SELLER")).toHaveLength(12);
    expect(accounts.filter(({ role }) => role === "USER")).toHaveLength(17);
    const { userId, password } = accounts.find(({ role }) => role === "SELLER")!;
    const { token } = await guest.auth.login({ body: { userId, password } });
    const api = world.api(token);
    expect(await api.users.me()).toMatchObject({ role: "SELLER", sellerApproval: "APPROVED" });
    expect(await api.sellerInfos.me()).toMatchObject({ status: "APPROVED" });
    const own = await api.merchandises.listOwn({ query: { itemsPerPage: 100 } });
    expect(own.items.length).toBeGreaterThan(50);
    const admin = accounts.find(({ role }) => role === "ADMIN")!;
    const body = { userId: admin.userId, password: admin.password };
    await expect(world.admin().auth.login({ body })).resolves.toHaveProperty("token");
  });

  test("has posts with replies in the order of time", async () => {
    const { items } = await guest.boards.list({ query: { itemsPerPage: "100" } });
    expect(items.length).toBeGreaterThanOrEqual(40);
    const open = await guest.boards.list({
      query: { boardPurposeType: "BUY", status: "PENDING", itemsPerPage: "100" },
    });
    expect(open.items.length).toBeGreaterThanOrEqual(10);
    const { id, replyCount } = items.find((one) => one.replyCount > 1)!;
    const { replies } = await guest.boards.get({ params: { id }, query: {} });
    expect(replies.items).toHaveLength(replyCount);
    const times = replies.items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  test("counts its contents", async () => {
    const { catalogue } = await import("@bupum/seed/catalogue/catalogue");
    expect(await guest.products.count()).toEqual({ count: catalogue.length });
    expect(await guest.users.sellerCount()).toEqual({ count: 12 });
    let held = 0;
    let afterId: `prd_${string}` | undefined;
    do {
      const page = await guest.products.ids({ query: afterId ? { afterId } : {} });
      held += page.ids.length;
      afterId = page.nextAfterId;
    } while (afterId);
    expect(held).toBe(catalogue.length);
  });

  test("shows sellers, makers, parts and offers in the shape of the contract", async () => {
    const sellers = await guest.sellerInfos.list({ query: {} });
    expect(sellers.items).toHaveLength(12);
    const makers = await guest.manufactors.list({ query: { itemsPerPage: 100 } });
    expect(makers.items.length).toBeGreaterThanOrEqual(40);
    const parts = await guest.products.search({ query: { searchKeyword: "LS일렉트릭" } });
    expect(parts.items).toHaveLength(30);
    for (const { id } of parts.items) await guest.products.get({ params: { id } });
    expect((await guest.merchandises.list({ query: {} })).items).toHaveLength(30);
  });

  test("shows for each part the roll-up of its offers", async () => {
    const { comparedFirst } = await import("@bupum/seed/goods/merchandises");
    const { productIdOf } = await import("@bupum/seed/goods/goods-rows");
    const { handlers } = await import("@bupum/functions/selling/merchandises/worker");
    for (const { manufactor, partNumber } of comparedFirst.slice(0, 20)) {
      const id = productIdOf(manufactor, partNumber);
      const key = { pk: `product#${id}`, sk: "product" };
      const before = await world.read(key);
      await handlers["merchandises.changed"]({ productIds: [id] });
      expect(await world.read(key)).toEqual(before);
      expect(before?.["offerCount"]).toBeGreaterThanOrEqual(3);
    }
  });

  test("counts its users by role and approval, once for any number of seeds", async () => {
    await seeds.seedMarket(say);
    const { api } = await world.adminUser();
    expect(await api.userEntities.statistics()).toMatchObject({
      total: 30,
      left: 0,
      byRole: { ADMIN: 1, SELLER: 12, USER: 17 },
      bySellerApproval: { NONE: 18, APPROVED: 12, PENDING: 0, REJECTED: 0 },
    });
  });

  test("keeps its users' changes after a second seed", async () => {
    const { accounts } = await import("@bupum/seed/people/people-rows");
    const { userId, password } = accounts.at(-1)!;
    const { token } = await guest.auth.login({ body: { userId, password } });
    const api = world.api(token);
    await api.users.update({ body: { name: "바꾼이름" } });
    await seeds.seedMarket(say);
    expect(await api.users.me()).toMatchObject({ name: "바꾼이름" });
  });
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      partNumber: `QX-${1000 + index}-A`,
      name: `${index < 130 ? "Sensor" : "Boundary"} ${index} ${"long text ".repeat(40)}`,
      manufacturer: index % 2 === 0 ? "Omron" : "Quixotic Sensors GmbH",
      description: "A part of a test.",
      category: "Sensor / Test",
    }),
  ).join("\n");
const total = async () => (await guest.products.count()).count;

const found = async (searchKeyword: string) =>
  (await guest.products.search({ query: { searchKeyword, itemsPerPage: 100 } })).items;

describe("parts of a file", () => {
  test("are added once, and three sellers or more offer the first of them", async () => {
    const before = await total();
    writeFileSync(file, lines(120));
    const searched = await seeds.seedProducts(file, { isRunning: false }, say);
    const { makeSnapshots } = await import("@bupum/seed/snapshots");
    await makeSnapshots(searched);
    expect(await total()).toBe(before + 120);
    // A function loads the new snapshot beside its answers from the old one (S7-4).
    await expect.poll(() => found("qx1"), { timeout: 30_000 }).toHaveLength(100);
    const items = await found("qx1");
    expect(items.every(({ offerCount }) => offerCount >= 3)).toBe(true);
    const offers = await guest.sellerInfos.product({ query: { productId: items[0]!.id } });
    expect(offers.items).toHaveLength(items[0]!.offerCount);
    const [maker] = (await guest.manufactors.list({ query: { searchKeyword: "quixotic" } })).items;
    expect(maker).toMatchObject({ productCount: 60 });
  });

  test("that exist already are skipped, with the changes that users made", async () => {
    const before = await total();
    writeFileSync(file, lines(130));
    const { items } = await guest.products.search({ query: { searchKeyword: "qx1000" } });
    const key = { pk: `product#${items[0]!.id}`, sk: "product" };
    await world.put([{ ...(await world.read(key)), offerCount: 77 }]);
    await seeds.seedProducts(file, { isRunning: true }, say);
    expect(await total()).toBe(before + 10);
    expect(await world.read(key)).toMatchObject({ offerCount: 77 });
  });

  test("are found in a running market, also after an interrupted load", async () => {
    writeFileSync(file, lines(140));
    // Interrupted before the snapshot was made.
    await seeds.seedProducts(file, { isRunning: true }, say);
    const searched = await seeds.seedProducts(file, { isRunning: true }, say);
    const { makeSnapshots } = await import("@bupum/seed/snapshots");
    await makeSnapshots(searched);
    const wanted = [{ partNumber: "QX-1139-A" }];
    await expect.poll(() => found("qx1139"), { timeout: 30_000 }).toMatchObject(wanted);
    expect(searched.get("manufactors")?.size).toBe(2);
    const { keepers } = await import("@bupum/functions/indexing/snapshots/collections");
    for (const { check } of keepers) expect(await check()).toEqual({ wrong: [], isWhole: true });
  });
});
