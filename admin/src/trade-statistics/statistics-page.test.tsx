import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { TradeStatisticsPage } from "./statistics-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const none = { quoted: 0, ordered: 0, orders: 0, confirmed: 0, valueKrw: 0 };
const weeks = ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"].map(
  (week, at) => ({ ...none, week, requests: at === 4 ? 900 : 10 }),
);

test("the figures of the last four weeks state that they exclude the running week", async () => {
  network({ "/statistics": () => ({ weeks, makers: [], makersFrom: "2026-09" }) });
  await show("/statistics", TradeStatisticsPage, "/statistics");
  const title = await screen.findByRole("heading", { name: "최근 4주(이번 주 제외)" });
  const figures = within(title.parentElement!);
  expect(figures.getByText("40")).toBeTruthy();
});
