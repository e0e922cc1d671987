import type { AssignedColumn } from "@bupum/shared/sheets/register-request-histories/heads";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { readSheet } from "../sheets/read-sheet.ts";
import type { SheetTask } from "../sheets/sheet-worker.ts";
import { UnreadColumns } from "./unread-columns.tsx";

/** Reads in the thread of the test. */
class SheetWorker extends EventTarget {
  postMessage({ file, choice }: SheetTask) {
    const tell = (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data }));
    readSheet(file, choice, () => undefined).then(
      (read) => tell({ read }),
      () => tell({ code: "DAMAGED" }),
    );
  }
  terminate() {}
}

beforeEach(() => {
  browserObjects();
  localStorage.clear();
  vi.stubGlobal("Worker", SheetWorker);
});
afterEach(tidy);

const onChange = vi.fn<(to: AssignedColumn[]) => void>();
const stock = (text: string) => new File([text], "재고.csv");
const opened = (file: File, action: "INSERT" | "DELETE" = "INSERT") =>
  show(<UnreadColumns file={file} action={action} onChange={onChange} />);
const lastTold = () => onChange.mock.lastCall?.[0];

const odd = "관리품목,제조사,단가,담당\nXBC-DR20E,LS일렉트릭,120000,김대리";

test("a heading that no word names is assigned once, and remembered for the same headings (D8-22)", async () => {
  await opened(stock(odd));
  const field = await screen.findByLabelText<HTMLSelectElement>("관리품목");
  expect(screen.getByText(/^꼭 있어야 하는 열: 품번/)).toBeTruthy();
  expect(screen.queryByLabelText("단가")).toBeNull();
  expect([...field.options].map(({ value }) => value)).not.toContain("price");
  expect(lastTold()).toEqual([]);
  fireEvent.change(field, { target: { value: "partNumber" } });
  await waitFor(() => expect(lastTold()).toEqual([{ heading: "관리품목", column: "partNumber" }]));
  expect(screen.queryByText(/^꼭 있어야/)).toBeNull();
  cleanup();
  await opened(stock(odd.replace("XBC-DR20E", "XBC-DR30E")));
  expect((await screen.findByLabelText<HTMLSelectElement>("관리품목")).value).toBe("partNumber");
  expect(lastTold()).toEqual([{ heading: "관리품목", column: "partNumber" }]);
});

test("a sheet whose headings are all read, and a file that is none, ask nothing", async () => {
  onChange.mockReset();
  await opened(stock("품번,제조사,단가\nA-1,LS,1000"));
  await waitFor(() => expect(lastTold()).toEqual([]));
  expect(screen.queryByRole("group")).toBeNull();
  cleanup();
  onChange.mockReset();
  await opened(stock(""));
  await waitFor(() => expect(lastTold()).toEqual([]));
});

test("to take listings off, one's own code is enough: nothing is missing beside it (D8-4)", async () => {
  await opened(stock("자체코드,담당\nS-1,김대리"), "DELETE");
  await screen.findByLabelText("담당");
  expect(screen.queryByText(/^꼭 있어야/)).toBeNull();
});
