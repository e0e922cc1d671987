import { expect, test } from "vitest";
import { tabs } from "./menus.ts";
import { en } from "../words/en.ts";
import { ko } from "../words/ko.ts";
import { zh } from "../words/zh.ts";

const named = (type: (typeof tabs)[number]["type"]) =>
  tabs.find((tab) => tab.type === type)!.entries.map(({ words }) => en.menus[words]);

test("the orders of the purchase menu are those that the reader placed (D23-4)", () => {
  expect(ko.menus.receivedOrders).toBe("보낸 주문 관리");
  expect(zh.menus.receivedOrders).toBe("发出的订单");
});

test("the purchase, seller and writer menus have the given names (D23-4)", () => {
  expect(named("estimate")).toEqual([
    "Manage Requested Estimates",
    "Manage Received Orders",
    "Claims",
  ]);
  expect(named("seller")).toEqual([
    "Seller Certification",
    "Terms of Sale",
    "Register Sale",
    "Manage Sale Items",
    "Manage Received Estimates",
    "Manage Orders",
    "Received Claims",
    "Tax Invoices",
  ]);
  expect(named("writer")).toEqual([
    "Writer Certification",
    "Create Wiki",
    "Manage Wiki",
    "Manage Received Opinion",
  ]);
});
