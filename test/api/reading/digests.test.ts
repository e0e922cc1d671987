import { addDays, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postBoard } from "../../kit/boards/posts.ts";
import { sweepAt } from "../../kit/clock.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let makerId: string;
const makerName = `한도정공${Date.now() % 100_000}`;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  const admin = await world.adminUser();
  const body = { name: { ko: makerName, en: `Hando ${makerName}` }, state: "SHOWN" } as const;
  makerId = (await admin.api.manufactorEntities.create({ body })).id;
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;

/** An approved seller who carries the maker. */
async function carrier(): Promise<Seller> {
  const seller = await world.seller();
  const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
  const approved = { ...(row!["approved"] as object), manufactorIds: [makerId] };
  await world.put([{ ...row, approved }]);
  return seller;
}
const wants = (seller: Seller, boardDigest: boolean) =>
  seller.api.users.update({ body: { boardDigest } });
const heard = async ({ api }: Seller) =>
  (await api.notifications.list({ query: {} })).items.filter(
    ({ event }) => event === "WANTED_PARTS",
  );
/** A morning so many days from now, after the digests are due. */
const morning = (days: number) =>
  seoulInstant(addDays(seoulDay(new Date().toISOString()), days), "09:00");

describe("a seller who wants the posts of the own makers", () => {
  test("is told of new ones once a morning, and of nothing else (D12-11)", async () => {
    const [seller, other] = [await carrier(), await carrier()];
    expect(await wants(seller, true)).toMatchObject({ boardDigest: true });
    const buyer = await world.member();
    await postBoard(buyer, { title: "첫 구매 글", manufactorName: makerName });
    await postBoard(buyer, { title: "둘째 구매 글", manufactorName: makerName });
    await postBoard(buyer, { title: "다른 제조사 글", manufactorName: "다른 제조사" });
    await postBoard(buyer, { title: "제조사 없는 글" });
    const done = await postBoard(buyer, { title: "끝난 글", manufactorName: makerName });
    await buyer.api.boards.update({ params: { id: done.id }, body: { status: "COMPLETED" } });
    await world.drain();
    expect(await heard(seller)).toEqual([]);
    await sweepAt(world, morning(1));
    expect(await heard(seller)).toMatchObject([
      { type: "ESTIMATION_REQUESTED", params: { posts: 2, title: "둘째 구매 글" } },
    ]);
    expect(await heard(other)).toEqual([]);
    await sweepAt(world, morning(2));
    expect(await heard(seller)).toHaveLength(1);
  });

  test("is told of nothing once the digest is switched off", async () => {
    const seller = await carrier();
    await wants(seller, true);
    await postBoard(await world.member(), { manufactorName: makerName });
    await wants(seller, false);
    await sweepAt(world, morning(3));
    expect(await heard(seller)).toEqual([]);
  });
});
