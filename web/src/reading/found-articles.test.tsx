import { showSite } from "@bupum/ui/test/site";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, tidy } from "../../test/world.tsx";
import { ko } from "../words/ko.ts";
import { FoundArticles } from "./found-articles.tsx";

beforeEach(browserObjects);
afterEach(tidy);

type Reading = string | undefined;
const listed = (readAs: Reading, ...items: object[]) => ({
  status: 200,
  body: { items, page: 1, itemsPerPage: 10, ...(readAs && { readAs }) },
});

/** The notes of a search about the readings of parts, wikis, posts and news. */
async function notices(parts: Reading, wikis: Reading, boards: Reading, news: Reading) {
  const publishedAt = "2026-11-25T00:00:00.000Z";
  network({
    "/products/search": () => listed(parts),
    "/wikis/search": () =>
      listed(wikis, { id: "wik_1", title: "센서 결선", language: "ko", viewCount: 1 }),
    "/news/search": () =>
      listed(news, { id: "nws_1", title: "센서 입고", language: "ko", publishedAt, clickCount: 1 }),
    "/boards": () => listed(boards, { id: "brd_1", title: "센서 구함", replyCount: 0 }),
  });
  const root = createRootRoute({ component: Outlet });
  const search = createRoute({
    getParentRoute: () => root,
    path: "/search",
    component: () => <FoundArticles keyword="tpstj" />,
  });
  await showSite(root.addChildren([search]), ko, "/search?searchKeyword=tpstj");
  for (const title of ["센서 결선", "센서 구함", "센서 입고"])
    await screen.findByRole("link", { name: new RegExp(title) });
}
const said = () => screen.queryAllByText(/대신/).map(({ textContent }) => textContent);
const notice = (reading: string) => `“tpstj” 대신 “${reading}” 검색 결과를 보여 드립니다.`;

test("the reading of a keyword is shown once if all sections were found by it (D9-25)", async () => {
  await notices(undefined, "센서", "센서", "센서");
  await waitFor(() => expect(said()).toEqual([notice("센서")]));
});

test("it is not repeated if it was shown for the parts above", async () => {
  await notices("센서", "센서", "센서", "센서");
  await waitFor(() => expect(said()).toEqual([]));
});

test("sections found by different readings show it each", async () => {
  await notices(undefined, "센서", undefined, "sensor");
  await waitFor(() => expect(said()).toEqual([notice("센서"), notice("sensor")]));
});
