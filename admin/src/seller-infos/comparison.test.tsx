import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { profile } from "../../test/seller-profile.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { Comparison } from "./comparison.tsx";

beforeEach(browserObjects);
afterEach(tidy);

// The comparison reads the copies and the state alone.
const seller = (copies: Partial<SellerInfo>) => copies as SellerInfo;
const shown = (copies: Partial<SellerInfo>) =>
  show("/sellers", () => <Comparison seller={seller(copies)} />, "/sellers");

test("a second submission stands beside the refused one, with what changed marked (D11-3)", async () => {
  network({});
  const draft = { ...profile, representative: "박가람" };
  await shown({ status: "PENDING", draft, refused: profile });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "항목",
    "제출한 내용",
    "반려된 내용",
  ]);
  expect(screen.getByText("바뀐 항목 1개")).toBeTruthy();
  expect(screen.getByRole("row", { name: /변경/ }).textContent).toMatch(/박가람.*김가람/);
});

test("a first submission stands alone", async () => {
  network({});
  await shown({ status: "PENDING", draft: profile });
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
});
