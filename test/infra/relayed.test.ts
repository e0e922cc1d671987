import {
  followedMessage,
  followedRows,
  indexMessage,
  searchedRows,
} from "@bupum/functions/search/rules";
import { expect, test } from "vitest";
import { isRelayed, relayFilters } from "../kit/relayed.ts";

const id = "01JD0000000000000000000001";
/** The rows that lists, counters and the admins' search box follow. */
const followed: readonly [(typeof followedRows)[number], string][] = [
  ["order#", "order"],
  ["group#", "group"],
  ["group#", "estimate#est_1"],
  ["group#", "line#est_1#l01"],
  ["news#", "news"],
  ["board#", "board"],
  ["wiki#", "wiki"],
  ["user#", "account"],
  ["seller#", "info"],
  ["writer#", "info"],
  ["register-request#", "request"],
  ["payment-order#", "payment-order"],
];

test("the relay is sent each row that is followed or searched, as its event filter says", () => {
  expect(new Set(followed.map(([pk]) => pk))).toEqual(new Set(followedRows));
  for (const [pk, sk] of followed) {
    expect(followedMessage(pk + id, sk), `${pk} ${sk}`).toBeDefined();
    expect(isRelayed(pk + id, sk), `${pk} ${sk}`).toBe(true);
  }
  for (const { pk, sk } of searchedRows) {
    expect(indexMessage(pk + id, sk)).toBeDefined();
    expect(isRelayed(pk + id, sk), `${pk} ${sk}`).toBe(true);
  }
  expect(isRelayed(`session#${id}`, "session")).toBe(false);
});

test("Lambda takes five filters of 4,096 characters for a stream", () => {
  expect(relayFilters.length).toBeLessThanOrEqual(5);
  for (const one of relayFilters) expect(JSON.stringify(one).length).toBeLessThanOrEqual(4_096);
});
