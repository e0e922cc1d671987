import type { RequestListener } from "node:http";
import { juso } from "@bupum/infra/local/stand-ins/juso";
import { providerSecrets } from "@bupum/infra/local/stand-ins/overrides";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serve, stopAll } from "../../kit/billing/provider.ts";
import { codeOf } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let service: RequestListener;
let asked: URLSearchParams[] = [];
let find: (searchKeyword: string) => ReturnType<ReturnType<World["api"]>["addresses"]["list"]>;

const real = juso(providerSecrets.juso.value.confirmKey) as RequestListener;
beforeAll(async () => {
  world = await startWorld();
  process.env["JUSO_URL"] = await serve((request, reply) => {
    asked.push(new URL(request.url!, "http://juso").searchParams);
    return service(request, reply);
  });
  const { api } = await world.member();
  find = (searchKeyword) => api.addresses.list({ query: { searchKeyword } });
});
afterAll(async () => {
  await stopAll();
  await world.stop();
});
beforeEach(() => {
  service = real;
  asked = [];
});

const answering =
  (status: number, body: string): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status, { "content-type": "application/json" }).end(body);
const withCode = (errorCode: string) =>
  answering(
    200,
    JSON.stringify({ results: { common: { errorCode, totalCount: "0" }, juso: null } }),
  );

describe("addresses", () => {
  test("are found by a road, a lot number or a building, with postal code and region", async () => {
    const hall = {
      zip: "44675",
      road: "울산광역시 남구 중앙로 201 (신정동)",
      lot: "울산광역시 남구 신정동 646-4 울산광역시청",
      region: "ULSAN",
    };
    for (const keyword of ["중앙로 201", "신정동 646-4", "울산광역시청"])
      expect(await find(keyword)).toEqual({ items: [hall], total: 1, isTooWide: false });
    expect(await find("없는길 7")).toEqual({ items: [], total: 0, isTooWide: false });
  });

  test("are asked for with the key, 30 at a time", async () => {
    await find("중앙대로");
    expect(Object.fromEntries(asked[0]!)).toEqual({
      confmKey: "local-juso-key",
      currentPage: "1",
      countPerPage: "30",
      keyword: "중앙대로",
      resultType: "json",
    });
  });

  test("want more to be typed where a keyword fits too many, or says too little (P9-2)", async () => {
    const wide = { items: [], total: 0, isTooWide: true };
    expect(await find("경기도")).toEqual(wide);
    expect(await find("123")).toEqual(wide);
    expect(await find("가".repeat(90))).toEqual(wide);
    asked = [];
    // Nothing is left of it that the service takes.
    expect(await find("%= select")).toEqual(wide);
    expect(asked).toEqual([]);
  });

  test("are found without the signs and words that the service refuses", async () => {
    expect((await find("중앙로[201] or union")).total).toBe(1);
  });

  test("are not available where the service fails, refuses the key or answers otherwise", async () => {
    const failures = [
      answering(500, "{}"),
      answering(200, "<html>"),
      answering(200, "{}"),
      withCode("E0001"),
      withCode("E0014"),
      withCode("-999"),
    ];
    for (const failure of failures) {
      service = failure;
      expect(await codeOf(find("중앙로 201"))).toBe("UNAVAILABLE");
    }
  });
});
