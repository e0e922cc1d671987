import { expect, test } from "vitest";
import { idsIn } from "./address.ts";

const id = (last: string) => `prd_01M3TC5H00A9P5PPNTBK9SYJZ${last}`;

test("the address of a comparison names parts, each once and four at most (S2-16)", () => {
  const ids = ["A", "B", "C", "D", "E"].map(id);
  expect(idsIn([ids[0], ids[0], "mkr_x", ...ids.slice(1)].join(","))).toEqual(ids.slice(0, 4));
  expect(idsIn("nothing")).toEqual([]);
  expect(idsIn()).toEqual([]);
});
