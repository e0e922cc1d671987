import type { Dashboard } from "@bupum/shared/deal/product-estimates/contract";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Today } from "./today.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const lines = { PENDING: 0, REPLIED: 0, REJECTED: 0 };
const groups = { PENDING: 0, CONFIRMED: 0, REJECTED: 0, COMPLETED: 0, CANCELLED: 0 };
const idle: Dashboard = {
  buy: { groups, lines, unreadQuotes: 0, quotesExpiring48h: 0, ordersPending: 0 },
  sell: {
    lines,
    dueWithin24h: 0,
    overdue: 0,
    ordersPending: 0,
    medianAnswerMinutes30d: null,
    answerRate30d: null,
  },
};

async function shown(dashboard: Dashboard) {
  storage.token.set("token");
  network({
    "/product-estimates/dashboard": () => ({ status: 200, body: dashboard }),
    "/estimate-groups": () => ({ status: 200, body: { items: [], page: 1, itemsPerPage: 10 } }),
  });
  await show(<Today />);
}

test("the start page lists a member's own open work, what is late first, each with its list", async () => {
  await shown({
    buy: { ...idle.buy, unreadQuotes: 3, ordersPending: 7 },
    sell: { ...idle.sell!, lines: { ...lines, PENDING: 5 }, overdue: 2 },
  });
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["마감이 지난 품목2", "/seller/product-estimates?dueWithin=24h"],
    ["답변 대기 품목5", "/seller/product-estimates?status=PENDING"],
    ["새로 온 견적3", "/mypage/estimates?status=CONFIRMED"],
  ]);
});

test("a start page without open work says so", async () => {
  await shown({ ...idle, sell: null });
  expect(await screen.findByText("지금 처리할 일이 없습니다.")).toBeDefined();
});
