import { expect, test } from "vitest";
import { wantedFirst } from "./index-market.ts";
import { merchandises } from "./goods/merchandises.ts";
import { productIdOf } from "./goods/goods-rows.ts";
import type { Searched } from "./batch-writer.ts";

const idOf = ({ manufactor, partNumber }: { manufactor: string; partNumber: string }): string =>
  productIdOf(manufactor, partNumber);

test("makers, sellers and the most offered parts are indexed from the first minute", () => {
  const offered = Map.groupBy(merchandises, idOf);
  const searched: Searched = new Map([
    ["mk", new Set(["mkr_1"])],
    ["sl", new Set(["sel_1"])],
    ["pr", new Set(offered.keys())],
    ["mc", new Set(["mch_1"])],
  ]);
  const first = wantedFirst(searched);
  expect(first.get("mk")).toEqual(searched.get("mk"));
  expect(first.get("sl")).toEqual(searched.get("sl"));
  expect(first.get("mc")).toEqual(new Set());
  const parts = first.get("pr")!;
  expect(parts.size).toBeGreaterThan(50);
  for (const [id, offers] of offered) expect(parts.has(id)).toBe(offers.length > 4);
});
