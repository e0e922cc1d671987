import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { blankLine } from "../src/estimate-groups/group-form.ts";
import { Paste } from "../src/estimate-groups/paste/paste.tsx";
import { network, show, tidy } from "./world.tsx";

export function pasting(): void {
  browserObjects();
  // The window of a long table has a height, which jsdom does not compute.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
}
export function doneWithPasting(): void {
  tidy();
  vi.restoreAllMocks();
}

const named = (text: string) => ({ ko: text, en: text, zh: text });
/** A part as the catalogue lists it. */
export const catalogued = (id: string, partNumber: string, maker = "오므론") => ({
  id: `prd_${id}`,
  partNumber,
  name: named("부품"),
  manufactorName: named(maker),
  unit: "EA",
});
const catalogue: Record<string, object> = {
  "MY2N-GS": { match: "EXACT", reason: "SAME_NUMBER", parts: [catalogued("1", "MY2N-GS")] },
  "MY2NGS-24": { match: "ALIAS", reason: "OTHER_NUMBER", parts: [catalogued("1", "MY2N-GS")] },
  "E3Z-D61": {
    match: "AMBIGUOUS",
    reason: "SEVERAL_PARTS",
    parts: [catalogued("2", "E3Z-D61 2M"), catalogued("3", "E3Z-D61 5M")],
  },
};

type Answers = Parameters<typeof network>[0];

function answering(more: Answers) {
  return network({
    ...more,
    "/products/match": (body) => {
      const { rows } = body as { rows: { partNumber: string }[] };
      const items = rows.map(
        ({ partNumber }) =>
          catalogue[partNumber] ?? { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] },
      );
      return { status: 200, body: { items } };
    },
  });
}

/** A list that is pasted, what is taken of it, and the calls that were made. */
export async function pastedBeside(text: string, more: Answers = {}) {
  const calls = answering(more);
  const onAdd = vi.fn();
  await show(<Paste onAdd={onAdd} />);
  fireEvent.change(screen.getByLabelText(/붙여넣으세요/), { target: { value: text } });
  return { onAdd, calls };
}
export const pasted = async (text: string) => (await pastedBeside(text)).onAdd;
export const rowOf = async (state: string) => (await screen.findByText(state)).closest("tbody")!;
export const addButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: /담기|붙여넣은 내용/ });
export const added = (onAdd: ReturnType<typeof vi.fn>) =>
  (onAdd.mock.calls[0]![0] as ReturnType<typeof blankLine>[]).map(
    ({ productId, partNumber, quantity }) => [productId, partNumber, quantity],
  );

/** Fields of lines, but not the menus of columns with the same headings. */
export const inTable = { selector: "input" };
/** Opens the list of what is not taken over, as a press on its title does. */
export function openAside() {
  const list = screen.getByText(/^가져오지 않은 행/).closest("details")!;
  list.open = true;
  fireEvent(list, new Event("toggle"));
}
export const asides = () =>
  screen
    .queryAllByRole("listitem")
    .map((one) => one.querySelector("div")?.textContent)
    .filter(Boolean);
export const quantities = () =>
  screen.getAllByLabelText<HTMLInputElement>("수량", inTable).map(({ value }) => value);
