import type { OwnSellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { ReviewState } from "./review-state.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const info: OwnSellerInfo = {
  id: "sel_1",
  userId: "usr_1",
  status: "APPROVED",
  tradingPaused: false,
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const given = "2026-11-20T01:00:00.000Z";
const lapsesAt = "2027-05-19T01:00:00.000Z";

test("a seller sees the penalty points, when each expires, and until when a block lasts", async () => {
  const penalties = [3, 3].map((points, at) => ({
    points,
    at: `2026-11-20T01:00:0${at}.000Z`,
    lapsesAt,
  }));
  await show(<ReviewState info={{ ...info, penalties, sellerBlockedUntil: lapsesAt }} />);
  expect(screen.getByText(/^현재 벌점: 6점/)).toBeDefined();
  expect(screen.getAllByText(/3점 · (?:2027년 )?5월 19일 \(수\) \d\d:\d\d에 소멸$/)).toHaveLength(
    2,
  );
  expect(screen.getByText(/^벌점 때문에 (?:2027년 )?5월 19일.*받을 수 없습니다\.$/)).toBeDefined();
});

test("a seller without points, and one whose block is over, sees neither", async () => {
  await show(<ReviewState info={{ ...info, sellerBlockedUntil: given }} />);
  expect(screen.getByText("판매 상품 등록하기")).toBeDefined();
  expect(screen.queryByText(/벌점/)).toBeNull();
});
