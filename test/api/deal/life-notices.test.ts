import type { SaidLife } from "@bupum/shared/catalogue/products/life";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetOwnNumbers } from "../../../functions/src/accounts/own-numbers/items.ts";
import { forgetPrices } from "../../../functions/src/deal/price-memories/items.ts";
import { someProduct } from "../../kit/goods.ts";
import { quoted } from "../../kit/group.ts";
import { accept, order } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

type Member = Awaited<ReturnType<World["member"]>>;
type ProductId = Awaited<ReturnType<typeof someProduct>>["product"]["id"];
const say = (id: ProductId, life: SaidLife) =>
  admin.productEntities.update({ params: { id }, body: { life } });
const keep = (of: Member, number: string, productId: ProductId) =>
  of.api.ownNumbers.keep({ body: { items: [{ number, productId }] } });
const toldTo = async (of: Member) =>
  (await of.api.notifications.list({ query: {} })).items
    .filter(({ event }) => event === "PART_LIFE_CHANGED")
    .map(({ params }) => params);

describe("a part whose life changes (D35-6)", () => {
  test("is told once to who has an own number for it, with day and successor, in the app and by mail", async () => {
    const [owner, other] = [await world.member({ alarmType: "EMAIL" }), await world.member()];
    const [{ product }, next] = [await someProduct(world), await someProduct(world)];
    await keep(owner, "A-1", product.id);
    await keep(owner, "A-2", product.id);
    await say(product.id, {
      state: "LAST_ORDER",
      lastOrderDay: "2026-12-31",
      successorId: next.product.id,
    });
    await world.drain({ duplicate: true, shuffle: 3 });
    expect(await toldTo(owner)).toMatchObject([
      { life: "LAST_ORDER", lastOrderOn: "2026-12-31", successor: next.product.partNumber },
    ]);
    const [mail, ...more] = world.mails(owner.email);
    expect(mail?.text).toContain("12월 31일");
    expect(mail?.text).toContain(next.product.partNumber);
    expect(more).toEqual([]);
    expect(await toldTo(other)).toEqual([]);
  });

  test("is told of its last change only, and to nobody who took the number back or left", async () => {
    const [owner, former, gone] = [
      await world.member(),
      await world.member(),
      await world.member(),
    ];
    const { product } = await someProduct(world);
    for (const one of [owner, former, gone]) await keep(one, "B-1", product.id);
    await former.api.ownNumbers.remove({ body: { items: [{ number: "B-1" }] } });
    await forgetOwnNumbers(gone.id);
    await say(product.id, { state: "NOT_FOR_NEW_DESIGNS" });
    await say(product.id, { state: "DISCONTINUED" });
    await say(product.id, { state: "DISCONTINUED" });
    await world.drain({ duplicate: true });
    expect(await toldTo(owner)).toMatchObject([{ life: "DISCONTINUED" }]);
    expect(await toldTo(former)).toEqual([]);
    expect(await toldTo(gone)).toEqual([]);
  });

  test("is told to who bought it", async () => {
    const deal = await quoted(world, {});
    const { orderIds } = await order(deal);
    await world.drain();
    await accept(deal, orderIds[0]!);
    await world.drain();
    await say(deal.listing.productId, { state: "DISCONTINUED" });
    await world.drain();
    expect(await toldTo(deal.buyer)).toMatchObject([{ life: "DISCONTINUED" }]);
    await forgetPrices(deal.buyer.id);
    await say(deal.listing.productId, { state: "ACTIVE" });
    await world.drain();
    expect(await toldTo(deal.buyer)).toHaveLength(1);
  });
});
