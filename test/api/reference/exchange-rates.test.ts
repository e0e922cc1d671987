import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { providerSecrets } from "@bupum/infra/local/stand-ins/overrides";
import { frankfurter, koreaExim } from "@bupum/infra/local/stand-ins/rates";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
const servers: Server[] = [];
let bank: RequestListener;
let fallback: RequestListener;
/** Days for which the bank was asked. */
let asked: string[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  world = await startWorld();
  process.env["EXIM_URL"] = await serve((request, reply) => {
    const { searchParams } = new URL(request.url!, "http://bank");
    asked.push(searchParams.get("searchdate")!);
    return bank(request, reply);
  });
  process.env["FRANKFURTER_URL"] = await serve((request, reply) => fallback(request, reply));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await world.stop();
});

const real = () => koreaExim(providerSecrets.eximbank.value.authKey) as RequestListener;
const answering =
  (status: number, body: unknown): RequestListener =>
  (_, reply) => {
    reply.writeHead(status, { "content-type": "application/json" });
    reply.end(JSON.stringify(body));
  };
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-19T03:00:00.000Z") });
  bank = real();
  fallback = frankfurter() as RequestListener;
  asked = [];
  const { write } = await import("@bupum/functions/kernel/table");
  const { queryAll } = await import("@bupum/functions/kernel/list");
  const rows = await queryAll({ pk: "exchange-rates", newestFirst: true });
  for (const { pk, sk } of rows) await write({ drop: { pk, sk } });
});
afterEach(() => void vi.useRealTimers());

const take = async () => void (await (await handlerOf("jobs/rates"))!({}, {}));
const rates = () => world.api().exchangeRates.get();
const at = (instant: string) => vi.setSystemTime(Date.parse(instant));

test("before the first fetch there are no rates", async () => {
  await expect(rates()).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("the state bank's rates of the day are stored once, its offshore yuan as CNY", async () => {
  await take();
  const found = await rates();
  expect(found).toMatchObject({ base: "KRW", asOf: "2026-11-19", stale: false });
  expect(found.source).toBe("한국수출입은행");
  expect(found.rates.map(({ currency }) => currency)).toEqual(["USD", "CNY"]);
  expect(found.rates[0]!.rate).toBeGreaterThan(1_300);
  expect(found.rates[1]!.rate).toBeLessThan(300);
  await take();
  expect(asked).toEqual(["20261119"]);
});

test("on a weekend the last bank day counts, and the bank is asked no further back", async () => {
  at("2026-11-21T03:00:00.000Z");
  await take();
  expect(await rates()).toMatchObject({ asOf: "2026-11-20" });
  expect(asked).toEqual(["20261121", "20261120"]);
  at("2026-11-23T00:05:00.000Z");
  await take();
  expect(asked.slice(2)).toEqual(["20261123", "20261122", "20261121"]);
  expect(await rates()).toMatchObject({ asOf: "2026-11-20", stale: false });
});

test.each([
  ["refuses the key", [{ result: 3, cur_unit: null, deal_bas_r: null }]],
  ["has used up the day's quota", [{ result: 4, cur_unit: null, deal_bas_r: null }]],
  ["answers nonsense", { hello: "world" }],
  ["lists no currency that counts", [{ result: 2, cur_unit: null, deal_bas_r: null }]],
])("if the bank %s, the European Central Bank's rates are used", async (_, body) => {
  bank = answering(200, body);
  await take();
  const found = await rates();
  expect(found.source).toContain("ECB");
  expect(found.rates.length).toBe(2);
  // As soon as the bank answers, its rates are used.
  bank = real();
  await take();
  expect((await rates()).source).toBe("한국수출입은행");
});

test("a page instead of JSON is no reply: the fallback is asked", async () => {
  bank = (_, reply) => {
    reply.writeHead(200, { "content-type": "text/html" });
    reply.end("<html><body>점검 중</body></html>");
  };
  await take();
  expect((await rates()).source).toContain("ECB");
});

test("over a long holiday the last bank day before it counts", async () => {
  // Chuseok 2026 lies between Thursday, September 24, and Saturday.
  at("2026-09-27T03:00:00.000Z");
  await take();
  expect(await rates()).toMatchObject({ asOf: "2026-09-23", source: "한국수출입은행" });
  expect(asked).toEqual(["20260927", "20260926", "20260925", "20260924", "20260923"]);
});

test("the fallback never replaces a rate of the state bank", async () => {
  await take();
  const before = await rates();
  bank = answering(500, {});
  const eighteenth = { amount: 1, base: "USD", date: "2026-11-19", rates: { KRW: 1 } };
  fallback = answering(200, eighteenth);
  at("2026-11-20T03:00:00.000Z");
  await take();
  expect(await rates()).toEqual(before);
});

test("a rate of 0 is no rate: the last one of that currency stays, with its own day", async () => {
  await take();
  const before = await rates();
  at("2026-11-20T03:00:00.000Z");
  bank = answering(200, [
    { result: 1, cur_unit: "USD", deal_bas_r: "1,470.5" },
    { result: 1, cur_unit: "CNH", deal_bas_r: "0" },
  ]);
  await take();
  const after = await rates();
  expect(after.asOf).toBe("2026-11-20");
  expect(after.rates).toEqual([
    { currency: "USD", rate: 1470.5, asOf: "2026-11-20" },
    { ...before.rates[1], asOf: "2026-11-19" },
  ]);
});

test("while no source replies the last good rates stay, and after three days are marked as stale", async () => {
  await take();
  bank = answering(500, {});
  fallback = answering(503, {});
  at("2026-11-22T03:00:00.000Z");
  await expect(take()).rejects.toThrow("503");
  expect(await rates()).toMatchObject({ asOf: "2026-11-19", stale: false });
  at("2026-11-23T03:00:00.000Z");
  expect(await rates()).toMatchObject({ asOf: "2026-11-19", stale: true });
});
