import { hashKey } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { sellersLike } from "../estimate-groups/queries.ts";
import { productsOf } from "../manufactors/queries.ts";
import { sellerSearch } from "../search/queries.ts";
import { productSearch } from "./queries.ts";

describe("results page after page are never taken for a single page, so that", () => {
  test("sellers found by a word can be chosen for a request by the same word", () => {
    const paged = hashKey(sellerSearch("한국").queryKey);
    expect(paged).not.toBe(hashKey(sellersLike("한국").queryKey));
  });

  test("parts of a maker can be searched, and then listed on its page", () => {
    const paged = hashKey(productSearch({ manufactorIds: "mkr_1" }).queryKey);
    expect(paged).not.toBe(hashKey(productsOf("mkr_1", {}).queryKey));
  });
});
