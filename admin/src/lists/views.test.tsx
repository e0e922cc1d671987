import { browserObjects } from "@bupum/ui/test/browser-objects";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { ListPage } from "./list-page.tsx";
import { keepViews, mostViews, plainSearch, readViews } from "./stored-views.ts";

beforeEach(() => {
  browserObjects();
  localStorage.clear();
});
afterEach(tidy);

const rows = [{ id: "usr_1", name: "김부품", phone: "010-1234-5678" }];
function Page() {
  const search: object = useSearch({ strict: false });
  const list = useQuery({
    queryKey: ["people"],
    queryFn: () => ({ items: rows, page: 1, itemsPerPage: 30 }),
  });
  return (
    <ListPage
      title="회원"
      hint={JSON.stringify(search)}
      columns={[
        { key: "name", head: "이름", cell: ({ name }) => name },
        { key: "phone", head: "전화", cell: ({ phone }) => phone },
      ]}
      list={list}
      source={{ read: async () => ({ items: rows, page: 1, itemsPerPage: 30 }) }}
      rowName={({ name }) => name}
      search={search}
    />
  );
}
const heads = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
async function showAgain(path: string) {
  cleanup();
  await show(path, Page, path);
  await screen.findByText("김부품");
}
const settings = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "보기 설정" }));
  return screen.findByRole("dialog");
};

test("a column that is hidden stays hidden for this list, and the main one cannot be", async () => {
  network({});
  await show("/people", Page, "/people");
  const dialog = await settings();
  expect(within(dialog).queryByRole("checkbox", { name: "이름" })).toBeNull();
  fireEvent.click(within(dialog).getByRole("checkbox", { name: "전화" }));
  expect(heads()).toEqual(["이름"]);
  await showAgain("/people");
  expect(heads()).toEqual(["이름"]);
  await showAgain("/others");
  expect(heads()).toEqual(["이름", "전화"]);
});

test("a question is saved by a name without its page, and one press asks it again", async () => {
  network({});
  await show("/people", Page, "/people?role=SELLER&page=3");
  const dialog = await settings();
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "판매자" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "저장" }));
  const [, list] = [
    await screen.findByRole("button", { name: "판매자" }),
    readViews("", "/people"),
  ];
  expect(list.saved).toEqual([{ name: "판매자", search: { role: "SELLER" } }]);
  expect(plainSearch({ role: "SELLER", page: 3, cursor: "x", sort: undefined })).toEqual({
    role: "SELLER",
  });
});

test("what another hand wrote into the browser's storage counts as nothing", () => {
  localStorage.setItem("adminList usr_1 /people", "{broken");
  expect(readViews("usr_1", "/people")).toEqual({ hidden: [], saved: [] });
  localStorage.setItem("adminList usr_1 /people", JSON.stringify({ hidden: [1, "a"], saved: [2] }));
  expect(readViews("usr_1", "/people")).toEqual({ hidden: ["a"], saved: [] });
});

test("each admin has views of their own, ten at most", () => {
  const saved = Array.from({ length: mostViews + 5 }, (_, at) => ({ name: `${at}`, search: {} }));
  keepViews("usr_1", "/people", { hidden: ["phone"], saved });
  expect(readViews("usr_1", "/people").saved).toHaveLength(mostViews);
  expect(readViews("usr_2", "/people")).toEqual({ hidden: [], saved: [] });
});
