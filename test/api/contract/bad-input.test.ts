import { languages } from "@bupum/shared/kernel/language/languages";
import { type ProblemBody, problemBody, problems } from "@bupum/shared/kernel/problem";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiName } from "../../kit/cloud/gateway.ts";
import { malformed, type Schema, schemaOf, wellFormed } from "../../kit/malformed.ts";
import { allRoutes as routes, unknownPath as pathOf, unknownUlid } from "../../kit/routes.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  world = await startWorld();
  // Limits are tested elsewhere.
  process.env["LIMIT_FACTOR"] = "1000";
  tokens["user"] = (await world.seller({ writerRole: "WRITER" })).token;
  tokens["admin"] = (await world.adminUser()).token;
  await world.changes();
});
afterAll(() => world.stop());

type Fault = { path: string; value: unknown; kind: string };

/** For every field of a body: an invalid value at its place in an otherwise empty body. */
function faultsOf(schema: Schema, path = "body"): Fault[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return faultsOf(options[0]!, path);
  if (schema.type === "object" && schema.properties) {
    const inner = Object.entries(schema.properties).flatMap(([name, property]) =>
      faultsOf(property, `${path}.${name}`).map((fault) => ({
        ...fault,
        value: { [name]: fault.value },
      })),
    );
    return [...inner, { path, value: { surprise: 1 }, kind: "unknown field" }];
  }
  const wrong = schema.type === "string" ? 12 : schema.type === "boolean" ? 3 : "wrong";
  const faults: Fault[] = [{ path, value: wrong, kind: "wrong type" }];
  if (schema.type === "string" && !schema.enum && schema.const === undefined)
    faults.push({ path, value: "가".repeat(20_000), kind: "too long" });
  if (schema.type === "array" && schema.items) {
    const items = faultsOf(schema.items, `${path}.0`);
    faults.push(...items.map((fault) => ({ ...fault, value: [fault.value] })));
  }
  if (schema.type === "integer") faults.push({ path, value: 1.5, kind: "fraction" });
  return faults;
}

const json = (body: unknown, api: ApiName, language = "ko"): RequestInit => ({
  body: JSON.stringify(body),
  headers: headersOf(api, language),
});
const headersOf = (api: ApiName, language = "ko") => ({
  "content-type": "application/json",
  "accept-language": language,
  authorization: `Bearer ${tokens[api]}`,
});

async function refusalOf(reply: Response): Promise<ProblemBody> {
  const text = await reply.text();
  expect(reply.status, text).toBeGreaterThanOrEqual(400);
  expect(reply.status, text).toBeLessThan(500);
  expect(reply.headers.get("content-type")).toBe("application/problem+json");
  const body = problemBody.parse(JSON.parse(text));
  expect(reply.status).toBe(problems[body.code]);
  return body;
}

/** Seven million letters as one piece: a text of repeats would be joined anew for each route. */
const huge = Buffer.from(JSON.stringify({ a: "x".repeat(7_000_000) })).toString("latin1");

/** Rows that any call may write: buckets of the rate limits. */
const isLimit = (keys: Record<string, unknown>) => String(keys["pk"]).startsWith("limit#");

describe.each(routes.filter(({ route }) => route.body))("$name", ({ api, route }) => {
  const path = pathOf(route);

  test("names every invalid field, and writes nothing", async () => {
    for (const fault of faultsOf(schemaOf(route.body!))) {
      const reply = await world.raw(api, route.method, path, json(fault.value, api));
      const body = await refusalOf(reply);
      expect(body.code, `${fault.kind} at ${fault.path}`).toBe("INVALID_REQUEST");
      const named = (body.issues ?? []).map((issue) => issue.path);
      expect(
        named.some((one) => one === fault.path || one.startsWith(`${fault.path}.`)),
        `${fault.kind} at ${fault.path}, told ${named.join(", ")}`,
      ).toBe(true);
    }
    const written = (await world.changes()).filter(({ keys }) => !isLimit(keys));
    expect(written).toEqual([]);
  });

  test("refuses broken JSON, other content types, huge and absent bodies", async () => {
    const sent: RequestInit[] = [
      { body: '{"a":', headers: headersOf(api) },
      { body: "a=1", headers: { ...headersOf(api), "content-type": "text/plain" } },
      { body: huge, headers: headersOf(api) },
      { body: "[]", headers: headersOf(api) },
      { body: "null", headers: headersOf(api) },
      { headers: headersOf(api) },
    ];
    const codes: string[] = [];
    for (const init of sent) {
      const reply = await world.raw(api, route.method, path, init);
      codes.push((await refusalOf(reply)).code);
    }
    expect(codes).toEqual([
      "BROKEN_JSON",
      "UNSUPPORTED_MEDIA_TYPE",
      "PAYLOAD_TOO_LARGE",
      "INVALID_REQUEST",
      "INVALID_REQUEST",
      "INVALID_REQUEST",
    ]);
  });

  test("speaks the caller's language", async () => {
    const told = new Set<string>();
    for (const language of languages) {
      const reply = await world.raw(api, route.method, path, json({ surprise: 1 }, api, language));
      told.add((await refusalOf(reply)).message);
    }
    expect(told.size).toBe(languages.length);
  });
});

const schemas = routes.flatMap(({ name, route }) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [{ name: `${name} ${part}`, schema }] : [];
  }),
);
describe.each(schemas)("$name", ({ schema }) => {
  test("is validated without a crash, whatever single parts of it are", () => {
    const json = schemaOf(schema);
    // Only rules may refuse it, so that below each rule meets each malformed part.
    const { error } = z.safeParse(schema, wellFormed(json));
    expect(error?.issues.filter(({ code }) => code !== "custom") ?? []).toEqual([]);
    const crashed = [...malformed(json)].flatMap(({ path, value }) => {
      try {
        z.safeParse(schema, value);
        return [];
      } catch (thrown) {
        return [`${path}: ${String(thrown)}`];
      }
    });
    expect(crashed).toEqual([]);
  });
});

describe.each(routes.filter(({ route }) => route.query))("$name", ({ api, route }) => {
  const path = pathOf(route);
  const names = Object.keys(route.query?._zod.def.shape ?? {});

  test.each([...names, "surprise"])("refuses an impossible %s", async (name) => {
    const query = new URLSearchParams({ [name]: "\u0001".repeat(1_500) });
    const headers = headersOf(api);
    const body = await refusalOf(
      await world.raw(api, route.method, `${path}?${query}`, { headers }),
    );
    expect(["INVALID_REQUEST", "CURSOR_INVALID"]).toContain(body.code);
  });
});

const withQuery =
  (name: string) =>
  ({ route }: (typeof routes)[number]) =>
    name in (route.query?._zod.def.shape ?? {});

describe.each(routes.filter(withQuery("startDate")))("$name", ({ api, route }) => {
  test("refuses a last day before the first", async () => {
    const query = new URLSearchParams({ startDate: "2026-12-02", endDate: "2026-12-01" });
    const headers = headersOf(api);
    const body = await refusalOf(
      await world.raw(api, route.method, `${pathOf(route)}?${query}`, { headers }),
    );
    expect(body.issues).toMatchObject([{ path: "query.endDate", code: "DATE_RANGE" }]);
  });
});

describe.each(routes.filter(withQuery("cursor")))("$name", ({ api, route }) => {
  test("refuses an invented cursor", async () => {
    const path = pathOf(route);
    const names = Object.keys(route.query?._zod.def.shape ?? {});
    const forged = Buffer.from('{"pk":"user#x","sk":"account"}').toString("base64url");
    const required = new URLSearchParams({ cursor: `${forged}.${"A".repeat(22)}` });
    if (names.includes("productId")) required.set("productId", `prd_${unknownUlid}`);
    if (path === "/chat-entities") required.set("userId", `usr_${unknownUlid}`);
    if (names.includes("wikiId")) required.set("wikiId", `wik_${unknownUlid}`);
    if (names.includes("registerRequestHistoryId"))
      required.set("registerRequestHistoryId", `rrh_${unknownUlid}`);
    const body = await refusalOf(
      await world.raw(api, route.method, `${path}?${required}`, { headers: headersOf(api) }),
    );
    expect(body.code).toBe("CURSOR_INVALID");
  });
});

describe.each(routes.filter(({ route }) => route.access !== "public"))("$name", (entry) => {
  const { api, route } = entry;
  test("ends the session of a token that is forged, foreign or unsigned", async () => {
    const other = api === "user" ? tokens["admin"] : tokens["user"];
    const [head = "", payload = "", signature = ""] = (tokens[api] ?? "").split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const forged = [
      other,
      `${head}.${payload}.AAAA`,
      `${none}.${payload}.`,
      `x${head}.${payload}.${signature}`,
      "x",
    ];
    for (const token of forged) {
      const reply = await world.raw(api, route.method, pathOf(route), {
        ...(route.body && { body: "{}" }),
        headers: { ...headersOf(api), authorization: `Bearer ${token}` },
      });
      expect(reply.status).toBe(401);
      expect((await refusalOf(reply)).code).toBe("SESSION_ENDED");
    }
  });
});
