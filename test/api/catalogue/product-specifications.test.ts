import { afterAll, beforeAll, expect, test } from "vitest";
import { makerOf, productOf } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let guest: ReturnType<World["api"]>;
const category = "cat_01KB0000000000000000000000" as const;
const alike = (text: string) => ({ ko: text, en: text, zh: text });
const maker = makerOf("사양전기", "Sayang");
/** Number, contacts, rated current, coil. */
const relays: [string, string, string, string][] = [
  ["SY-1", "2c", "5 A", "DC24V"],
  ["SY-2", "4c", "3 A", "24VDC"],
  ["SY-3", "2C 접점", "10A", "AC 110/120V"],
  ["SY-4", "DPDT", "0.5-2 A", "직류 24V"],
];

beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  for (const [number, contacts, current, coil] of relays)
    await world.put(
      productRows(
        productOf(maker, number, {
          specifications: [
            { name: alike("접점 구성"), value: contacts },
            { name: alike("정격전류"), value: current },
            { name: alike("코일 전압"), value: coil },
          ],
        }),
      ),
    );
  await world.drain({ searched: true });
});
afterAll(() => world.stop());

const search = (query: Record<string, string>) => guest.products.search({ query: query as never }); // Texts as in an address.
const found = async (specifications: string) =>
  (await search({ specifications })).items.map(({ partNumber }) => partNumber).toSorted();

test("products are found by typed specifications, however they are written (S8-9)", async () => {
  expect(await found("contacts=2c")).toEqual(["SY-1", "SY-3", "SY-4"]);
  expect(await found("contacts=2c|4c;coil-voltage-dc=24")).toEqual(["SY-1", "SY-2", "SY-4"]);
  expect(await found("coil-voltage-ac=120")).toEqual(["SY-3"]);
  expect(await found("contacts=8c")).toEqual([]);
});

test("a range finds numbers within it, and ranges that have something of it", async () => {
  expect(await found("rated-current=3..5")).toEqual(["SY-1", "SY-2"]);
  expect(await found("rated-current=..2")).toEqual(["SY-4"]);
  expect(await found("rated-current=5..;contacts=2c")).toEqual(["SY-1", "SY-3"]);
});

test("values are counted with their names, each as if it had no choice of its own", async () => {
  const { specificationFacets, total } = await search({
    specifications: "contacts=2c;coil-voltage-dc=24",
    specificationFacets: "contacts,coil-voltage-dc,rated-current,no-such-one",
  });
  expect(total).toBe(2);
  expect(specificationFacets?.map(({ spec, name, unit }) => [spec, name.en, unit])).toEqual([
    ["contacts", "Contacts", ""],
    ["coil-voltage-dc", "Coil voltage (DC)", "V"],
    ["rated-current", "Rated current", "A"],
  ]);
  const countsOf = (spec: string) =>
    specificationFacets
      ?.find((one) => one.spec === spec)
      ?.values.map(({ value, count }) => [value, count]);
  expect(countsOf("contacts")).toEqual([
    ["2c", 2],
    ["4c", 1],
  ]);
  expect(countsOf("coil-voltage-dc")).toEqual([["24", 2]]);
  expect(countsOf("rated-current")).toEqual([
    ["0.5..2", 1],
    ["5", 1],
  ]);
});

test("the specifications that tell hits apart are counted, and each row says its own (S8-10)", async () => {
  const page = await search({ tellingSpecifications: "2", withEmpty: "true" });
  // Contacts and currents split four relays the most; three coils of four are alike.
  expect(page.specificationFacets?.map(({ spec }) => spec)).toEqual(["rated-current", "contacts"]);
  const named = await search({ specificationFacets: "rated-current,contacts" });
  expect(page.specificationFacets).toEqual(named.specificationFacets);
  expect(named.specificationFacets?.[1]?.values.map(({ count }) => count)).toEqual([3, 1]);
  const rowOf = (number: string) =>
    page.items.find(({ partNumber }) => partNumber === number)?.specifications;
  expect(rowOf("SY-4")).toEqual([
    { spec: "rated-current", values: ["0.5..2"] },
    { spec: "contacts", values: ["2c"] },
  ]);
});

test("they stay while a buyer narrows, with values that nothing is left of as 0 (S2-12, S8-10)", async () => {
  const page = await search({
    tellingSpecifications: "2",
    withEmpty: "true",
    specifications: "coil-voltage-ac=110",
  });
  expect(page.items.map(({ partNumber }) => partNumber)).toEqual(["SY-3"]);
  expect(page.specificationFacets?.map(({ spec }) => spec)).toEqual([
    "rated-current",
    "contacts",
    "coil-voltage-ac",
  ]);
  expect(page.specificationFacets?.[1]?.values.map(({ value, count }) => [value, count])).toEqual([
    ["2c", 1],
    ["4c", 0],
  ]);
});

test("parts of a category with the same telling specifications are listed beside a part (S8-13)", async () => {
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const admin = (await world.adminUser()).api;
  const tag = await admin.categoryTagEntities.create({
    body: { name: alike("같은 사양 시험"), key: "relay" },
  });
  const part = (number: string, coil: string, categoryTagIds = [tag.id]) =>
    productOf(maker, number, {
      categoryTagIds,
      specifications: [
        { name: alike("접점 구성"), value: "2c" },
        { name: alike("코일 전압"), value: coil },
      ],
    });
  const own = part("SAME-1", "DC24V");
  const parts = [
    own,
    part("SAME-2", "직류 24V"),
    part("SAME-3", "DC12V"),
    part("SAME-4", "DC24V", []),
  ];
  for (const one of parts) await world.put(productRows(one));
  await world.drain({ searched: true });
  const { alike: same } = await guest.products.related({
    query: { productId: own.id, categoryTagId: tag.id },
  });
  expect(same.map(({ partNumber }) => partNumber)).toEqual(["SAME-2"]);
});

test("categories are counted once where the telling specifications look at them, too (S8-10)", async () => {
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  for (const number of ["ZKAB-1", "ZKAB-2"])
    await world.put(productRows(productOf(maker, number, { categoryTagIds: [category] })));
  await world.drain({ searched: true });
  const counted = { facets: "category", tellingSpecifications: "2", withEmpty: "true" };
  const { facets, total } = await search({ searchKeyword: "ZKAB", ...counted });
  expect(total).toBe(2);
  expect(facets?.find(({ name }) => name === "category")?.values).toEqual([
    expect.objectContaining({ value: category, count: 2 }),
  ]);
});
