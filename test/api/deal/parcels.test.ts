import { execFileSync } from "node:child_process";
import { deliveryNoteOf } from "@bupum/functions/papers/documents/delivery-note-rules";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { deliveriesOf, piecesOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mortal } from "../../kit/cloud/mortal.ts";
import { codeOf, quoted } from "../../kit/group.ts";
import { accept, order, type PlacedOrder, zero } from "../../kit/orders.ts";
import { type LedgerLine, type Named, openOf, ParcelLedger } from "../../kit/parcel-ledger.ts";
import { randomOf } from "../../kit/random.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

const random = randomOf(20_261_129);
const pick = (most: number) => Math.floor(random() * most);
/** Some of them, one at least. */
function someOf<One>(all: readonly One[]): One[] {
  const some = all.filter(() => pick(2) > 0);
  return some.length > 0 ? some : all.slice(0, 1);
}

let world: World;
let life: Awaited<ReturnType<typeof mortal>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  life = await mortal(world);
});
afterAll(async () => {
  life.stop();
  await world.stop();
});

interface Deal {
  placed: PlacedOrder;
  id: Order["id"];
  stock: number;
  ledger: ParcelLedger;
}
type Side = Pick<PlacedOrder["buyer"], "api">;
type Body = Parameters<Side["api"]["productEstimateOrders"]["cancelLines"]>[0]["body"];

const read = async ({ api }: Side, id: Order["id"]): Promise<Order[]> =>
  (await api.productEstimateOrders.lines({ params: { id } })).orders;
const versions = (orders: readonly Order[]) => orders.map(({ version }) => version).join();

/** Calls that had done their work when they died before they answered. */
let unheard = 0;

/** Sent once, twice at the same time, or killed at some write; then sent once more as it was. */
async function sent({ placed: { buyer }, id }: Deal, call: () => Promise<unknown>): Promise<void> {
  const way = pick(3);
  if (way === 0) await call();
  if (way === 1) await Promise.all([codeOf(call()), codeOf(call())]);
  if (way === 2) {
    const before = versions(await read(buyer, id));
    life.arm(pick(2), "writes");
    await codeOf(call());
    const died = life.revive();
    if (died && versions(await read(buyer, id)) !== before) unheard += 1;
  }
  await codeOf(call());
}

/** A purchase order of three lines of one listing, accepted as far as its stock goes. */
async function started(): Promise<Deal> {
  const stock = pick(40);
  const placed = await quoted(world, { stock, lines: 3, quantity: 12 });
  const items = placed.items.map((item) => ({ ...item, quantity: 2 + pick(11) }));
  const { orderIds } = await order(placed, items);
  const id = orderIds[0]!;
  await accept(placed, id, { scope: "BATCH", force: true });
  const orders = await read(placed.buyer, id);
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(orders.reduce((sum, { stockTaken = 0 }) => sum + stockTaken, 0)).toBe(
    Math.min(stock, all),
  );
  const lines = orders.map(({ id: own, quantity, stockTaken = 0 }): LedgerLine => {
    const none = { shipped: 0, had: 0, cancelled: 0 };
    return { id: own, ordered: quantity, ...none, taken: stockTaken, status: "CONFIRMED" };
  });
  return { placed, id, stock, ledger: new ParcelLedger(lines) };
}

async function ship(deal: Deal, trackingNo: string, most: (line: LedgerLine) => number) {
  const { placed, id, ledger } = deal;
  const lines = ledger.open().filter((line) => most(line) > 0);
  if (lines.length === 0) return;
  const orders = await read(placed.seller, id);
  const pieces = someOf(lines).map((line) => ({
    orderId: line.id,
    quantity: 1 + pick(most(line)),
    version: orders.find((one) => one.id === line.id)!.version,
  }));
  const orderIds = pieces.map(({ orderId }) => orderId);
  const body = { orderIds, carrier: "한진택배", trackingNo, pieces };
  const { productEstimateOrders } = placed.seller.api;
  await sent(deal, () => productEstimateOrders.shipLines({ params: { id }, body }));
  ledger.ship(trackingNo, pieces);
}

/** One side asks to cancel pieces; the other agrees after some of them left, or declines. */
async function cancel(deal: Deal, trackingNo: string): Promise<void> {
  const { placed, id, ledger } = deal;
  const lines = ledger.open();
  if (lines.length === 0) return;
  const isBuyer = pick(2) > 0;
  const asking: Side = isBuyer ? placed.buyer : placed.seller;
  const other: Side = isBuyer ? placed.seller : placed.buyer;
  const pieces = someOf(lines).map((line) => ({
    orderId: line.id,
    quantity: 1 + pick(openOf(line)),
  }));
  await sent(deal, await cancelling(asking, deal, pieces, true));
  if (pick(2)) await ship(deal, trackingNo, (line) => openOf(line) - 1);
  if (pick(4) === 0) {
    const body = { orderIds: pieces.map(({ orderId }) => orderId) };
    const { productEstimateOrders } = other.api;
    await sent(deal, () => productEstimateOrders.keepLines({ params: { id }, body }));
    return;
  }
  await sent(deal, await cancelling(other, deal, pieces, false));
  ledger.cancel(pieces);
}

/** The call of a page that shows the lines as they are now. */
async function cancelling({ api }: Side, { id }: Deal, named: Named, isAsking: boolean) {
  const orders = await read({ api }, id);
  const orderIds = named.map(({ orderId }) => orderId);
  const seen = orders
    .filter((one) => orderIds.includes(one.id))
    .map((one) => ({ orderId: one.id, version: one.version }));
  const said = isAsking ? { pieces: [...named] } : { seen };
  const body: Body = { orderIds, reason: "NOT_NEEDED", ...said };
  return () => api.productEstimateOrders.cancelLines({ params: { id }, body });
}

async function receive(deal: Deal): Promise<void> {
  const { placed, id, ledger } = deal;
  const lines = ledger.lines.filter(
    ({ status, shipped, had }) => status === "CONFIRMED" && shipped > had,
  );
  if (lines.length === 0) return;
  const orderIds = someOf(lines).map((line) => line.id);
  const { productEstimateOrders } = placed.buyer.api;
  await sent(deal, () =>
    productEstimateOrders.completeLines({ params: { id }, body: { orderIds } }),
  );
  ledger.receive(orderIds);
}

/** Messages come twice and in any order. */
async function drained(): Promise<void> {
  const { dead } = await world.drain({ duplicate: true, shuffle: pick(1_000) });
  expect(dead).toEqual([]);
}

/** Pieces, sums, counts, stock and notes of both sides are as the ledger has them. */
async function mustAgree(deal: Deal): Promise<void> {
  const { placed, id, stock, ledger } = deal;
  for (const side of [placed.buyer, placed.seller]) {
    const orders = await read(side, id);
    for (const one of orders) mustBeAs(one, ledger.line(one.id));
    mustHaveNotes(orders, ledger);
  }
  const taken = ledger.lines.reduce((sum, line) => sum + line.taken, 0);
  expect((await placed.stockLeft()) ?? 0).toBe(stock - taken);
  await mustCount(placed, ledger.lines);
}

function mustBeAs(one: Order, line: LedgerLine): void {
  const { ordered, shipped, received, open, cancelled } = piecesOf(one);
  expect(ordered).toBe(shipped + open + cancelled);
  expect([one.status, ordered, shipped, received, open, cancelled]).toEqual([
    line.status,
    line.ordered,
    line.shipped,
    line.had,
    openOf(line),
    line.cancelled,
  ]);
  if (line.status === "CANCELLED") return;
  expect(one.amount).toBe(1_000 * (line.ordered - line.cancelled));
  expect(one.stockTaken ?? 0).toBe(line.taken);
  expect(one).not.toHaveProperty("cancelRequest");
}

/** Each parcel's note says what its ledger said when it left, and all of them what left. */
function mustHaveNotes(orders: readonly Order[], { lines, parcels }: ParcelLedger): void {
  const left = new Map(lines.map((line) => [line.id, 0]));
  for (const { trackingNo, note } of parcels) {
    const within = orders.flatMap((one) => {
      const parcel = deliveriesOf(one).find((delivery) => delivery.trackingNo === trackingNo);
      return parcel ? [{ orderId: one.id, at: parcel.at }] : [];
    });
    expect(within.map(({ orderId }) => orderId).toSorted()).toEqual([...note.keys()].toSorted());
    const said = within.map(({ orderId }) => note.get(orderId)!);
    for (const named of within) {
      const around = { estimate: undefined, profile: undefined, language: "ko" } as const;
      const paper = deliveryNoteOf(orders, named, around);
      expect(paper?.parcel).toMatchObject({ trackingNo, lines: said });
    }
    for (const [orderId, { quantity }] of note) left.set(orderId, left.get(orderId)! + quantity);
  }
  for (const line of lines) expect(left.get(line.id)).toBe(line.shipped);
}

async function mustCount({ buyer, seller }: PlacedOrder, lines: readonly LedgerLine[]) {
  const count = (is: (line: LedgerLine) => boolean) => lines.filter(is).length;
  const states = Map.groupBy(lines, ({ status }) => status);
  const counted = Object.fromEntries([...states].map(([status, some]) => [status, some.length]));
  const counts = { ...zero, ...counted };
  const [bought, sold] = [buyer.api.productEstimateOrders, seller.api.productEstimateOrders];
  for (const of of [await bought.counts({ query: {} }), await sold.sellerCounts({ query: {} })])
    expect(of).toEqual({ ...counts, total: 3 });
  const goods = 1_000 * lines.reduce((sum, { ordered, cancelled }) => sum + ordered - cancelled, 0);
  const lost = 1_000 * lines.reduce((sum, { cancelled }) => sum + cancelled, 0);
  const row = {
    counts,
    shipped: count((line) => line.status === "CONFIRMED" && openOf(line) === 0),
    partly: count((line) => line.shipped > 0 && openOf(line) > 0),
    cancelAsked: 0,
    breakdown: { goods: { supply: goods }, refused: Math.round(lost * 1.1) },
  };
  for (const { items } of [
    await bought.purchaseOrders({ query: {} }),
    await sold.purchaseOrdersOfSeller({ query: {} }),
  ])
    expect(items).toMatchObject([row]);
}

/** The last parcel's note on paper, in unit and five figures a line. */
async function mustPrint({ placed, id, ledger }: Deal): Promise<void> {
  const parcel = ledger.parcels.at(-1);
  const [orderId] = [...(parcel?.note.keys() ?? [])];
  if (!parcel || !orderId) return;
  const one = (await read(placed.buyer, id)).find((line) => line.id === orderId)!;
  const { at } = deliveriesOf(one).find(({ trackingNo }) => trackingNo === parcel.trackingNo)!;
  const ask = () => placed.buyer.api.documents.create({ body: { orderId, parcelAt: at } });
  await ask();
  await drained();
  const made = await ask();
  if (!("url" in made)) throw new Error("It was not printed.");
  const input = Buffer.from(await (await fetch(made.url)).arrayBuffer());
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
  const printed = [...text.matchAll(/ (\d+) +(\d+) +(\d+) +(\d+) +(\d+)\n/g)].map((row) =>
    row.slice(1).map(Number),
  );
  const said = [...parcel.note.values()].map((line) => [
    line.ordered,
    line.before,
    line.quantity,
    line.open,
    line.cancelled,
  ]);
  expect(printed.toSorted()).toEqual(said.toSorted());
}

const rounds = sized(5, 40);
test(`in ${rounds} drawn purchase orders whose lines leave together, no piece is lost or doubled by calls that are repeated, doubled or killed before their answer (D39)`, async () => {
  for (let round = 0; round < rounds; round++) {
    const deal = await started();
    for (let act = 0; act < 7; act++) {
      const trackingNo = `${round}-${act}`;
      const kind = pick(5);
      if (kind < 2) await ship(deal, trackingNo, openOf);
      else if (kind < 4) await cancel(deal, trackingNo);
      else await receive(deal);
      await drained();
      await mustAgree(deal);
    }
    await mustPrint(deal);
  }
  expect(unheard).toBeGreaterThan(sized(3, 30));
}, 600_000);
