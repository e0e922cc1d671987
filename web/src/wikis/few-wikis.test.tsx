import { browserObjects } from "@bupum/ui/test/browser-objects";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { FoundWikis, WikisAbout } from "./few-wikis.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const row = (id: string, title: string, language = "ko") => ({
  id: `wik_${id}`,
  title,
  language,
  viewCount: 3,
});
const listed = (...items: object[]) => ({
  status: 200,
  body: { items, page: 1, itemsPerPage: 10 },
});
const shownTitles = async () => {
  const list = await screen.findByRole("list");
  return [...list.querySelectorAll("a")].map(({ textContent }) => textContent);
};

test("a part's page lists its wikis, the reader's language first and none twice", async () => {
  const both = row("2", "MR-J4 파라미터");
  const ofPart = listed(row("1", "Replacing an MR-J2S", "en"), both);
  const ofMaker = listed(both, row("3", "미쓰비시 형번 읽기"));
  const { sentTo } = network({
    "/wikis/all": () =>
      sentTo("/all").at(-1)!.search.includes("productId=prd_1") ? ofPart : ofMaker,
  });
  await show(<WikisAbout productId="prd_1" manufactorId="mkr_1" />);
  expect(await shownTitles()).toEqual([
    "MR-J4 파라미터",
    "Replacing an MR-J2S",
    "미쓰비시 형번 읽기",
  ]);
  expect(sentTo("/wikis/all").map(({ search }) => search)).toEqual([
    "?productId=prd_1&itemsPerPage=10",
    "?manufactorId=mkr_1&itemsPerPage=10",
  ]);
});

test("a search shows three of its wikis, and nothing without results", async () => {
  network({
    "/wikis/search": () =>
      listed(...["가", "나", "다", "라"].map((title, at) => row(`${at}`, title))),
  });
  await show(<FoundWikis keyword="서보" />);
  expect(await shownTitles()).toEqual(["가", "나", "다"]);
  cleanup();
  network({ "/wikis/search": () => listed() });
  await show(<FoundWikis keyword="없는말" />);
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole("list")).toBeNull();
});

test("a search that found wikis by another reading of the keyword shows it", async () => {
  const { status, body } = listed(row("1", "근접센서 결선"));
  network({ "/wikis/search": () => ({ status, body: { ...body, readAs: "센서" } }) });
  await show(<FoundWikis keyword="tpstj" />);
  expect(await shownTitles()).toEqual(["근접센서 결선"]);
  screen.getByText("“tpstj” 대신 “센서” 검색 결과를 보여 드립니다.");
});
