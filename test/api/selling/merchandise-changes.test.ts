import { array, assert, asyncProperty, integer, oneof, record } from "fast-check";
import { type Edit, editOf, reverseOf } from "@bupum/shared/selling/merchandises/edits";
import type { Merchandise, merchandiseDraft } from "@bupum/shared/selling/merchandises/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { someProduct } from "../../kit/goods.ts";
import { listed } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;
type Draft = z.input<typeof merchandiseDraft>;

/** `count` listings of as many parts, the newest first as in the seller's list. */
async function shop(count: number, given: Partial<Draft> = {}) {
  const seller = await world.seller();
  const listings: Merchandise[] = [];
  for (let index = 0; index < count; index++) {
    // One after the other, so that their times differ.
    // oxlint-disable-next-line no-await-in-loop
    listings.unshift(await someListing(seller, given));
  }
  return { seller, listings };
}
async function someListing(seller: Seller, given: Partial<Draft> = {}): Promise<Merchandise> {
  const { product } = await someProduct(world);
  return listed(seller, product.id, 40, { shippingFeePayer: "BUYER_PAYS", ...given });
}
/** One's own list, without what it says of the part beyond the listing. */
const own = async (seller: Seller, query: object = {}) =>
  (await seller.api.merchandises.listOwn({ query })).items.map(
    ({ isPartHidden: _isPartHidden, ...listing }) => listing,
  );
const ids = (listings: readonly Merchandise[]) => listings.map(({ id }) => id);

const restore = (who: Seller, id: Merchandise["id"]) =>
  who.api.merchandises.restore({ body: { ids: [id] } });
/** All fields except those that every write changes. */
const plain = ({ version: _version, updatedAt: _at, ...rest }: Merchandise) => rest;

describe("listings that are changed together", () => {
  test("are all changed, each over its own version", async () => {
    const { seller, listings } = await shop(3);
    const { items } = await seller.api.merchandises.updateMany({
      body: {
        items: listings.map(({ id, version }, index) => ({ id, version, stock: index })),
      },
    });
    expect(items.map(({ stock, version }) => [stock, version])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(await own(seller)).toEqual(items);
    await world.drain({ duplicate: true });
    const part = await world.api().products.get({ params: { id: items[0]!.productId } });
    expect(part.inStock).toBe(false);
  });

  test("stay unchanged if one has a newer version, and the caller gets the present data", async () => {
    const { seller, listings } = await shop(3);
    const [one] = listings;
    await seller.api.merchandises.update({
      params: { id: one!.id },
      body: { stock: 5, version: 1 },
    });
    const body = {
      items: listings.map(({ id, version }) => ({ id, version, leadTimeDays: 9 })),
    };
    await expect(seller.api.merchandises.updateMany({ body })).rejects.toMatchObject({
      code: "VERSION_CONFLICT",
      body: { params: { current: [{ id: one!.id, stock: 5, version: 2 }] } },
    });
    expect((await own(seller)).map(({ leadTimeDays }) => leadTimeDays)).toEqual([2, 2, 2]);
    const lone = seller.api.merchandises.update({
      params: { id: one!.id },
      body: { stock: 8, version: 1 },
    });
    const refused: unknown = await lone.catch((error: unknown) => error);
    expect(refused).toMatchObject({ body: { params: { current: [{ stock: 5 }] } } });
    // Fields that only the table has are kept.
    expect(JSON.stringify(refused)).not.toMatch(/gsi1|searchText|isHidden/);
  });

  test("are 404 if one belongs to another seller", async () => {
    const { seller, listings } = await shop(1);
    const rival = await shop(1);
    const items = [...listings, ...rival.listings].map(({ id, version }) => ({
      id,
      version,
      stock: 0,
    }));
    await expect(seller.api.merchandises.updateMany({ body: { items } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await own(rival.seller)).toEqual(rival.listings);
  });

  test("twice in one call, or above 49, are refused", async () => {
    const { seller, listings } = await shop(1);
    const [{ id, version }] = listings as [Merchandise];
    const item = { id, version, stock: 1 };
    for (const items of [[item, item], Array.from({ length: 50 }, () => item)])
      await expect(seller.api.merchandises.updateMany({ body: { items } })).rejects.toMatchObject({
        code: "INVALID_REQUEST",
      });
  });

  test("can confirm a stock count, and undo that", async () => {
    const { seller, listings } = await shop(1);
    const [{ id, stockCheckedAt }] = listings as [Merchandise];
    const old = "2026-01-05T00:00:00.000Z";
    const confirm = (version: number, checkedAt?: string) =>
      seller.api.merchandises.update({
        params: { id },
        body: { stock: 40, version, ...(checkedAt && { stockCheckedAt: checkedAt }) },
      });
    expect((await confirm(1)).stockCheckedAt > stockCheckedAt).toBe(true);
    expect((await confirm(2, old)).stockCheckedAt).toBe(old);
    // A future date is refused: a stock cannot have been counted then.
    const ahead = await confirm(3, "2999-01-01T00:00:00.000Z");
    expect(ahead.stockCheckedAt < "2999").toBe(true);
    const dated = await seller.api.merchandises.update({
      params: { id },
      body: { leadTimeDays: 4, stockCheckedAt: old, version: 4 },
    });
    expect(dated.stockCheckedAt).toBe(ahead.stockCheckedAt);
  });
});

describe("listings that were taken off sale", () => {
  test("can be restored within a day, and their part counts them again", async () => {
    const { seller, listings } = await shop(3, { memo: "상자 단위", sellerSku: "A-1" });
    const gone = listings.slice(0, 2);
    await seller.api.merchandises.removeMany({ body: { ids: ids(gone) } });
    expect(await own(seller)).toEqual(listings.slice(2));
    expect(ids(await own(seller, { isRemoved: "true" })).toSorted()).toEqual(ids(gone).toSorted());
    const { items } = await seller.api.merchandises.restore({ body: { ids: ids(gone) } });
    expect(items.map(plain)).toEqual(gone.map(plain));
    expect(await own(seller)).toEqual([...items, ...listings.slice(2)]);
    expect(await own(seller, { isRemoved: "true" })).toEqual([]);
    await world.drain({ duplicate: true, shuffle: 3 });
    const part = await world.api().products.get({ params: { id: gone[0]!.productId } });
    expect(part).toMatchObject({ offerCount: 1 });
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    expect(row).toMatchObject({ merchandiseCount: 3 });
  });

  test("cannot be restored after a day, beside a new listing of the part, or by others", async () => {
    const { seller, listings } = await shop(2);
    const [late, anew] = listings as [Merchandise, Merchandise];
    await seller.api.merchandises.removeMany({ body: { ids: ids(listings) } });
    const row = await world.read({ pk: `merchandise#${late.id}`, sk: "merchandise" });
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
    await world.put([{ ...row, deletedAt: twoDaysAgo }]);
    await expect(restore(seller, late.id)).rejects.toMatchObject({ code: "RESTORE_EXPIRED" });
    const { condition, currency, breaks, leadTimeDays } = anew;
    const { id } = await seller.api.merchandises.create({
      body: {
        productId: anew.productId,
        condition,
        currency,
        breaks,
        leadTimeDays,
        stock: 3,
        shippingFeePayer: "BUYER_PAYS",
        warehouseRegion: "SEOUL",
      },
    });
    await expect(restore(seller, anew.id)).rejects.toMatchObject({
      code: "MERCHANDISE_EXISTS",
      body: { params: { merchandiseId: id } },
    });
    await expect(restore(await world.seller(), anew.id)).rejects.toMatchObject({ status: 404 });
  });

  test("count against the limit of listings when they are restored", async () => {
    const seller = await world.seller({ membershipType: "BASIC" });
    const { id } = await someListing(seller);
    await seller.api.merchandises.remove({ params: { id } });
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    await world.put([{ ...row, merchandiseCount: 100 }]);
    await expect(seller.api.merchandises.restore({ body: { ids: [id] } })).rejects.toMatchObject({
      code: "SUBSCRIPTION_REQUIRED",
    });
  });
});

describe("a seller who clears the shelves", () => {
  test("names up to a hundred at once; already removed ones are no error", async () => {
    const { seller, listings } = await shop(30);
    const rival = await shop(1);
    await seller.api.merchandises.remove({ params: { id: listings[3]!.id } });
    const named = [...ids(listings.slice(0, 28)), ...ids(rival.listings)];
    expect(await seller.api.merchandises.removeOwn({ body: { ids: named } })).toEqual({
      removed: 27,
      continues: false,
    });
    expect(await own(seller)).toEqual(listings.slice(28));
    expect(await own(rival.seller)).toEqual(rival.listings);
  });

  test("or all that match a filter, with repeated messages; later listings stay", async () => {
    const { seller, listings } = await shop(4);
    const other = await someListing(seller);
    const searchKeyword = listings[0]!.manufactorName.ko;
    const asked = await seller.api.merchandises.removeOwn({
      body: { all: true, searchType: "MANUFACTOR", searchKeyword },
    });
    expect(asked).toEqual({ removed: 0, continues: true });
    await world.drain({ duplicate: true });
    expect(ids(await own(seller))).toEqual([other.id, ...ids(listings.slice(1))]);
    await seller.api.merchandises.removeOwn({ body: { all: true } });
    const late = await someListing(seller);
    await world.drain({ duplicate: true, shuffle: 5 });
    expect(await own(seller)).toEqual([late]);
    const row = await world.read({ pk: `seller#${seller.sellerId}`, sk: "info" });
    expect(row).toMatchObject({ merchandiseCount: 1 });
  });

  test("must name listings or a filter", async () => {
    const { seller, listings } = await shop(1);
    for (const body of [{}, { all: true as const, ids: ids(listings) }])
      await expect(seller.api.merchandises.removeOwn({ body })).rejects.toMatchObject({
        issues: [{ path: "body.ids" }],
      });
  });
});

describe("a seller's list by days", () => {
  test("reads only its page, however many listings lie before and after", async () => {
    const { seller, listings } = await shop(12);
    const days = ["2026-03-01", "2026-03-02", "2026-03-03"];
    for (const [index, { id }] of listings.entries()) {
      const row = await world.read({ pk: `merchandise#${id}`, sk: "merchandise" });
      const createdAt = `${days[index % 3]}T0${Math.floor(index / 3)}:00:00.000Z`;
      await world.put([{ ...row, createdAt, gsi1sk: `${createdAt}#${id}` }]);
    }
    const { spent, resetSpent } = await import("@bupum/functions/kernel/table");
    resetSpent();
    const query = { startDate: "2026-03-02", endDate: "2026-03-02" };
    const found = await own(seller, query);
    expect(found).toHaveLength(4);
    expect(found.every(({ createdAt }) => createdAt.startsWith("2026-03-02"))).toBe(true);
    expect(spent.readUnits).toBeLessThan(8);
    await expect(own(seller, { ...query, startDate: "2026-03-03" })).rejects.toMatchObject({
      issues: [{ path: "query.endDate", code: "DATE_RANGE" }],
    });
  });
});

describe("a change that is taken back", () => {
  test("restores the previous values, after any edits (server and rules together)", async () => {
    const { seller, listings } = await shop(1);
    let now = listings[0]!;
    const before = now;
    const send = async (edit: Edit) => {
      const { items } = await seller.api.merchandises.updateMany({
        body: { items: [{ id: now.id, version: now.version, ...edit.after }] },
      });
      now = items[0]!;
    };
    const change = oneof(
      record({ stock: integer({ min: 0, max: 99 }) }),
      record({ leadTimeDays: integer({ min: 0, max: 30 }) }),
      integer({ min: 1, max: 9_999 }).map((price) => ({
        breaks: [{ minQty: 1, unitPrice: String(price) }],
      })),
    );
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const acts: Edit[] = [];
        for (const after of changes) {
          const edit = editOf(now, after);
          // oxlint-disable-next-line no-await-in-loop -- one act after the other
          await send(edit);
          acts.push(edit);
        }
        // oxlint-disable-next-line no-await-in-loop
        for (const act of acts.toReversed()) await send(reverseOf(act));
        expect(plain(now)).toEqual(plain(before));
      }),
      { numRuns: 15 },
    );
    expect(await own(seller)).toEqual([now]);
  });
});
