import { execFileSync } from "node:child_process";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { documentRoutes } from "@bupum/shared/papers/documents/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder } from "../../kit/orders.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Wanted = CallInput<(typeof documentRoutes)["create"]>["body"];
type Person = Awaited<ReturnType<World["member"]>>;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function placed(lines = 2) {
  const deal = await quoted(world, { lines, quantity: 10, stock: 100 });
  const { orderIds } = await order(deal);
  await accept(deal, orderIds[0]!, { scope: "BATCH" });
  await world.drain();
  return { ...deal, orderIds };
}

/** The lines leave in one parcel, each with all that is open or with so many pieces. */
async function ship(
  { seller, buyer }: PlacedOrder,
  orderIds: Order["id"][],
  { trackingNo, quantity }: { trackingNo: string; quantity?: number },
) {
  const { productEstimateOrders } = seller.api;
  const lines = await Promise.all(
    orderIds.map((id) => buyer.api.productEstimateOrders.get({ params: { id } })),
  );
  const pieces = lines.map(({ id, version }) => ({ orderId: id, version, quantity: quantity! }));
  const params = { id: orderIds[0]! };
  const named = quantity === undefined ? {} : { pieces };
  const body = { orderIds, carrier: "한진택배", trackingNo, ...named };
  const { orders } = await productEstimateOrders.shipLines({ params, body });
  const [first] = orders;
  return (first!.deliveries?.at(-1) ?? first!.shipment)!.at;
}

/** What is printed, as another program reads it, with the number of its document. */
async function printed(person: Person, body: Wanted, language = "ko") {
  const { documents } = world.api(person.token, language);
  const isKept = "url" in (await documents.create({ body }));
  expect((await world.drain({ duplicate: true })).dead).toEqual([]);
  const made = await documents.create({ body });
  if (!("url" in made)) throw new Error("It was not printed.");
  const input = Buffer.from(await (await fetch(made.url)).arrayBuffer());
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
  const [, number = "", h = ""] = /\/documents\/(DN-[^?]+)\?h=(\w+)/.exec(
    input.toString("latin1"),
  )!;
  const state = async () =>
    (await world.api().documents.get({ params: { number }, query: { h } })).state;
  return { text, number, state, isKept };
}

describe("a delivery note (D39-6)", () => {
  test("names all lines of its parcel, numbered by the PO, and is one paper for both sides", async () => {
    const deal = await placed();
    const [one, other] = deal.orderIds as [Order["id"], Order["id"]];
    const first = await ship(deal, [one, other], { trackingNo: "111", quantity: 4 });
    const { poNumber } = await deal.buyer.api.productEstimateOrders.get({ params: { id: one } });
    const note = await printed(deal.seller, { orderId: one, parcelAt: first });
    expect(note.number).toBe(`${poNumber.replace("PO-", "DN-")}-1`);
    for (const said of ["납품서", poNumber, "한진택배", "111", "서울특별시 중구 세종대로 110"])
      expect(note.text).toContain(said);
    const { partNumber } = await deal.buyer.api.productEstimateOrders.get({ params: { id: one } });
    expect(note.text.split(partNumber!)).toHaveLength(3);
    // Unit, then ordered, before, in this parcel, open and cancelled: of both lines.
    expect(note.text.match(/10\s+0\s+4\s+6\s+0\n/g)).toHaveLength(2);
    // No price of a piece, of a line or of all, and no words for one.
    expect(note.text).not.toMatch(/1,000|₩|공급가액|부가세|합계/);
    // The same parcel by its other line, and by the buyer.
    const same = await printed(deal.buyer, { orderId: other, parcelAt: first });
    expect(same).toMatchObject({ number: note.number, isKept: true });
    const english = await printed(deal.buyer, { orderId: one, parcelAt: first }, "en");
    expect(english.text).toMatch(/Delivery note[^]*Shipped before/);
  });

  test("stays current while the rest leaves and comes: each parcel has a note of its own", async () => {
    const deal = await placed(1);
    const [id] = deal.orderIds as [Order["id"]];
    const first = await printed(deal.buyer, {
      orderId: id,
      parcelAt: await ship(deal, [id], { trackingNo: "111", quantity: 4 }),
    });
    const parcelAt = await ship(deal, [id], { trackingNo: "222" });
    const last = await printed(deal.buyer, { orderId: id, parcelAt });
    expect(last.number).toBe(first.number.replace(/1$/, "2"));
    expect(last.text).toMatch(/10\s+4\s+6\s+0\s+0\n/);
    await deal.buyer.api.productEstimateOrders.complete({ params: { id } });
    expect([await first.state(), await last.state()]).toEqual(["CURRENT", "CURRENT"]);
  });

  test("of a parcel that was corrected is superseded, and the corrected parcel has its own", async () => {
    const deal = await placed(1);
    const [id] = deal.orderIds as [Order["id"]];
    const wrong = await ship(deal, [id], { trackingNo: "111" });
    const note = await printed(deal.seller, { orderId: id, parcelAt: wrong });
    const parcelAt = await ship(deal, [id], { trackingNo: "112" });
    expect(parcelAt > wrong).toBe(true);
    expect(await note.state()).toBe("SUPERSEDED");
    const body = { orderId: id, parcelAt: wrong } as const;
    expect(await codeOf(deal.seller.api.documents.create({ body }))).toBe("NOTHING_TO_PRINT");
    const anew = await printed(deal.seller, { orderId: id, parcelAt });
    expect([await anew.state(), anew.text.includes("112")]).toEqual(["CURRENT", true]);
  });

  test("is of one parcel, also where a machine's clock stands still between two of them", async () => {
    const deal = await placed(1);
    const [id] = deal.orderIds as [Order["id"]];
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    try {
      const first = await ship(deal, [id], { trackingNo: "111", quantity: 4 });
      const last = await ship(deal, [id], { trackingNo: "111", quantity: 3 });
      expect(last > first).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("exists for the two sides of its order, and only for what left", async () => {
    const deal = await placed();
    const [one, other] = deal.orderIds as [Order["id"], Order["id"]];
    const parcelAt = await ship(deal, [one], { trackingNo: "111", quantity: 4 });
    const [stranger, rival] = [await world.member(), await world.seller()];
    const body = { orderId: one, parcelAt } as const;
    for (const { api } of [stranger, rival])
      expect(await codeOf(api.documents.create({ body }))).toBe("NOT_FOUND");
    const call = (wanted: object) => codeOf(deal.buyer.api.documents.create({ body: wanted }));
    expect(await call({ orderId: other, parcelAt })).toBe("NOTHING_TO_PRINT");
    expect(await call({ parcelAt })).toBe("INVALID_REQUEST");
    expect(await call({ estimateId: deal.estimateId, parcelAt })).toBe("INVALID_REQUEST");
  });
});
