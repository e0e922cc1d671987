import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { gateway } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
// The fixed time of the clock: ten seconds into a window of five minutes.
let clock = Math.ceil(Date.now() / 300_000) * 300_000 + 10_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: (clock += 300_000) });
});
afterEach(() => void vi.useRealTimers());

async function open(address: string, path: string, token?: string): Promise<string> {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  const reply = await gateway("user", address)(`http://api.test${path}`, { headers });
  return reply.ok ? "OK" : ((await reply.json()) as { code: string }).code;
}
const outcomesOf = async (times: number, path: string, address: string) => {
  const outcomes = [];
  for (let count = 0; count < times; count++) outcomes.push(await open(address, path));
  return outcomes;
};

test("a network of guests may call page 100 thirty times in five minutes", async () => {
  const deep = "/manufactors?page=100&itemsPerPage=100";
  const outcomes = await outcomesOf(31, deep, "2001:db8:5:5::1");
  expect(outcomes).toEqual([...Array<string>(30).fill("OK"), "LIMIT_EXCEEDED"]);
  expect(await open("2001:db8:5:5:9::9", "/dealers?page=100")).toBe("LIMIT_EXCEEDED");
  expect(await open("2001:db8:5:6::1", deep)).toBe("OK");
  expect(await open("2001:db8:5:5::1", "/manufactors")).toBe("OK");
  const person = await world.member();
  expect(await open("2001:db8:5:5::1", deep, person.token)).toBe("OK");
});

test("these calls are counted in the table, for every instance of the function", async () => {
  await world.changes();
  await open("203.0.113.1", "/dealers?page=7");
  await open("203.0.113.1", "/products/search?searchKeyword=PLC&page=2");
  await open("203.0.113.1", "/dealers?page=5");
  const counts = (await world.changes()).flatMap(({ newImage }) =>
    String(newImage?.["pk"]).startsWith("limit#pages#") ? [newImage?.["count"]] : [],
  );
  expect(counts).toEqual([7, 9]);
});

test("a page that is too deep is refused for that, and does not count", async () => {
  const outcomes = await outcomesOf(3, "/dealers?page=1000000", "203.0.113.2");
  expect(outcomes).toEqual(Array<string>(3).fill("PAGE_TOO_DEEP"));
});

async function match(rows: number, address: string, token?: string): Promise<string> {
  const reply = await gateway("user", address)("http://api.test/products/match", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ rows: Array.from({ length: rows }, () => ({ partNumber: "-" })) }),
  });
  return reply.ok ? "OK" : ((await reply.json()) as { code: string }).code;
}

test("a network may match sixty full lists in five minutes", async () => {
  const outcomes = [];
  for (let count = 0; count < 61; count++) outcomes.push(await match(50, "203.0.113.3"));
  expect(outcomes).toEqual([...Array<string>(60).fill("OK"), "LIMIT_EXCEEDED"]);
  expect(await match(1, "203.0.113.3")).toBe("LIMIT_EXCEEDED");
  expect(await match(1, "203.0.113.4")).toBe("OK");
  const person = await world.member();
  expect(await match(50, "203.0.113.3", person.token)).toBe("OK");
});
