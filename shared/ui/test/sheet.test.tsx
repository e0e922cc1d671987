import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExportButton } from "../src/sheet/export-button.tsx";
import { type Paging, walk, wholeList } from "../src/sheet/walk.ts";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

interface Row {
  id: string;
}
const rowsOf = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `00${from + at}` }));

/** A list of `total` rows in pages of 100, with a cursor that says where it goes on. */
const listOf = (total: number) => (paging: Paging) => {
  const from = Number(paging.cursor ?? 0);
  const items = rowsOf(from, Math.min(100, total - from));
  const isEnd = from + 100 >= total;
  return Promise.resolve({
    items,
    page: 1,
    itemsPerPage: 100,
    ...(!isEnd && { nextCursor: String(from + 100) }),
  });
};
const fields = [{ head: "번호", sheet: (row: Row) => row.id }];
const never = new AbortController().signal;

async function collected<Item>(of: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of of) items.push(item);
  return items;
}

test("a walk returns every row once, in order, and reports progress", async () => {
  const told: number[] = [];
  const rows = await collected(
    walk(listOf(250), { signal: never, onRows: (count) => told.push(count) }),
  );
  expect(rows).toEqual(rowsOf(0, 250));
  expect(told).toEqual([100, 200, 250]);
});

test("a walk stops at its limit, in a list of any length", async () => {
  const options = { signal: never, onRows: () => undefined, most: 200 };
  expect(await collected(walk(listOf(100_000), options))).toHaveLength(200);
});

test("a walk waits as long as the API demands, then continues", async () => {
  const pauses: number[] = [];
  let refusals = 1;
  const read = (paging: Paging) => {
    if (paging.cursor !== "100" || refusals === 0) return listOf(150)(paging);
    refusals -= 1;
    return Promise.reject({ status: 429, body: { params: { retryAfterSeconds: 7 } } });
  };
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  const rows = await collected(walk(read, { signal: never, onRows: () => undefined, pause }));
  expect(rows).toHaveLength(150);
  expect(pauses).toEqual([7000]);
});

test("a cancelled walk reads no further page", async () => {
  const call = new AbortController();
  const read = vi.fn<ReturnType<typeof listOf>>(listOf(1000));
  const onRows = () => call.abort();
  await expect(collected(walk(read, { signal: call.signal, onRows }))).rejects.toThrow("aborted");
  expect(read).toHaveBeenCalledTimes(1);
});

test("the export's query has no page of the list", () => {
  const search = { page: 3, cursor: "c", itemsPerPage: 10, sort: "name:asc", role: "USER" };
  expect(wholeList(search)).toEqual({ sort: "name:asc", role: "USER" });
});

test("an export that fails shows the reason and can be repeated", async () => {
  const read = vi.fn<() => ReturnType<ReturnType<typeof listOf>>>(() =>
    Promise.reject({ status: 500, body: { code: "BUSY", message: "잠시 후 다시 시도해 주세요." } }),
  );
  show(<ExportButton<Row> name="회원" source={{ fields, read }} />);
  fireEvent.click(screen.getByRole("button", { name: "엑셀로 내보내기" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("잠시 후"));
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test("a running export can be cancelled", async () => {
  const read = vi.fn<ReturnType<typeof listOf>>(() => new Promise(() => undefined));
  show(<ExportButton<Row> name="회원" source={{ fields, read }} />);
  fireEvent.click(screen.getByRole("button", { name: "엑셀로 내보내기" }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  fireEvent.click(screen.getByRole("button", { name: "취소" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
