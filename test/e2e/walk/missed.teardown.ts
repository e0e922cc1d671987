import { expect } from "@playwright/test";
import { missedPages } from "../kit/walk.ts";
import { test } from "../kit/test.ts";

test("links lead to every page of both sites", () => {
  expect(missedPages(), "route files that nobody's links lead to").toEqual([]);
});
