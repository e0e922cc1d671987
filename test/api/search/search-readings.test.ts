import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makerOf, productOf } from "../../kit/goods.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let guest: ReturnType<World["api"]>;

const sensorOf = (maker: Maker, partNumber: string, offerCount = 0) =>
  productOf(maker, partNumber, {
    name: { ko: "포토 센서", en: "Photo sensor", zh: "光电" },
    offerCount,
    inStock: offerCount > 0,
  });

beforeAll(async () => {
  world = await startWorld();
  guest = world.api();
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const [omron, keyence] = [makerOf("오므론", "Omron"), makerOf("키엔스", "Keyence")];
  const parts = [
    sensorOf(omron, "E3Z-D61"),
    sensorOf(omron, "E3Z-D61A"),
    sensorOf(omron, "E3Z-D61B", 2),
    sensorOf(keyence, "PZ-G41", 1),
  ];
  await world.put([
    ...[omron, keyence].flatMap((maker) => makerRows(maker)),
    ...parts.flatMap((part) => productRows(part)),
  ]);
  await world.drain({ searched: true });
});
afterAll(() => world.stop());

async function found(searchKeyword: string) {
  const { items, readAs } = await guest.products.search({ query: { searchKeyword } });
  return { numbers: items.map(({ partNumber }) => partNumber).toSorted(), readAs };
}
const ofOmron = ["E3Z-D61", "E3Z-D61A", "E3Z-D61B"];

describe("what is sent from the search box", () => {
  test("finds a maker's parts by its initials", async () => {
    expect(await found("ㅇㅁㄹ")).toEqual({ numbers: ofOmron, readAs: "오므론" });
    expect(await found("ㅋㅇㅅ g41")).toEqual({ numbers: ["PZ-G41"], readAs: "키엔스 g41" });
  });

  test("finds by a maker's name with a typo in it, and says how it was read", async () => {
    expect(await found("omorn e3z")).toEqual({ numbers: ofOmron, readAs: "omron e3z" });
    expect(await found("Keyense")).toEqual({ numbers: ["PZ-G41"], readAs: "keyence" });
  });

  test("is searched as typed if that finds something", async () =>
    expect(await found("omron e3z")).toEqual({ numbers: ofOmron, readAs: undefined }));

  test("lists parts without an offer after those that match equally well", async () => {
    const { items } = await guest.products.search({ query: { searchKeyword: "e3zd61" } });
    expect(items.map(({ partNumber }) => partNumber)).toEqual(["E3Z-D61", "E3Z-D61B", "E3Z-D61A"]);
  });
});
