import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  added,
  addButton,
  asides,
  doneWithPasting,
  inTable,
  openAside,
  pasted,
  pasting,
  quantities,
  rowOf,
} from "../../../test/pasted-list.tsx";

beforeEach(pasting);
afterEach(doneWithPasting);

/** Ctrl+Z while Korean is typed: the letter of the key is another one then. */
const undo = (on: Element) => fireEvent.keyDown(on, { code: "KeyZ", key: "ㅋ", ctrlKey: true });

describe("a change of a pasted list", () => {
  test("is undone by Ctrl+Z or a button, what was typed into one field as one step, and made again", async () => {
    await pasted("품번\t수량\nMY2N-GS\t20\nZZ-9\t2");
    await rowOf("일치");
    const [first, second] = screen.getAllByLabelText<HTMLInputElement>("수량", inTable);
    for (const value of ["2", "", "4", "45"]) fireEvent.change(first!, { target: { value } });
    fireEvent.blur(first!);
    fireEvent.change(second!, { target: { value: "7" } });
    expect(quantities()).toEqual(["45", "7"]);
    second!.focus();
    expect(undo(second!)).toBe(false);
    expect(document.activeElement).toBe(second);
    expect(quantities()).toEqual(["45", "2"]);
    fireEvent.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(quantities()).toEqual(["20", "2"]);
    fireEvent.click(screen.getByRole("button", { name: "다시 실행" }));
    expect(quantities()).toEqual(["45", "2"]);
  });

  test("leaves the undo of other fields to the browser", async () => {
    await pasted("품번\t수량\nMY2N-GS\t20");
    await rowOf("일치");
    fireEvent.change(screen.getByLabelText("수량", inTable), { target: { value: "7" } });
    expect(undo(screen.getByLabelText(/붙여넣으세요/))).toBe(true);
    expect(quantities()).toEqual(["7"]);
  });

  test("of its columns is undone, and is not what the next sheet begins with", async () => {
    await pasted("규격\t모델\t수량\nMY2N-GS\t220V\t3");
    fireEvent.change(screen.getByLabelText("1번째 열"), { target: { value: "partNumber" } });
    await rowOf("일치");
    fireEvent.click(screen.getByRole("button", { name: "되돌리기" }));
    const next = { target: { value: "규격\t모델\t수량\nZZ-9\t110V\t1" } };
    fireEvent.change(screen.getByLabelText(/붙여넣으세요/), next);
    expect(screen.getByLabelText<HTMLSelectElement>("1번째 열").value).not.toBe("partNumber");
  });

  test("survives another text by mistake: one press brings it back", async () => {
    await pasted("품번\t수량\nMY2N-GS\t20");
    await rowOf("일치");
    fireEvent.change(screen.getByLabelText("수량", inTable), { target: { value: "7" } });
    fireEvent.change(screen.getByLabelText(/붙여넣으세요/), { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "되돌리기" }));
    expect(quantities()).toEqual(["7"]);
  });
});

describe("a row of a pasted list", () => {
  test("stands beside its line as it is in the sheet, with its number and in full with its headings", async () => {
    await pasted("자재 목록\n품번\t수량\t납기\nMY2N-GS\t3롤\t12월");
    await rowOf("일치");
    const original = screen.getByRole("button", { name: "3행 MY2N-GS · 3롤 · 12월" });
    fireEvent.click(original);
    expect(screen.getByText("납기", { selector: "dt" }).nextElementSibling?.textContent).toBe(
      "12월",
    );
  });

  test("that was not taken over is taken by one press, as a line of its own", async () => {
    const onAdd = await pasted("품번\t수량\t비고\nMY2N-GS\t3\t\n\t4\t견본 참고");
    await rowOf("일치");
    openAside();
    fireEvent.click(screen.getByRole("button", { name: "3행 가져오기" }));
    expect(addButton().disabled).toBe(true);
    const [, number] = screen.getAllByLabelText("품번", inTable);
    fireEvent.change(number!, { target: { value: "MY2N-GS" } });
    await vi.waitFor(() => expect(addButton().disabled).toBe(false));
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([
      ["prd_1", "MY2N-GS", 3],
      ["prd_1", "MY2N-GS", 4],
    ]);
  });

  test("that was removed stands among those not taken over, and comes back with what was corrected", async () => {
    await pasted("품번\t수량\nMY2N-GS\t3\nZZ-9\t2");
    await rowOf("일치");
    fireEvent.change(screen.getAllByLabelText("수량", inTable)[0]!, { target: { value: "8" } });
    fireEvent.click(screen.getByRole("button", { name: "MY2N-GS 삭제" }));
    expect(quantities()).toEqual(["2"]);
    openAside();
    expect(asides()).toEqual(["2행 직접 삭제MY2N-GS · 3"]);
    fireEvent.click(screen.getByRole("button", { name: "2행 가져오기" }));
    expect(quantities()).toEqual(["8", "2"]);
  });

  test("is left by the arrow keys for the same field above and below", async () => {
    await pasted("MY2N-GS\t오므론\t20\nZZ-9\t\t2");
    const [first, second] = await screen.findAllByLabelText("수량", inTable);
    fireEvent.keyDown(first!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second!, { key: "ArrowUp" });
    expect(document.activeElement).toBe(first);
  });

  test("that needs a look gets the focus by one press, and keeps the keys of others free", async () => {
    await pasted("MY2N-GS\t오므론\t20\nE3Z-D61\t\t3\nZZ-9\t\t2");
    await rowOf("선택 필요");
    fireEvent.click(screen.getByRole("button", { name: "확인하기" }));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("E3Z-D61 품목 고르기");
    const fields = screen.getAllByLabelText("수량", inTable);
    fields[0]!.focus();
    for (const from of [0, 1]) fireEvent.keyDown(fields[from]!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(fields[2]);
  });

  test("is drawn only while it is in view, in a list of five hundred", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `ZQ-${at}-9K\t${at + 1}`);
    await pasted(["품번\t수량", ...rows].join("\n"));
    const table = screen.getByRole("table", { name: "붙여넣은 품목" });
    expect(table.getAttribute("aria-rowcount")).toBe("501");
    expect(screen.getAllByLabelText("수량", inTable).length).toBeLessThan(40);
    expect(addButton().textContent).toBe("500개 품목 담기");
  });
});
