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
  expect(screen.queryByText("내 번호 관리")).toBeNull();
});

test("A sheet that says both numbers is asked for by the buyer's, and its lines carry it (D31-2, D31-5)", async () => {
  storage.token.set("token");
  const sheet = "자사품번\t품번\t수량\nA-0001\tMY2N-GS\t3\nA-0002\tMY2N-GS\t1";
  const { calls, onAdd } = await pastedBeside(sheet, {
    "/own-numbers/match": own(["A-0001"]),
    "/own-numbers": kept,
  });
  await waitFor(() => expect(addButton().disabled).toBe(false));
  fireEvent.click(addButton());
  const lines = onAdd.mock.calls[0]![0] as { productId: string; ownNumber: string }[];
  expect(lines.map(({ productId, ownNumber }) => [productId, ownNumber])).toEqual([
    ["prd_1", "A-0001"],
    ["prd_1", "A-0002"],
  ]);
  const asked = calls.sentTo("/own-numbers/match").map(({ body }) => body);
  expect(JSON.stringify(asked)).toContain("A-0002");
  // The one that was known is not said again.
  await waitFor(() =>
    expect(calls.sentTo("/own-numbers").map(({ body }) => body)).toEqual([
      { items: [{ number: "A-0002", productId: "prd_1" }] },
    ]),
  );
});

test("A number of one part beside the number of another is asked about (D31-3)", async () => {
  storage.token.set("token");
  const two = catalogued("9", "BEN5M");
  await pastedBeside("자사품번\t품번\t수량\nA-0001\tMY2N-GS\t3", {
    "/own-numbers/match": () => ({
      status: 200,
      body: { items: [{ match: "EXACT", reason: "OWN_NUMBER", parts: [two] }] },
    }),
  });
  const choice = within(await rowOf("선택 필요")).getByRole<HTMLSelectElement>("combobox");
  expect([...choice.options].map(({ value }) => value)).toEqual(
    expect.arrayContaining(["prd_9", "prd_1"]),
  );
  expect(screen.getByText(/내 번호와 품번이 서로 다른 부품입니다/)).toBeDefined();
  expect(addButton().disabled).toBe(true);
});

test("The part number beside an own number of several parts decides between them (D31-3)", async () => {
  storage.token.set("token");
  const { calls } = await pastedBeside("자사품번\t품번\t수량\nA-0001\tMY2N-GS\t3", {
    "/own-numbers/match": () => ({
      status: 200,
      body: {
        items: [
          { match: "AMBIGUOUS", reason: "OWN_NUMBER_TWICE", parts: [catalogued("9", "B"), part] },
        ],
      },
    }),
    "/own-numbers": kept,
  });
  await waitFor(() => expect(addButton().disabled).toBe(false));
  fireEvent.click(addButton());
  // It was known: a second upload says nothing anew.
  expect(calls.sentTo("/own-numbers")).toEqual([]);
});
