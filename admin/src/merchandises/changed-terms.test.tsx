import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { expect, test } from "vitest";
import { changedTerms } from "./changed-terms.ts";

const listing = {
  currency: "KRW",
  breaks: [{ minQty: 1, unitPrice: "12000" }],
  stock: 7,
  leadTimeDays: 1,
  memo: "정품",
} as Merchandise;
const form = { ...listing, sellerSku: "" };

test("a price change alone does not send the stock, which would count as checked", () => {
  const breaks = [{ minQty: 1, unitPrice: "13000" }];
  expect(changedTerms(listing, { ...form, breaks })).toEqual({ currency: "KRW", breaks });
});

test("a price and its currency are sent together, whichever was typed", () => {
  const changed = changedTerms(listing, { ...form, currency: "USD" });
  expect(changed).toEqual({ currency: "USD", breaks: listing.breaks });
});

test("an emptied text is sent, an absent one is not", () => {
  expect(changedTerms(listing, { ...form, memo: "" })).toEqual({ memo: "" });
  expect(changedTerms(listing, form)).toEqual({});
});
