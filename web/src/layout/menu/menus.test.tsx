import { expect, test } from "vitest";
import { tabs } from "./menus.ts";
import { en } from "../words/en.ts";

const named = (type: (typeof tabs)[number]["type"]) =>
  tabs.find((tab) => tab.type === type)!.entries.map(({ words }) => en.menus[words]);

test("the purchase, seller and writer menus have the given names (D23-4)", () => {
  expect(named("estimate")).toEqual(["Manage Requested Estimates", "Manage Received Orders"]);
  expect(named("seller")).toEqual([
    "Seller Certification",
    "Register Sale",
    "Manage Sale Items",
    "Manage Received Estimates",
    "Manage Orders",
  ]);
  expect(named("writer")).toEqual([
    "Writer Certification",
    "Create Wiki",
    "Manage Wiki",
    "Manage Received Opinion",
  ]);
});
