import { afterAll, beforeAll, expect, test } from "vitest";
import { nextNumber } from "../../kit/people.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>["api"];
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = (await world.adminUser()).api;
});
afterAll(() => world.stop());

const refused = { status: 400, issues: [{ path: "query.sort", code: "SORT_NOT_HERE" }] };

const numbers = async (query: Parameters<typeof admin.productEntities.list>[0]["query"]) =>
  (await admin.productEntities.list({ query })).items.map(({ partNumber }) => partNumber);
const makers = (query: Parameters<typeof admin.manufactorEntities.list>[0]["query"]) =>
  admin.manufactorEntities.list({ query });
const waiting = (filter?: string) =>
  admin.sellerInfoEntities.list({ query: { sort: "reviewDueAt:asc", filter } });
const listings = (query: Parameters<typeof admin.merchandiseEntities.list>[0]["query"]) =>
  admin.merchandiseEntities.list({ query });

/** A maker with parts of these numbers, in the order in which they were made. */
async function makerWith(...numbers: string[]) {
  const body = { name: { en: `Sorted ${nextNumber()}` }, state: "SHOWN" } as const;
  const maker = await admin.manufactorEntities.create({ body });
  for (const partNumber of numbers)
    await admin.productEntities.create({
      body: { manufactorId: maker.id, partNumber, name: { en: partNumber }, state: "SHOWN" },
    });
  return maker;
}

test("parts of a maker are sorted by number as requested; a sort by age is refused", async () => {
  const stem = `SRT${nextNumber()}`;
  const maker = await makerWith(`${stem}-2`, `${stem}-1`, `${stem}-3`);
  const filter = `manufactorId:${maker.id}`;
  const rising = [`${stem}-1`, `${stem}-2`, `${stem}-3`];
  expect(await numbers({ filter, sort: "partNumber:asc" })).toEqual(rising);
  expect(await numbers({ filter, sort: "partNumber:desc" })).toEqual(rising.toReversed());
  const searchKeyword = stem;
  expect(await numbers({ searchKeyword, sort: "partNumber:asc" })).toEqual(rising);
  expect((await numbers({ sort: "createdAt:desc" })).slice(0, 3)).toEqual([
    `${stem}-3`,
    `${stem}-1`,
    `${stem}-2`,
  ]);
  expect((await numbers({ filter: "state:SHOWN", sort: "createdAt:desc" }))[0]).toBe(`${stem}-3`);
  for (const asked of [
    { filter, sort: "createdAt:desc" },
    { searchKeyword, sort: "createdAt:asc" },
    { sort: "partNumber:asc" },
    { filter: "state:HIDDEN", sort: "partNumber:desc" },
    { filter: "state:MERGED", sort: "createdAt:desc" },
    { searchType: "PRODUCT_NAME", searchKeyword, sort: "partNumber:asc" },
  ] as const)
    await expect(numbers(asked), JSON.stringify(asked)).rejects.toMatchObject(refused);
});

test("makers are sorted by name and age; search results and merged ones have their own order", async () => {
  const maker = await makerWith();
  expect((await makers({ sort: "createdAt:desc" })).items[0]?.id).toBe(maker.id);
  expect((await makers({ sort: "createdAt:asc" })).items.at(-1)?.id).toBe(maker.id);
  expect((await makers({ searchKeyword: maker.name.en })).items[0]?.id).toBe(maker.id);
  for (const asked of [
    { searchKeyword: "Sorted", sort: "createdAt:desc" },
    { filter: "state:MERGED", sort: "name:asc" },
  ] as const)
    await expect(makers(asked), JSON.stringify(asked)).rejects.toMatchObject(refused);
});

test("only sellers under review are sorted by the end of the review", async () => {
  expect((await waiting("status:PENDING")).items).toEqual([]);
  for (const filter of [undefined, "status:APPROVED", "status:REJECTED"])
    await expect(waiting(filter), filter ?? "all").rejects.toMatchObject(refused);
});

test("removed listings are sorted by the time of removal", async () => {
  expect((await listings({ filter: "state:REMOVED" })).items).toEqual([]);
  await expect(listings({ filter: "state:REMOVED", sort: "createdAt:asc" })).rejects.toMatchObject(
    refused,
  );
});

test("an unknown role or approval is refused, not treated as an empty result", async () => {
  for (const filter of ["role:BOSS", "sellerApproval:MAYBE"])
    for (const call of ["list", "search"] as const)
      await expect(admin.userEntities[call]({ query: { filter } }), filter).rejects.toMatchObject({
        status: 400,
        issues: [{ path: "query.filter" }],
      });
});
