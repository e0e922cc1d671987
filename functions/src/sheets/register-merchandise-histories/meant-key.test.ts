import { expect, test } from "vitest";
import { meantKeyOf } from "./meant-key.ts";

const keyOf = (manufactor: string) => meantKeyOf({ partNumber: "MY2N-GS DC24", manufactor });
test("rows mean one listing whichever of its names the maker is written with", () => {
  expect(keyOf("OMRON Corporation")).toBe(keyOf("오므론"));
  expect(keyOf("欧姆龙")).toBe(keyOf("옴론"));
  expect(keyOf("MEAN WELL")).toBe(keyOf("민웰"));
  expect(keyOf("Omron")).not.toBe(keyOf("오토닉스"));
  expect(keyOf("constructor")).not.toBe(keyOf("Omron"));
});
