import type { Page } from "@bupum/shared/kernel/page";
import type { UseQueryResult } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ListFilters } from "../src/list/list-filters.tsx";
import { ListPage } from "../src/list/list-page.tsx";
import { StateTabs } from "../src/list/state-tabs.tsx";
import { ko } from "../src/words/ko.ts";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

interface Row {
  id: string;
}

/** The state of a list query that a page reads. */
function open(state: Partial<UseQueryResult<Page<Row>>>) {
  // The page reads only these fields of a query's result.
  const list = { isError: false, isPending: false, error: null, ...state };
  return show(
    <ListPage<Row>
      head={null}
      title="받은 주문"
      rows={{ cards: <ul aria-label="cards" /> }}
      list={list as UseQueryResult<Page<Row>>}
      search={{}}
      onSearch={() => undefined}
      empty={<p>주문이 없습니다</p>}
    />,
  );
}
const isShown = {
  loading: () => screen.queryByRole("status", { name: ko.loading }) !== null,
  cards: () => screen.queryByRole("list", { name: "cards" }) !== null,
  pages: () => screen.queryByRole("navigation") !== null,
  empty: () => screen.queryByText("주문이 없습니다") !== null,
  failure: () => screen.queryByRole("alert") !== null,
};
const place = { page: 1, itemsPerPage: 30 };
const shown = () => Object.entries(isShown).flatMap(([name, is]) => (is() ? [name] : []));

describe("where the rows of a list would be", () => {
  test("shows grey bars while it loads", () => {
    open({ isPending: true });
    expect(shown()).toEqual(["loading"]);
  });
  test("shows the failure", () => {
    open({ isError: true, error: new Error("down") });
    expect(shown()).toEqual(["failure"]);
  });
  test("shows that there are none, without pages", () => {
    open({ data: { ...place, items: [] } });
    expect(shown()).toEqual(["empty"]);
  });
  test("shows the next page if this one is empty and others remain to be searched", () => {
    open({ data: { ...place, items: [], nextCursor: "abc" } });
    expect(shown()).toEqual(["pages"]);
    expect(
      screen.getByText("이 페이지에는 맞는 항목이 없습니다. 다음 페이지를 보세요."),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "다음" }).disabled).toBe(false);
  });
  test("shows its cards and the page buttons", () => {
    open({ data: { ...place, items: [{ id: "a" }], total: 1 } });
    expect(shown()).toEqual(["cards", "pages"]);
  });
});

test("the pressed state is the one of the address, and the first one means all", () => {
  const onChange = vi.fn();
  const tabs = [{ words: "전체" }, { state: "PENDING" as const, words: "대기" }];
  show(<StateTabs label="상태" tabs={tabs} state="PENDING" onChange={onChange} />);
  const [all, pending] = screen.getAllByRole("button");
  expect([all, pending].map((tab) => tab?.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  fireEvent.click(all!);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("a list without types asks for the keyword only", () => {
  const onChange = vi.fn();
  const words = { search: "검색", label: "검색어", placeholder: "품번" };
  show(<ListFilters search={{}} onChange={onChange} words={words} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: " 6205 " } });
  fireEvent.click(screen.getByRole("button", { name: "검색" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ searchKeyword: "6205" });
});

const fold = () => screen.getByRole("button", { name: "목록 좁히기" });

test("what narrows a list is folded until it does, or until it is asked for", () => {
  const words = { search: "검색", label: "검색어", placeholder: "품번" };
  const filters = (search: object) => (
    <ListFilters search={search} onChange={() => undefined} words={words} />
  );
  show(filters({ searchKeyword: "6205" }));
  expect(fold().getAttribute("aria-expanded")).toBe("true");
  cleanup();
  show(filters({}));
  expect(fold().getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(fold());
  expect(fold().getAttribute("aria-expanded")).toBe("true");
});
