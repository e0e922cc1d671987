import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { TradeStatisticsPage } from "./statistics-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const none = { quoted: 0, ordered: 0, orders: 0, accepted: 0, completed: 0 };
const figures = (more: object) => ({ ...none, requests: 0, confirmed: 0, valueKrw: 0, ...more });
const answers = {
  "/statistics": () => ({
    period: {
      from: "2026-10-26",
      to: "2026-11-22",
      figures: figures({ requests: 40, quoted: 30, ordered: 10, orders: 12, completed: 3 }),
    },
    before: { from: "2026-09-28", to: "2026-10-25", figures: figures({ requests: 50 }) },
    running: false,
    weeks: ["2026-10-19", "2026-10-26"].map((week) => ({ ...figures({}), week })),
    makers: [],
    makersFrom: "2026-09",
  }),
  "/cohorts": () => ({
    buyers: [
      { month: "2026-10", dealt: [8, 2] },
      { month: "2026-11", dealt: [3] },
    ],
    sellers: [
      { month: "2026-10", dealt: [0, 0] },
      { month: "2026-11", dealt: [1] },
    ],
  }),
  "/top": () => ({
    from: "2026-11-16",
    to: "2026-11-22",
    items: [{ keyword: "없는 부품", count: 7 }],
  }),
};

test("the figures stand beside those of as many weeks before, with the difference", async () => {
  network(answers);
  await show("/trade-statistics/", TradeStatisticsPage, "/trade-statistics/");
  const title = await screen.findByRole("heading", { name: /10월 26일.*~ .*11월 22일/ });
  const shown = within(title.parentElement!);
  expect(shown.getByText("40")).toBeTruthy();
  expect(shown.getByText("이전 기간 50")).toBeTruthy();
  expect(shown.getByText("-20%")).toBeTruthy();
});

test("steps have their share, cohorts their months, and searches in vain lead to the dictionary", async () => {
  network(answers);
  await show("/trade-statistics/", TradeStatisticsPage, "/trade-statistics/");
  const quoted = await screen.findByRole("row", { name: /^견적을 받은 요청 30 75%/ });
  expect(quoted).toBeTruthy();
  expect(screen.getByRole("row", { name: /^거래 완료된 주문 3 25%/ })).toBeTruthy();
  expect(await screen.findByText("2 (25%)")).toBeTruthy();
  const miss = await screen.findByRole("link", { name: "없는 부품" });
  expect(miss.getAttribute("href")).toContain("/search-words?keyword=");
});

test("the running week is chosen by one press, and the address keeps it", async () => {
  network(answers);
  await show("/trade-statistics/", TradeStatisticsPage, "/trade-statistics/");
  const choice = await screen.findByRole("button", { name: "이번 주" });
  expect(choice.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(choice);
  expect((await screen.findByRole("button", { name: "이번 주", pressed: true })) === choice).toBe(
    true,
  );
});
