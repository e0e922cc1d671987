import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  added,
  addButton,
  asides,
  doneWithPasting,
  inTable,
  openAside,
  pasted,
  pasting,
  rowOf,
} from "../../../test/pasted-list.tsx";
import { show } from "../../../test/world.tsx";
import { LineRow } from "../line-row.tsx";
import { addedUp, blankLine, groupSchema } from "../group-form.ts";

beforeEach(pasting);
afterEach(doneWithPasting);

describe("a pasted sheet", () => {
  test("shows what each row is in the catalogue, and waits for what is to be chosen", async () => {
    const onAdd = await pasted("MY2N-GS\t오므론\t20\nMY2NGS-24\t\t5\nE3Z-D61\t\t3\nZZ-9\t\t1");
    await rowOf("일치");
    await rowOf("다른 표기");
    await rowOf("미등록 품번");
    expect(addButton().disabled).toBe(true);
    const choice = within(await rowOf("선택 필요")).getByRole("combobox");
    fireEvent.change(choice, { target: { value: "prd_3" } });
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([
      ["prd_1", "MY2N-GS", 20],
      ["prd_1", "MY2N-GS", 5],
      ["prd_3", "E3Z-D61 5M", 3],
      ["", "ZZ-9", 1],
    ]);
  });

  test("is refused with a quantity of zero until it is corrected in its place", async () => {
    const onAdd = await pasted("MY2N-GS\t오므론\t0");
    const row = within(await rowOf("일치"));
    expect(row.getByText("1 이상의 수량을 입력해 주세요")).toBeTruthy();
    expect(row.getByLabelText<HTMLInputElement>("수량").value).toBe("0");
    expect(addButton().disabled).toBe(true);
    fireEvent.change(row.getByLabelText("수량"), { target: { value: "12" } });
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([["prd_1", "MY2N-GS", 12]]);
  });

  test("finds a number that is corrected, and leaves out what is dropped", async () => {
    const onAdd = await pasted("MY2N-G\t오므론\t2\nZZ-9\t\t1");
    const [wrong] = await screen.findAllByText("미등록 품번");
    const row = within(wrong!.closest("tbody")!);
    fireEvent.change(row.getByLabelText("품번"), { target: { value: "MY2N-GS" } });
    await rowOf("일치");
    fireEvent.click(screen.getByRole("button", { name: "ZZ-9 삭제" }));
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([["prd_1", "MY2N-GS", 2]]);
  });

  test("asks which column is which where that is unclear, and takes no row before", async () => {
    await pasted("MY2N-GS\t오므론\t20\t1500");
    expect(screen.getByText(/어느 열이 품번이고/)).toBeTruthy();
    expect(screen.queryByRole("list", { name: "붙여넣은 품목" })).toBeNull();
    fireEvent.change(screen.getByLabelText("3번째 열"), { target: { value: "quantity" } });
    const row = within(await rowOf("일치"));
    expect(row.getByLabelText<HTMLInputElement>("수량").value).toBe("20");
    expect(screen.queryByText(/어느 열이 품번이고/)).toBeNull();
  });
});

test("Enter in a quantity of a pasted list goes down and does not send the request", async () => {
  await pasted("MY2N-GS\t오므론\t20\nZZ-9\t\t2");
  const [first, second] = await screen.findAllByLabelText("수량");
  expect(fireEvent.keyDown(first!, { key: "Enter" })).toBe(false);
  expect(document.activeElement).toBe(second);
});

describe("a pasted list", () => {
  test("keeps the unit and the remark of its buyer, and names the rows that it leaves out", async () => {
    const onAdd = await pasted(
      "자재 목록\n품번\t수량\t비고\nMY2N-GS\t3롤\t2층\nZZ-9\t2\t\n합계\t5\t",
    );
    await rowOf("일치");
    openAside();
    expect(screen.getByText("가져오지 않은 행 2개")).toBeTruthy();
    expect(asides()).toEqual(["1행 제목이나 설명자재 목록", "5행 합계합계 · 5"]);
    fireEvent.click(addButton());
    expect(onAdd.mock.calls[0]![0]).toMatchObject([
      { productId: "prd_1", quantity: 3, unit: "롤", memo: "2층" },
      { partNumber: "ZZ-9", quantity: 2, unit: "EA", memo: "" },
    ]);
  });

  test("waits for a number that a spreadsheet spoilt to be corrected, or said to be right", async () => {
    const onAdd = await pasted("품번\t수량\n9.5E+12\t1\n3월 1일\t2");
    const spoilt = await screen.findAllByText("미등록 품번");
    const [first, second] = spoilt.map((one) => within(one.closest("tbody")!));
    expect(addButton().disabled).toBe(true);
    fireEvent.change(first!.getByLabelText("품번"), { target: { value: "MY2N-GS" } });
    fireEvent.click(second!.getByRole("button", { name: "이 품번이 맞습니다" }));
    await rowOf("일치");
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([
      ["prd_1", "MY2N-GS", 1],
      ["", "3월 1일", 2],
    ]);
  });

  test("remembers the columns that were chosen for the next sheet of the same headings", async () => {
    await pasted("규격\t모델\t수량\nMY2N-GS\t220V\t3");
    fireEvent.change(screen.getByLabelText("1번째 열"), { target: { value: "partNumber" } });
    await rowOf("일치");
    const next = { target: { value: "규격\t모델\t수량\nZZ-9\t110V\t1" } };
    fireEvent.change(screen.getByLabelText(/붙여넣으세요/), next);
    expect(screen.getByLabelText<HTMLSelectElement>("1번째 열").value).toBe("partNumber");
    expect(screen.getByLabelText<HTMLSelectElement>("2번째 열").value).toBe("none");
  });

  test("of one device is multiplied by the devices to build", async () => {
    const onAdd = await pasted("Reference\tMPN\nC1, C2\tMY2N-GS");
    const row = await rowOf("일치");
    fireEvent.change(screen.getByLabelText("만들 대수"), { target: { value: "10" } });
    expect(within(row).getByText(/도면 기호를 세어/)).toBeTruthy();
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([["prd_1", "MY2N-GS", 20]]);
  });

  test("of one device multiplies a quantity that was typed before, too", async () => {
    const onAdd = await pasted("Reference\tMPN\nC1, C2\tMY2N-GS");
    await rowOf("일치");
    fireEvent.change(screen.getByLabelText("수량", inTable), { target: { value: "3" } });
    fireEvent.change(screen.getByLabelText("만들 대수"), { target: { value: "10" } });
    fireEvent.click(addButton());
    expect(added(onAdd)).toEqual([["prd_1", "MY2N-GS", 30]]);
  });
});

test("what is wanted of a part that the request has already is added up", () => {
  const has = [blankLine({ productId: "prd_1", quantity: 3 }), blankLine({ partName: "볼트" })];
  const more = [
    blankLine({ productId: "prd_1", quantity: 5 }),
    blankLine({ productId: "prd_1", quantity: "2" }),
    blankLine({ partName: "볼트" }),
  ];
  expect(addedUp(has, more).map(({ quantity }) => quantity)).toEqual([10, 1, 1]);
});

const numbered = (ownNumber: string) => blankLine({ productId: "prd_1", ownNumber });

test("Two of the buyer's numbers of one part are two lines; a line without one takes that of the other (D31-5)", () => {
  const lines = addedUp([numbered("A-1")], [numbered("A-2"), numbered("A-1"), numbered("")]);
  expect(lines.map(({ ownNumber, quantity }) => [ownNumber, quantity])).toEqual([
    ["A-1", 3],
    ["A-2", 1],
  ]);
});

const sent = async () => undefined;

test("a quantity of zero in a request stays what it is, and is refused", async () => {
  const line = blankLine({ productId: "prd_1", partNumber: "MY2N-GS" });
  function Form() {
    const draft = useDraft({ schema: groupSchema, initial: { lines: [line] }, send: sent });
    return (
      <DraftForm draft={draft} label="요청">
        <table>
          <LineRow
            line={line}
            index={0}
            faulty={false}
            onDrop={() => undefined}
            onFiles={() => undefined}
            onBusy={() => undefined}
            room={5}
          />
        </table>
      </DraftForm>
    );
  }
  await show(<Form />);
  const quantity = screen.getByLabelText<HTMLInputElement>("수량");
  fireEvent.change(quantity, { target: { value: "0" } });
  fireEvent.blur(quantity);
  expect(quantity.value).toBe("0");
  fireEvent.submit(screen.getByRole("form", { name: "요청" }));
  expect(await screen.findByText("1 이상이어야 합니다.")).toBeTruthy();
});
