import { contract } from "@bupum/shared/contract";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./sources.ts";

/** The fixed file names of a noun's folder. */
const fixed = [
  "operations", // the route table: operation of the contract -> function that does it
  "handler", // the same where there is no route table
  "items", // access patterns: keys and queries
  "rules", // pure functions
  "writes", // writes for another resource's transaction
  "notices", // which notices are sent, and to whom
  "worker", // workers for messages
  "lists", // filters and orders of a list
  "search", // queries to the index
];
/** Files for acts and things that no operation names. */
const further: Record<string, string> = {
  ask: "a step of a payment: what came of it",
  attempts: "tries of a password, counted before an operation looks at it",
  cards: "what a message shows of a part, an estimate or an order",
  connections: "rows of open sockets, which have no operation of their own",
  "confirm-password": "asked within other operations",
  digest: "the posts that one seller is told of in the morning",
  device: "the cookie that says who logged in here before",
  due: "what time has to do with a subscription, before anything does it",
  fail: "what a worker does with a sheet that cannot be gone on with",
  forget: "what stays of the requests of a buyer who left",
  look: "what time does with a request that is rolled up",
  market: "what is on sale, as the rows of one sheet look at it",
  mirror: "what a provider of chat holds of rooms, for its worker",
  partners: "what one of a room may know of the other",
  plan: "what a row of a sheet would do, before it does",
  poke: "what open sockets are told",
  report: "the file of results that a sheet ends with",
  "roll-up": "header and estimates follow the lines, after each act on any of them",
  settle: "a step of a payment: what follows from its outcome",
  storage: "objects of the bucket",
  targets: "what a bookmark may be of",
  tickets: "what opens a socket, for the function behind the socket as well",
  "timed-notices": "what the clock tells of a request, beside what calls tell",
};
/** Folders within a noun's folder. */
const rooms: Record<string, string> = {
  "documents/paper": "how a document is drawn, whatever it is of",
  "users/counts": "a row of its own, which sellers move as well",
  "register-request-histories/sheet": "formats of files: what is read and written, not who asks",
};

const outside = /^(?:kernel|providers|search|jobs|sites|sockets)\//;
const below = (file: string) => file.replace(/^functions\/src\//, "");
const code = filesLike("functions/src/**/*.ts").map(below);
const stem = (file: string) =>
  file
    .split("/")
    .at(-1)!
    .replace(/(?:\.test)?\.ts$/, "");
const ofNouns = code.filter((file) => file.includes("/") && !outside.test(file));

const depth = (file: string) => file.split("/").length - (file.startsWith("admin/") ? 1 : 0);
const withoutComments = (file: string) =>
  textOf(`functions/src/${file}`).replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, "");

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const operations = new Set(
  [...Object.values(contract.user), ...Object.values(contract.admin)]
    .flatMap((routes) => Object.keys(routes))
    .map(kebab)
    .flatMap((name) => [name, name.split("-")[0]!]),
);

const impure =
  /\b(?:await|async|Promise|process)\b|^import (?!type\b)[^;"]*"(?!@bupum\/shared\/|node:crypto"|\.{1,2}\/[\w./-]*\brules\.ts"|\.\.\/(?:\.\.\/)?kernel\/rows\/same\.ts")/m;

describe("a noun's folder", () => {
  test("has files of fixed names and of operations, and no other without a reason", () => {
    const odd = ofNouns.filter((file) => {
      const name = stem(file);
      if (dirname(file) in rooms) return false;
      return !fixed.includes(name) && !operations.has(name) && !(name in further);
    });
    // The only command that is run by hand.
    expect(odd).toEqual(["admin/create-admin.ts"]);
  });

  test("has no room within that is not named here", () => {
    const found = new Set(ofNouns.filter((file) => depth(file) > 2).map(dirname));
    expect([...found].toSorted()).toEqual(Object.keys(rooms).toSorted());
  });

  test("has a file for each further word", () => {
    const names = new Set(ofNouns.map(stem));
    expect(Object.keys(further).filter((word) => !names.has(word) || operations.has(word))).toEqual(
      [],
    );
  });
});

describe("rules", () => {
  const rules = code.filter((file) => stem(file) === "rules" && !file.endsWith(".test.ts"));

  test("wait for nothing, and know no table, client, environment, clock or worker", () => {
    expect(rules.length).toBeGreaterThan(8);
    expect(rules.filter((file) => impure.test(withoutComments(file)))).toEqual([]);
  });

  test("are told from what is none", () => {
    for (const line of [
      "export async function find() {}",
      'import { read } from "../kernel/table.ts";',
      'import {\n  type Key,\n  write,\n} from "../kernel/table.ts";',
      'import * as items from "./items.ts";',
      'import { env } from "../kernel/env.ts";',
    ])
      expect(impure.test(line)).toBe(true);
    for (const line of [
      'import type { Key } from "../kernel/table.ts";',
      'import { turnOf } from "../product-estimates/rules.ts";',
      'import { Problem } from "@bupum/shared/kernel/problem";',
    ])
      expect(impure.test(line)).toBe(false);
  });
});
