import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ListBar } from "../src/list/list-bar.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const byName = { value: "NAME", label: "이름" };
const byPhone = { value: "PHONE_NUMBER", label: "전화번호" };

function open(types = [byName, byPhone], search: object = {}) {
  const onSearch = vi.fn();
  show(<ListBar search={search} onSearch={onSearch} keyword="찾기" types={types} />);
  return onSearch;
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "검색" }));

test("the keyword is sent with the shown type, also if it is the default", () => {
  const onSearch = open();
  type(" 김부품 ");
  send();
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ searchType: "NAME", searchKeyword: "김부품" }),
  );
});

test("a type that leaves the choice to the API is not sent, and no type without a keyword", () => {
  const onSearch = open([{ value: "", label: "품번·품명" }, byName]);
  type("근접센서");
  send();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "NAME" } });
  type("");
  send();
  const nothing = { searchType: undefined, page: undefined, cursor: undefined };
  expect(onSearch.mock.calls).toEqual([
    [{ ...nothing, searchKeyword: "근접센서" }],
    [{ ...nothing, searchKeyword: undefined }],
  ]);
});
