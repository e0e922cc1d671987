import { storage } from "@bupum/ui/storage";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  addButton,
  added,
  catalogued,
  doneWithPasting,
  pastedBeside,
  pasting,
  rowOf,
} from "../../../test/pasted-list.tsx";

beforeEach(pasting);
afterEach(doneWithPasting);

const none = { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] };
const part = catalogued("1", "MY2N-GS");
const own = (numbers: readonly string[]) => (body: unknown) => {
  const { rows } = body as { rows: { partNumber: string }[] };
  const items = rows.map(({ partNumber }) =>
    numbers.includes(partNumber) ? { match: "EXACT", reason: "OWN_NUMBER", parts: [part] } : none,
  );
  return { status: 200, body: { items } };
};
const kept = () => ({ status: 200, body: { items: ["KEPT"] } });

test("A row with an own number is that part, and the list asks nothing (D31-2)", async () => {
  storage.token.set("token");
  const { onAdd } = await pastedBeside("A-0001\t\t3", { "/own-numbers/match": own(["A-0001"]) });
  const row = within(await rowOf("일치"));
  const why = row.getByText("내 번호로 저장된 부품입니다");
  // The part is another one than the row says, so the reason stands before it.
  expect(why.closest("[title]")?.getAttribute("title")).toMatch(/^내 번호로 저장된 부품입니다 · /);
  fireEvent.click(addButton());
  expect(added(onAdd)).toEqual([["prd_1", "MY2N-GS", 3]]);
});

test("The number that stood in the sheet is kept with the part that was confirmed (D31-2)", async () => {
  storage.token.set("token");
  const { calls } = await pastedBeside("A-0001\t\t3\nE3Z-D61\t\t1\nMY2N-GS\t\t1", {
    "/own-numbers/match": own([]),
    "/own-numbers": kept,
  });
  const wrong = within(await rowOf("미등록 품번"));
  fireEvent.change(wrong.getByLabelText("품번"), { target: { value: "MY2N-GS" } });
  const choice = within(await rowOf("선택 필요")).getByRole("combobox");
  fireEvent.change(choice, { target: { value: "prd_3" } });
  await waitFor(() => expect(addButton().disabled).toBe(false));
  fireEvent.click(addButton());
  await waitFor(() =>
    expect(calls.sentTo("/own-numbers").map(({ body }) => body)).toContainEqual({
      items: [
        { number: "A-0001", productId: "prd_1" },
        { number: "E3Z-D61", productId: "prd_3" },
      ],
    }),
  );
});

test("A guest's numbers are neither asked nor kept, and there is no list of them (D31-1)", async () => {
  const { calls } = await pastedBeside("MY2N-G\t\t2");
  const wrong = within(await rowOf("미등록 품번"));
  fireEvent.change(wrong.getByLabelText("품번"), { target: { value: "MY2N-GS" } });
  await rowOf("일치");
  fireEvent.click(addButton());
  expect(calls.sentTo("/own-numbers")).toEqual([]);
  expect(screen.queryByText("내 번호")).toBeNull();
});

test("The list of own numbers takes each part of one back, and says which is stale (D31-4)", async () => {
  storage.token.set("token");
  const numbers = [
    { number: "A-0001", parts: [part], isStale: true, createdAt: "", updatedAt: "" },
  ];
  const { calls } = await pastedBeside("MY2N-GS\t\t2", {
    "/own-numbers/match": own([]),
    "/own-numbers": () => ({ status: 200, body: { items: numbers, page: 1, itemsPerPage: 100 } }),
  });
  const list = screen.getByText("내 번호").closest("details")!;
  list.open = true;
  fireEvent(list, new Event("toggle"));
  await screen.findByText("더 이상 볼 수 없는 부품");
  fireEvent.click(screen.getByRole("button", { name: "A-0001 오므론 MY2N-GS 삭제" }));
  await waitFor(() =>
    expect(calls.sentTo("/own-numbers").map(({ body }) => body)).toContainEqual({
      items: [{ number: "A-0001", productId: "prd_1" }],
    }),
  );
});
