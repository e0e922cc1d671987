import { areaStackNames, areaStacks, areaStackOf } from "@bupum/infra/api/area-stacks";
import { root } from "@bupum/infra/build";
import { contract } from "@bupum/shared/contract";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { areas } from "../house/areas.ts";
import before from "./dry-deploy/before-areas.json" with { type: "json" };
import { type Result, dryDeploy, movedOf } from "./dry-deploy/deploy.ts";
import { type Outlines, type Synthesized, outlinesOf } from "./dry-deploy/outline.ts";
import { prodSettings, synthesize } from "./synthesized.ts";

/** Routes that the contract has dropped since: their callers went with them, so nobody misses them. */
const dropped = ["GET /estimates/waiting"];
const old = structuredClone(before as Outlines);
for (const { resources } of Object.values(old))
  for (const [id, { properties }] of Object.entries(resources))
    if (dropped.includes(String(properties["RouteKey"]))) delete resources[id];
const synthesized = (settings: Record<string, string>) =>
  outlinesOf(synthesize(settings) as Record<string, Synthesized>);
/** The templates of the first of the two deploys, and those of the second and of any later one. */
let moving: Outlines;
let now: Outlines;
let result: Result;
beforeAll(() => {
  moving = synthesized({ ...prodSettings, functionsMove: "true" });
  now = synthesized(prodSettings);
  result = dryDeploy(old, [moving, now]);
});
/** What the stacks of the APIs had before, as `stack/id`, but for the log of the gateway itself. */
const hadBefore = (...types: string[]) =>
  ["user-api", "admin-api"].flatMap((stack) =>
    Object.entries(old[stack]!.resources).flatMap(([id, { type }]) =>
      types.includes(type) && !id.startsWith("AccessLogs") ? [`${stack}/${id}`] : [],
    ),
  );
/** What became of these: every act upon each of them. */
const fatesOf = (names: string[]) => {
  const known = new Set(names);
  const done = result.done.filter(({ stack, id }) => known.has(`${stack}/${id}`));
  return new Set(done.map(({ fate }) => fate));
};

describe("a stage from before the stacks of areas", () => {
  test("moves over by two deploys without a refusal and without a moment in which a route is missing", () => {
    expect(result.faults).toEqual([]);
    expect(dryDeploy(old, [moving, now], { reversed: true }).faults).toEqual([]);
  });

  test("keeps each table, bucket, queue, key and address: nothing is replaced", () => {
    expect(result.done.filter(({ fate }) => fate === "replaced")).toEqual([]);
    const gone = result.done.filter(({ fate }) => fate === "removed" || fate === "left");
    expect([...new Set(gone.map(({ type }) => type))].toSorted()).toEqual([
      "AWS::CloudWatch::Alarm",
      "AWS::IAM::Role",
      "AWS::Lambda::Function",
      "AWS::Lambda::Permission",
      "AWS::Logs::LogGroup",
    ]);
  });

  test("gets each function, role and log group of its APIs anew in the stack of its area", () => {
    const functions = hadBefore("AWS::Lambda::Function");
    const roles = hadBefore("AWS::IAM::Role");
    const logs = hadBefore("AWS::Logs::LogGroup");
    expect([functions.length, roles.length, logs.length]).toEqual([79, 79, 79]);
    const moved = new Set(movedOf(result).map(({ id, to }) => `${to.split("-")[0]}-api/${id}`));
    expect([...functions, ...roles, ...logs].filter((each) => !moved.has(each))).toEqual([]);
    expect(fatesOf([...functions, ...roles])).toEqual(new Set(["kept", "removed"]));
    // What was logged stays readable until it has the age at which logs end.
    expect(fatesOf(logs)).toEqual(new Set(["kept", "left"]));
  });

  test("has the same gateways, stages, integrations and routes as before", () => {
    const kinds = ["Api", "Stage", "Integration", "Route"].map(
      (kind) => `AWS::ApiGatewayV2::${kind}`,
    );
    expect(hadBefore(...kinds)).toHaveLength(2 + 2 + 79 + 328 - dropped.length);
    expect(fatesOf(hadBefore(...kinds))).toEqual(new Set(["kept"]));
  });

  test("can be deployed again without a change", () => {
    const again = dryDeploy(now, [now]);
    expect(again.faults).toEqual([]);
    expect(again.done.filter(({ fate }) => fate !== "kept")).toEqual([]);
  });
});

describe("the dry deploy notices", () => {
  test("one deploy alone: the gateway still hands calls to functions that are gone", () => {
    const { faults } = dryDeploy(old, [now]);
    expect(faults).not.toEqual([]);
    for (const fault of faults) expect(fault).toMatch(/(removed|left): no (user|admin)-api: /);
  });

  test("functions that keep their names: they cannot be made while the old ones have them", () => {
    const named = JSON.parse(
      JSON.stringify(now).replaceAll(
        new RegExp(`bupum-prod-(user|admin)-(?:${areaStackNames.join("|")})-`, "g"),
        "bupum-prod-$1-",
      ),
    ) as Outlines;
    const { faults } = dryDeploy(old, [named, named]);
    expect(faults).toContain(
      "user-reading/userboardsFunction49B0E224 exists already as user-api/userboardsFunction49B0E224",
    );
  });

  test("an API that is deployed before its functions", () => {
    const names = Object.keys(now);
    const order = [
      ...names.filter((name) => name.endsWith("-api")),
      ...names.filter((name) => !name.endsWith("-api")),
    ];
    const { faults } = dryDeploy(old, [moving, now], { order });
    expect(faults.filter((fault) => fault.includes("nobody exports"))).not.toEqual([]);
    expect(faults.filter((fault) => fault.includes("no user-api: GET /boards,"))).not.toEqual([]);
  });

  test("a route that moves to another stack: it cannot be there twice, and then is missing", () => {
    const id = "ApiGETboards1E69A3FA";
    const route = now["user-api"]!.resources[id]!;
    const { [id]: _, ...rest } = now["user-api"]!.resources;
    const moved: Outlines = {
      ...now,
      "user-api": { ...now["user-api"]!, resources: rest },
      socket: { ...now["socket"]!, resources: { ...now["socket"]!.resources, [id]: route } },
    };
    expect(dryDeploy(old, [moving, moved]).faults).toContain(
      `user-api/${id} removed: no user-api: GET /boards`,
    );
  });

  test("a role that may not call one of its functions", () => {
    const resources = structuredClone(now["user-reading"]!.resources);
    const [gateway] = Object.keys(resources).filter((each) => each.startsWith("Gateway"));
    resources[gateway!]!.properties["Policies"] = [];
    const { faults } = dryDeploy(old, [
      { ...moving, "user-reading": { ...now["user-reading"]!, resources } },
    ]);
    expect(faults.filter((fault) => fault.includes("no user-api: GET /boards"))).not.toEqual([]);
  });

  test("a table that is replaced", () => {
    const data = structuredClone(now["data"]!);
    const [table] = Object.values(data.resources).filter(({ type }) => type.includes("Global"));
    table!.properties["KeySchema"] = [];
    const { done } = dryDeploy(old, [{ ...moving, data }]);
    expect(done.filter(({ fate }) => fate === "replaced")).toHaveLength(1);
  });

  test("an export that goes while a stack that is deployed later imports it", () => {
    const data = { ...now["data"]!, exports: [] };
    expect(dryDeploy(old, [{ ...moving, data }]).faults[0]).toContain("still imports");
  });
});

describe("the stacks of areas", () => {
  const text = readFileSync(join(root, "shared/src/contract.ts"), "utf8");
  const folders = new Map(
    [...text.matchAll(/import \{([^}]+)\} from "\.\/([a-z-]+)\//g)].flatMap(([, names, area]) =>
      names!.split(",").map((name) => [name.trim(), area!] as const),
    ),
  );
  const sides = text.slice(text.indexOf("export const contract")).split(/^ {2}admin: \{/m);

  test("hold each resource of the contract once, in the stack that has its area", () => {
    for (const [i, side] of (["user", "admin"] as const).entries()) {
      const given = [
        ...sides[i]!.matchAll(/^ {4}(\w+): (?:\{ \.\.\.)?(\w+)(?:, \.\.\.\w+ \})?,$/gm),
      ];
      expect(given.map(([, resource]) => resource)).toEqual(Object.keys(contract[side]));
      for (const [, resource, routes] of given) {
        const held: readonly string[] = areaStacks[areaStackOf(side, resource!)];
        expect([resource, held]).toEqual([
          resource,
          expect.arrayContaining([folders.get(routes!)]),
        ]);
      }
    }
  });

  test("name areas of the house, each once", () => {
    const named: string[] = Object.values(areaStacks).flat();
    expect(named.filter((area) => !(area in areas))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
