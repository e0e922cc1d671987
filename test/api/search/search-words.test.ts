import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makerOf, productOf } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  admin = await world.adminUser();
});
afterAll(() => world.stop());

const api = () => admin.api.searchWords;
let next = 0;
/** Spellings that no other test has. */
const fresh = (...names: string[]) => names.map((name) => `${name} ${++next}호`);
const create = (spellings: string[]) => api().create({ body: { spellings } });
const list = async () => (await api().list()).items;

describe("an entry of the search dictionary", () => {
  test("is kept with who added it, and its history tells who changed it from what (S9-5)", async () => {
    const [first, second, third] = fresh("두꺼비집", "차단기", "브레이커") as [
      string,
      string,
      string,
    ];
    const word = await create([first, second]);
    expect(word).toMatchObject({ spellings: [first, second], version: 1 });
    const params = { id: word.id };
    const changed = await api().update({
      params,
      body: { spellings: [first, third], note: "현장 용어", version: 1 },
    });
    expect(changed).toMatchObject({ version: 2, note: "현장 용어", updatedBy: word.updatedBy });
    expect((await list()).find(({ id }) => id === word.id)).toEqual(changed);
    await api().remove({ params });
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: word.id }));
    const { items } = await api().history({ params });
    expect(items.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ["SHOWN", "DELETED", `${first} = ${third}`],
      ["SHOWN", "SHOWN", `${first} = ${third}`],
      ["NONE", "SHOWN", `${first} = ${second}`],
    ]);
    expect(new Set(items.map(({ adminId }) => adminId))).toEqual(new Set([word.updatedBy]));
  });

  test("takes its spellings for itself, and gives back what it loses (S9-1)", async () => {
    const [first, second, third] = fresh("가", "나", "다") as [string, string, string];
    const word = await create([first, second]);
    await expect(create([third, ` ${second.replace(" ", "")}`])).rejects.toMatchObject({
      code: "SPELLING_EXISTS",
    });
    await api().update({ params: { id: word.id }, body: { spellings: [first, third] } });
    const other = await create([second, ...fresh("라")]);
    await expect(
      api().update({ params: { id: other.id }, body: { spellings: [second, first] } }),
    ).rejects.toMatchObject({ code: "SPELLING_EXISTS" });
  });

  test("is refused to the second of two who changed the same (D0-7)", async () => {
    const word = await create(fresh("앞", "뒤"));
    const [one, two] = [fresh("앞", "하나"), fresh("앞", "둘")];
    const change = (spellings: string[]) =>
      api().update({ params: { id: word.id }, body: { spellings, version: 1 } });
    const results = await Promise.allSettled([change(one), change(two)]);
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { code: "VERSION_CONFLICT" } }]);
  });

  test("has at least two spellings that differ in more than blanks and case", async () => {
    await expect(create(["근접 스위치", "근접스위치"])).rejects.toMatchObject({
      code: "INVALID_REQUEST",
    });
    const [one] = fresh("같은 말") as [string];
    const word = await create([one, one.toUpperCase(), ...fresh("다른 말")]);
    expect(word.spellings).toHaveLength(2);
  });
});

describe("a search", () => {
  test("finds by a new entry within a minute, as its effect said before (S9-2, S9-3)", async () => {
    const { productRows } = await import("@bupum/functions/catalogue/products/items");
    const maker = makerOf("사전전기", "Sajeon");
    for (const at of [1, 2, 3])
      await world.put(
        productRows(
          productOf(maker, `SJ-${at}`, {
            name: { ko: `왕복동 개폐기함 ${at}`, en: `Reciprobox ${at}`, zh: `箱 ${at}` },
          }),
        ),
      );
    await world.drain({ searched: true });
    const spellings = ["두껍두껍이", "왕복동 개폐기함"];
    const total = async (searchKeyword: string) => {
      const found = await world.api().products.search({ query: { searchKeyword } });
      return found.items.length;
    };
    expect(await total("두껍두껍이")).toBe(0);
    expect((await api().effects({ body: { spellings } })).items).toEqual([
      { spelling: "두껍두껍이", before: 0, after: 3 },
      { spelling: "왕복동 개폐기함", before: 3, after: 3 },
    ]);
    await create(spellings);
    expect(await total("두껍두껍이")).toBe(0);
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
    expect(await total("두껍두껍이")).toBe(3);
    expect(await total("두껍두껍이 2")).toBeGreaterThan(0);
    clock.mockRestore();
  });
});

test("words of the dictionary and of categories are proposed for one in vain (S9-4)", async () => {
  const { items } = await api().proposals({ query: { keyword: "써모커풀" } });
  expect(items[0]).toEqual({ word: "열전대", from: "DICTIONARY" });
});
