import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataTable } from "../src/data-table/data-table.tsx";
import { type ListSearch, listSearch } from "../src/list/list-search.ts";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(() => {
  browserObjects();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(tidy);

interface Part {
  id: string;
  name: string;
  stock: number;
}
const parts: Part[] = [
  { id: "1", name: "6ES7214", stock: 3 },
  { id: "2", name: "6205-2RS", stock: 0 },
];

function table(props: Partial<Parameters<typeof DataTable<Part>>[0]> = {}): ReactNode {
  return (
    <DataTable<Part>
      label="부품"
      columns={[
        { key: "name", head: "품번", cell: (part) => part.name, sortable: true },
        { key: "stock", head: "재고", cell: (part) => part.stock, align: "end" },
      ]}
      rows={parts}
      rowKey={(part) => part.id}
      link={(part) => ({ to: `/products/${part.id}` })}
      search={{}}
      onSearch={() => undefined}
      {...props}
    />
  );
}

async function open(children: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children, notFoundComponent: () => children }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  show(<RouterProvider router={router} />);
  await waitFor(() => expect(document.querySelector("table, [role=alert], p")).toBeTruthy());
  return router;
}

test("every row has a target, by its link and by a click on it", async () => {
  const router = await open(table());
  const link = screen.getByRole("link", { name: "6ES7214" });
  expect(link.getAttribute("href")).toBe("/products/1");
  fireEvent.click(screen.getByText("3"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/products/1"));
});

test("arrow keys walk through the rows", async () => {
  await open(table());
  screen.getByRole("link", { name: "6ES7214" }).focus();
  fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "6205-2RS" }));
});

test("sort turns descending, then ascending, and starts at the first page", async () => {
  const onSearch = vi.fn<(next: ListSearch) => void>();
  await open(table({ onSearch, search: { page: 3, sort: "name:desc" } }));
  const head = screen.getByRole("columnheader", { name: /품번/ });
  expect(head.getAttribute("aria-sort")).toBe("descending");
  fireEvent.click(screen.getByRole("button", { name: /품번/ }));
  expect(onSearch).toHaveBeenCalledWith({ sort: "name:asc", page: undefined, cursor: undefined });
});

test("the next page passes the cursor, and the first page has no way back", async () => {
  const onSearch = vi.fn<(next: ListSearch) => void>();
  await open(table({ onSearch, nextCursor: "abc", total: 2000 }));
  expect(screen.getByText("총 2,000건")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "이전" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "다음" }));
  expect(onSearch).toHaveBeenCalledWith({ page: 2, cursor: "abc" });
});

test("a page without rows has a next page if others remain to be searched", async () => {
  const onSearch = vi.fn<(next: ListSearch) => void>();
  await open(table({ rows: [], onSearch, nextCursor: "abc" }));
  expect(screen.getByText(/다음 페이지를 보세요/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "다음" }));
  expect(onSearch).toHaveBeenCalledWith({ page: 2, cursor: "abc" });
});

test("loading, empty and failed are three different pictures", async () => {
  await open(table({ rows: undefined }));
  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
  tidy();
  await open(table({ rows: [] }));
  expect(screen.getByText("표시할 내용이 없습니다")).toBeTruthy();
  tidy();
  await open(
    table({ error: { status: 403, body: { code: "FORBIDDEN", message: "권한이 없습니다." } } }),
  );
  expect(screen.getByRole("alert").textContent).toContain("볼 수 있는 권한이 없습니다");
});

test("invalid values in the address are ignored", () => {
  expect(listSearch({ page: "-2", itemsPerPage: "31", sort: "" })).toEqual({});
  expect(listSearch({ page: "2", itemsPerPage: "100", cursor: "c" })).toEqual({
    page: 2,
    itemsPerPage: 100,
    cursor: "c",
  });
});

test("a table says which cells a row of two lines has on a phone (U1-10)", async () => {
  await open(
    table({
      isTight: true,
      columns: [
        { key: "name", head: "품번", cell: (part) => part.name },
        { key: "stock", head: "재고", cell: (part) => part.stock, tight: "end" },
        { key: "id", head: "번호", cell: (part) => part.id },
      ],
    }),
  );
  expect(screen.getByRole("table").dataset["tight"]).toBe("true");
  const [, row] = screen.getAllByRole("row");
  expect([...row!.querySelectorAll("td")].map(({ dataset }) => dataset["tight"])).toEqual([
    undefined,
    "end",
    undefined,
  ]);
});
