import { samples } from "@bupum/infra/openapi/openapi-problems";
import { languages } from "@bupum/shared/kernel/language/languages";
import { en } from "@bupum/shared/kernel/words/en";
import { ko } from "@bupum/shared/kernel/words/ko";
import { zh } from "@bupum/shared/kernel/words/zh";
import adminDocument from "@bupum/shared/openapi.admin.json" with { type: "json" };
import userDocument from "@bupum/shared/openapi.user.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { resources } from "./synthesized.ts";

interface Operation {
  operationId: string;
  security: object[];
  responses: Record<string, { content?: object }>;
}
interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}
// The files have more fields than these tests use, and their literal types are unwieldy.
const documents = { user: userDocument, admin: adminDocument } as unknown as Record<
  string,
  Document
>;

describe.each(Object.entries(documents))("the document of the %s API", (side, document) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const routes = resources
    .filter((resource) => resource.side === side)
    .flatMap((resource) => resource.routes);

  test("names every route once", () => {
    const named = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(named.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("states the status and type of each success as its handler replies", () => {
    for (const { method, path, responses } of operations) {
      const route = routes.find(
        (each) => each.path === path && each.method === method.toUpperCase(),
      )!;
      const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      const types = successes.map(([status, { content = {} }]) => [
        status,
        ...Object.keys(content),
      ]);
      const status = String(route.status ?? 200);
      const expected = route.file
        ? [status, route.file.type]
        : route.reply
          ? [status, "application/json"]
          : ["204"];
      const later = route.job ? [["202", "application/json"]] : [];
      expect(types, `${method} ${path}`).toEqual([expected, ...later]);
    }
  });

  test("has patterns that readers without look-around and back references support", () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text]) => JSON.parse(`"${text}"`) as string,
    );
    expect(patterns.length).toBeGreaterThan(50);
    expect(patterns.filter((one) => /\(\?(?!:)|\\[1-9]|\\k|\[\^[^\]]*\\p/.test(one))).toEqual([]);
    expect(() => patterns.map((one) => new RegExp(one, "u"))).not.toThrow();
  });

  test("requires a token wherever the contract does", () => {
    for (const { method, path, security } of operations) {
      const route = routes.find(
        (each) => each.path === path && each.method === method.toUpperCase(),
      );
      expect(security.length, path).toBe(route?.access === "public" ? 0 : 1);
    }
  });

  test("has no dangling references", () => {
    const text = JSON.stringify(document);
    const lost = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].filter(
      ([, kind, name]) => document.components[kind!]?.[name!] === undefined,
    );
    expect(lost.map(([reference]) => reference)).toEqual([]);
    expect(text).not.toContain("#/$defs/");
  });

  test("shows each refusal in three languages, with all parameters filled in", () => {
    const examples = document.components["examples"] ?? {};
    const codes = new Set(Object.keys(examples).map((name) => name.split(".")[0]!));
    for (const code of codes)
      for (const language of languages) expect(examples).toHaveProperty([`${code}.${language}`]);
    const texts = [ko, en, zh].flatMap(({ problems }) =>
      [...codes].map((code) => problems[code as keyof typeof problems]),
    );
    const open = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
    expect(open.filter((name) => !(name in samples))).toEqual([]);
  });
});
