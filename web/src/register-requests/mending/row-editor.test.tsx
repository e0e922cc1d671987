import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { RegisterMerchandiseHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { makeQueryClient } from "@bupum/ui/frame/query-client";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { RowEditor } from "./row-editor.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useMending } from "./use-mending.ts";

beforeEach(browserObjects);
afterEach(tidy);

const checked: Partial<RegisterRequestHistory> = {
  id: "rrh_01KB0000000000000000000000",
  status: "IN_PROGRESS",
  phase: "CHECKED",
  errorRows: 3,
  outcomes: { ADD: 1, UPDATE: 0, REMOVE: 0, SKIP: 0, ERROR: 3 },
  version: 4,
};
const request = checked as RegisterRequestHistory;
const rowOf = (rowNo: number, row: Partial<RegisterMerchandiseHistory>) =>
  ({ rowNo, outcome: "ERROR", errors: [], cells: {}, ...row }) as RegisterMerchandiseHistory;
const rows = [
  rowOf(2, {
    cells: { price: "문의" },
    errors: [{ code: "PRICE_INVALID", column: "price", message: "단가" }],
  }),
  rowOf(3, {
    cells: { partNumber: "1900000000000000000" },
    errors: [{ code: "CODE_NOT_TEXT", column: "partNumber", message: "품번" }],
  }),
  rowOf(4, { errors: [{ code: "LISTING_CHANGED", message: "바뀐 상품" }] }),
  rowOf(5, { outcome: "ADD", action: "INSERT", cells: { partNumber: "E3Z-D61", price: "1000" } }),
];

function Page() {
  const mending = useMending(request);
  return (
    <>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowNo} aria-label={`${row.rowNo}행`}>
              <td>
                <RowEditor row={row} mending={mending} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SaveBar mending={mending} isEnded={false} />
    </>
  );
}

async function opened() {
  const calls = network({ "/rows": () => ({ status: 200, body: request }) });
  await show(
    <QueryClientProvider client={makeQueryClient({ onSignedOut: vi.fn(), onFailed: vi.fn() })}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByRole("row", { name: "2행" });
  return calls;
}
const inRow = (rowNo: number) => within(screen.getByRole("row", { name: `${rowNo}행` }));

test("A refused cell is a field with what stood there; a spoilt code is an empty one beside it (D8-16)", async () => {
  await opened();
  expect(inRow(2).getByRole("textbox", { name: "단가" })).toHaveProperty("value", "문의");
  expect(inRow(3).getByRole("textbox", { name: "품번" })).toHaveProperty("value", "");
  expect(inRow(3).getByText("파일에 있던 값: 1900000000000000000")).toBeTruthy();
  // Nothing is corrected, so there is nothing to check.
  expect(screen.queryByRole("button", { name: "다시 검사" })).toBeNull();
});

test("Corrected rows, rows left out and a choice for a changed listing are sent together (D8-16, D8-17)", async () => {
  const calls = await opened();
  fireEvent.change(inRow(2).getByRole("textbox", { name: "단가" }), {
    target: { value: "5,500원" },
  });
  fireEvent.click(inRow(3).getByRole("checkbox", { name: "이 행 제외" }));
  fireEvent.click(inRow(4).getByRole("checkbox", { name: "파일의 값으로 바꾸기" }));
  expect(screen.getByText("고친 행 3개")).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "다시 검사" })));
  expect(calls.sentTo("/rows").map(({ body }) => body)).toEqual([
    {
      rows: [
        { rowNo: 2, cells: { price: "5,500원" } },
        { rowNo: 3, isLeftOut: true },
        { rowNo: 4, overwrites: true },
      ],
      version: 4,
    },
  ]);
});

test("What is typed while rows are sent stays to be sent (D8-16)", async () => {
  await opened();
  const price = () => inRow(2).getByRole("textbox", { name: "단가" });
  fireEvent.change(price(), { target: { value: "5,500" } });
  fireEvent.click(inRow(3).getByRole("checkbox", { name: "이 행 제외" }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "다시 검사" }));
    fireEvent.change(price(), { target: { value: "6,000" } });
  });
  expect(await screen.findByText("고친 행 1개")).toBeTruthy();
  expect(price()).toHaveProperty("value", "6,000");
});

test("A row that was read well is corrected or taken out as others are (D8-16)", async () => {
  const calls = await opened();
  expect(inRow(5).queryByRole("textbox")).toBeNull();
  fireEvent.click(inRow(5).getByRole("button", { name: "고치기" }));
  expect(inRow(5).getByRole("textbox", { name: "품번" })).toHaveProperty("value", "E3Z-D61");
  fireEvent.change(inRow(5).getByRole("textbox", { name: "단가" }), { target: { value: "1200" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "다시 검사" })));
  fireEvent.click(inRow(5).getByRole("checkbox", { name: "이 행 제외" }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "다시 검사" })));
  expect(calls.sentTo("/rows").map(({ body }) => body)).toMatchObject([
    { rows: [{ rowNo: 5, cells: { price: "1200" } }] },
    { rows: [{ rowNo: 5, isLeftOut: true }] },
  ]);
});

function Checked() {
  const mending = useMending(request);
  const [outcome, setOutcome] = useState<"ADD" | "ERROR">("ADD");
  const row = { ...rows[0]!, outcome, errors: outcome === "ADD" ? [] : rows[0]!.errors };
  return (
    <>
      <button type="button" onClick={() => setOutcome("ERROR")}>
        검사
      </button>
      <RowEditor row={row} mending={mending} />
    </>
  );
}

test("a row that was drawn before it was checked opens once it is refused", async () => {
  await show(
    <QueryClientProvider client={makeQueryClient({ onSignedOut: vi.fn(), onFailed: vi.fn() })}>
      <Checked />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole("button", { name: "고치기" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "검사" }));
  expect(screen.getByRole("textbox", { name: "단가" })).toBeTruthy();
});
