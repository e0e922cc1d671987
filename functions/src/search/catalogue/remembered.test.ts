import { expect, test, vi } from "vitest";
import { build } from "./build.ts";
import { open } from "./catalogue.ts";
import { remembered } from "./remembered.ts";

const catalogue = () => open(build([]));
const listOf = (length: number) => Uint32Array.from({ length }, (_, at) => at);

test("a long list is found once for a catalogue, a short one each time", () => {
  const one = catalogue();
  const long = vi.fn(() => listOf(500));
  const short = vi.fn(() => listOf(499));
  for (let round = 0; round < 3; round++) {
    expect(remembered(one, "long", long)).toHaveLength(500);
    expect(remembered(one, "short", short)).toHaveLength(499);
  }
  expect(long).toHaveBeenCalledTimes(1);
  expect(short).toHaveBeenCalledTimes(3);
  remembered(catalogue(), "long", long);
  expect(long).toHaveBeenCalledTimes(2);
});

test("what was asked for longest ago is forgotten when the lists are 4 MB", () => {
  const one = catalogue();
  const half = 2 ** 19;
  const finds = ["a", "b", "c"].map((name) => ({ name, find: vi.fn(() => listOf(half)) }));
  const [a, b, c] = finds;
  for (const { name, find } of [a!, b!, a!, c!, a!, b!]) remembered(one, name, find);
  expect(finds.map(({ find }) => find.mock.calls.length)).toEqual([1, 2, 1]);
});
