import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handlerOf } from "../../kit/cloud/gateway.ts";
import { allRoutes } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

interface Line {
  _aws?: {
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
  [field: string]: unknown;
}
let lines: Line[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((text: string) => void lines.push(JSON.parse(text)));
});
afterEach(() => vi.restoreAllMocks());

/** The metrics that CloudWatch reads from the lines: one for each name and set of dimensions. */
function seriesOf(): string[] {
  const found = lines.flatMap((line) =>
    (line._aws?.CloudWatchMetrics ?? []).flatMap(({ Namespace, Dimensions, Metrics }) =>
      Dimensions.flatMap((names) => {
        const of = names.map((name) => `${name}=${String(line[name])}`).join(" ");
        return Metrics.map(({ Name }) => `${Namespace} ${of} ${Name}`);
      }),
    ),
  );
  return [...new Set(found)].toSorted();
}

test("all routes of both APIs make three series for each API, not three for each route", async () => {
  for (const { api, route } of allRoutes)
    await world.raw(api, route.method, route.path.replaceAll(/\{\w+\}/g, "x"));
  // The search tells besides that this market has no snapshot yet.
  expect(seriesOf().filter((series) => series.includes(" Api="))).toEqual(
    ["admin", "user"].flatMap((api) =>
      ["Latency", "ReadUnits", "WriteUnits"].map((name) => `Bupum Stage=dev Api=${api} ${name}`),
    ),
  );
  expect(3 * allRoutes.length).toBeGreaterThan(300);
  const asked = lines.flatMap(({ route }) => (typeof route === "string" ? [route] : []));
  expect(new Set(asked).size).toBe(
    new Set(allRoutes.map(({ route }) => `${route.method} ${route.path}`)).size,
  );
});

test("jobs and pages add few series, each of one stage: under USD 10 a month for a stage", async () => {
  const clock = { getRemainingTimeInMillis: () => 29_000 };
  for (const job of ["relay", "notify", "dispatch", "bulk", "import", "index", "sweeps", "sitemap"])
    await (await handlerOf(`jobs/${job}`))!({ Records: [] }, clock);
  await new S3Client({}).send(
    new PutObjectCommand({
      Bucket: process.env["SITE_BUCKET_NAME"]!,
      Key: "index.html",
      Body: '<!doctype html><html lang="ko"><head><title>x</title></head><body></body></html>',
    }),
  );
  const page = { headers: { "x-page-path": "/" }, requestContext: { requestId: "r" } };
  await (await handlerOf("sites/heads"))!(page, clock);
  const { reportRefused } = await import("@bupum/functions/kernel/messages/paid-messages");
  reportRefused("CODE");
  const series = seriesOf();
  expect(series.every((each) => /^Bupum Stage=dev (Api=site|Job=\w+) \w+$/.test(each))).toBe(true);
  expect(series).toContain("Bupum Stage=dev Job=notify PaidMessagesRefused");
  const ofApis = 6;
  expect((series.length + ofApis) * 0.3).toBeLessThan(10);
});
