import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { AddRows } from "./row-form.tsx";

beforeEach(browserObjects);
afterEach(tidy);

// The form reads only these fields of a sheet.
const request = {
  id: "rrh_01KB0000000000000000000000",
  action: "INSERT",
  status: "DONE",
  sellerName: "가온자동화",
  totalRows: 12,
} as unknown as RegisterRequestHistory;

const opened = async (result?: "OK") => {
  const sent = network({
    "/register-merchandise-histories": (body) => {
      const { rows } = body as { rows: { rowNo: number }[] };
      return { items: [{ rowNo: rows[0]!.rowNo, ...(result && { result }) }] };
    },
  });
  await show("/sheets", () => <AddRows request={request} />, "/sheets");
  fireEvent.click(screen.getByRole("button", { name: "행 직접 추가" }));
  const dialog = within(await screen.findByRole("dialog"));
  return { sent, dialog };
};
const type = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

test("a row goes below the sheet as its cells would stand there, and the form is ready for the next", async () => {
  const { sent, dialog } = await opened();
  type(dialog, "품번", "ABC-1");
  type(dialog, "제조사", "LS");
  type(dialog, "단가", "1,200");
  fireEvent.click(dialog.getByRole("button", { name: "행 추가" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: "POST",
    body: {
      registerRequestHistoryId: request.id,
      createMakers: false,
      rows: [
        {
          rowNo: 14,
          action: "INSERT",
          merchandise: { partNumber: "ABC-1", manufactor: "LS", price: "1,200" },
        },
      ],
    },
  });
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>("행 번호").value).toBe("15"));
  expect(dialog.getByLabelText<HTMLInputElement>("품번").value).toBe("");
});

test("a removal names its listing alone", async () => {
  const { dialog } = await opened();
  expect(dialog.queryByLabelText("단가")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("작업"), { target: { value: "DELETE" } });
  fireEvent.input(dialog.getByLabelText("작업"), { target: { value: "DELETE" } });
  await waitFor(() => expect(dialog.queryByLabelText("단가")).toBeNull());
});

test("the number of a row that succeeded is refused, and what was typed stays", async () => {
  const { dialog } = await opened("OK");
  type(dialog, "품번", "ABC-1");
  type(dialog, "행 번호", "3");
  fireEvent.click(dialog.getByRole("button", { name: "행 추가" }));
  expect(
    await dialog.findByText("3행은 이미 반영되었습니다. 다른 번호를 입력해 주세요."),
  ).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("품번").value).toBe("ABC-1");
});
