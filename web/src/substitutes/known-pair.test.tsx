import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { KnownPair } from "./known-pair.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const name = { ko: "정격전류", en: "Rated current", zh: "额定电流" };
const pair = {
  id: "prd_2",
  partNumber: "BEN5M",
  relation: "EQUIVALENT",
  grade: "SAME_FOOTPRINT",
  differences: [{ name, from: "5 A", to: "8 A" }],
};
const world = () =>
  network({
    "/products/substitutes": () => ({
      status: 200,
      body: { items: [{ productId: "prd_1", substitutes: [pair] }] },
    }),
  });

test("a quoted part of a known pair has its grade and what differs (D37-7)", async () => {
  world();
  await show(<KnownPair askedId="prd_1" takenId="prd_2" />);
  expect(await screen.findByText("같은 치수")).toBeTruthy();
  expect(screen.getByText("정격전류 5 A → 8 A")).toBeTruthy();
});

test("one of no known pair has neither (D37-7)", async () => {
  const { sentTo } = world();
  await show(<KnownPair askedId="prd_1" takenId="prd_3" />);
  expect(sentTo("/products/substitutes")).toHaveLength(1);
  expect(screen.queryByText(/같은|→/)).toBeNull();
});
