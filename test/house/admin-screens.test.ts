import { describe, expect, test } from "vitest";
import { screenedRoutes } from "./admin-screens.ts";

/** Routes of the admins' API that no page calls, and why. */
const withoutScreen: Record<string, string> = {
  "categoryTagEntities.get": "The page reads the whole tree, and changes a tag in its row.",
  "creditCardEntities.create": "A member registers a card on their own page (DECISIONS 178).",
  "creditCardEntities.ofUser": "What the card window needs, for the two beside it (DECISIONS 178).",
  "creditCardEntities.update": "A member replaces the card on their own page (DECISIONS 178).",
  "docs.openapi": "Tools read the document.",
  "paymentOrderEntities.listOfUser": "The list of payments is narrowed by member.",
  "productEstimateOrderEntities.cancel": "Lines are cancelled by `cancelLines`, one as well.",
  "productEstimateOrderEntities.keep": "Lines are kept by `keepLines`, one as well.",
  "productEstimateOrderEntities.list":
    "The page lists purchase orders, and their lines below each.",
  "wikiCategoryEntities.get": "The page reads the whole tree, and changes a category in its row.",
  "wikiEntities.create": "Not built: writers publish on the members' site.",
};

const routes = screenedRoutes();
const named = (wanted: (screens: string[]) => boolean) =>
  routes.filter(({ screens }) => wanted(screens));

const screensOf = (wanted: string) => routes.find(({ name }) => name === wanted)?.screens;

describe("a route of the admins' API", () => {
  test.each(named((screens) => screens.length > 0).map((one) => [one.call, one.screens[0]!, one]))(
    "%s has its screen at %s",
    (_call, _screen, { name }) => {
      expect(withoutScreen[name], `${name} has a screen and needs no reason`).toBeUndefined();
    },
  );

  test("has a screen, or a reason why none", () => {
    const open = named((screens) => screens.length === 0).map(({ name }) => name);
    expect(open.filter((name) => withoutScreen[name] === undefined)).toEqual([]);
  });

  test("that is given a reason exists", () => {
    const known = new Set(routes.map(({ name }) => name));
    expect(Object.keys(withoutScreen).filter((name) => !known.has(name))).toEqual([]);
  });

  test("is found by the walk also where a page calls it by a short name", () => {
    expect(screensOf("productEstimateOrderEntities.cancelLines")).toContain("/orders/po/$orderId");
    expect(screensOf("inbox.list")).toContain("/today");
  });
});
