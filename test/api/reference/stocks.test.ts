import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { providerSecrets, stocksPath } from "@bupum/infra/local/stand-ins/overrides";
import { stockPrices } from "@bupum/infra/local/stand-ins/stocks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let server: Server;
let portal: RequestListener;
/** Queries that the portal received. */
let asked: URLSearchParams[] = [];

beforeAll(async () => {
  world = await startWorld();
  server = createServer((request, reply) => {
    asked.push(new URL(request.url!, "http://portal").searchParams);
    return portal(request, reply);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  process.env["STOCKS_URL"] = `http://127.0.0.1:${port}${stocksPath}`;
});
afterAll(async () => {
  server.close();
  await world.stop();
});

const real = () => stockPrices(providerSecrets.dataPortal.value.serviceKey) as RequestListener;
const answering =
  (status: number, body: string, type = "application/json"): RequestListener =>
  (_, reply) => {
    reply.writeHead(status, { "content-type": type });
    reply.end(body);
  };
const withItems = (items: unknown, resultCode = "00") =>
  JSON.stringify({ response: { header: { resultCode, resultMsg: "x" }, body: { items } } });
const row = (more: object = {}) => ({
  basDt: "20261118",
  srtnCd: "A010120",
  mrktCtg: "KOSPI",
  clpr: "270000",
  vs: "-1200",
  fltRt: "-.45",
  itmsNm: "LS ELECTRIC",
  ...more,
});

beforeEach(async () => {
  // Thursday, 15:00 in Seoul.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-19T06:00:00.000Z") });
  portal = real();
  asked = [];
  const { write } = await import("@bupum/functions/kernel/table");
  const { queryAll } = await import("@bupum/functions/kernel/list");
  const rows = await queryAll({ pk: "stocks", newestFirst: true });
  for (const { pk, sk } of rows) await write({ drop: { pk, sk } });
});
afterEach(() => void vi.useRealTimers());

const take = async () => void (await (await handlerOf("jobs/stocks"))!({}, {}));
const stocks = async () => (await world.api().stocks.list()).items;
const at = (instant: string) => vi.setSystemTime(Date.parse(instant));

describe("closing prices of listed makers", () => {
  test("are empty before the first fetch", async () => {
    expect(await stocks()).toEqual([]);
  });

  test("are those of the previous business day, in the configured order", async () => {
    await take();
    const found = await stocks();
    expect(found[0]).toMatchObject({ code: "010120", market: "KOSPI", asOf: "2026-11-18" });
    expect(found.map(({ market }) => market)).toContain("KOSDAQ");
    for (const { price, change, changeRate, stale } of found) {
      expect(price).toBeGreaterThan(1_000);
      expect(changeRate).toBeCloseTo((change / (price - change)) * 100, 1);
      expect(stale).toBe(false);
    }
    // Decoded a second time it would be another key.
    expect(asked[0]?.get("serviceKey")).toBe(providerSecrets.dataPortal.value.serviceKey);
    expect(asked).toHaveLength(found.length);
  });

  test("come one day late: on a weekend Thursday's is the newest", async () => {
    at("2026-11-21T03:00:00.000Z");
    await take();
    expect((await stocks())[0]).toMatchObject({ asOf: "2026-11-19", stale: false });
  });

  test("bare rows, an A before the code and fractions without a zero are read", async () => {
    portal = answering(200, withItems({ item: row() }));
    await take();
    expect(await stocks()).toMatchObject([
      { code: "010120", price: 270_000, change: -1_200, changeRate: -0.45, asOf: "2026-11-18" },
    ]);
  });

  test("a similar stock, or a row without a price, is skipped", async () => {
    portal = answering(
      200,
      withItems({ item: [row({ srtnCd: "010125" }), row({ clpr: "0" }), row({ clpr: "" })] }),
    );
    await take();
    expect(await stocks()).toEqual([]);
  });

  test("an older price never replaces a newer one", async () => {
    await take();
    const before = await stocks();
    portal = answering(200, withItems({ item: row({ basDt: "20261102", clpr: "1" }) }));
    await take();
    expect(await stocks()).toEqual(before);
  });
});

const gateway = (code: string) =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><returnAuthMsg>X</returnAuthMsg>` +
  `<returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
const asJson = JSON.stringify({
  OpenAPI_ServiceResponse: { cmmMsgHeader: { returnAuthMsg: "X", returnReasonCode: "22" } },
});

describe("the last good prices stay and the job fails loudly", () => {
  test.each([
    ["refuses the key as XML with status 200", answering(200, gateway("30"), "text/xml"), 1],
    ["has used up the quota, as JSON", answering(200, asJson), 1],
    ["answers 403 in plain text", answering(403, "Forbidden", "text/plain"), 1],
    ["is broken", answering(500, "Unexpected errors"), 1],
    ["answers a page instead of JSON", answering(200, "<html></html>", "text/html"), 6],
    ["answers garbage", answering(200, '{"hello":"world"}'), 6],
    ["answers an error code", answering(200, withItems("", "99")), 6],
  ] as const)("where the portal %s", async (_, broken, calls) => {
    await take();
    const before = await stocks();
    asked = [];
    portal = broken;
    await expect(take()).rejects.toThrow("공공데이터포털");
    expect(await stocks()).toEqual(before);
    // After the key was refused, no further call is made.
    expect(asked).toHaveLength(calls);
  });

  test("without new prices for a long time, marked as stale", async () => {
    await take();
    portal = answering(200, withItems(""));
    at("2026-11-23T06:00:00.000Z");
    await take();
    expect((await stocks())[0]).toMatchObject({ asOf: "2026-11-18", stale: false });
    at("2026-11-24T06:00:00.000Z");
    expect((await stocks())[0]).toMatchObject({ asOf: "2026-11-18", stale: true });
  });

  test("and one broken stock does not affect the others", async () => {
    portal = (request, reply) =>
      request.url!.includes("010120")
        ? answering(200, "{")(request, reply)
        : (real()(request, reply) as unknown);
    await take();
    const found = await stocks();
    expect(found.map(({ code }) => code)).not.toContain("010120");
    expect(found).toHaveLength(5);
  });
});

test("errors do not contain the key", async () => {
  portal = answering(200, gateway("30"), "text/xml");
  const error: unknown = await take().catch((thrown: unknown) => thrown);
  expect(String(error)).toContain("gateway 30 X");
  expect(String(error)).not.toContain(providerSecrets.dataPortal.value.serviceKey);
});
