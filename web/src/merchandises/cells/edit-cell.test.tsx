import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, tidy } from "../../../test/world.tsx";
import { EditCell } from "./edit-cell.tsx";

beforeEach(browserObjects);
afterEach(tidy);

/** A field that contains 7, and how much of it the next key replaces. */
async function opened(open: (cell: HTMLElement) => void) {
  await show(
    <EditCell label="재고 바꾸기" value="7" onSave={vi.fn()}>
      7개
    </EditCell>,
  );
  open(screen.getByRole("button"));
  const field = screen.getByRole<HTMLInputElement>("textbox");
  return { typed: field.value, selected: field.selectionEnd! - field.selectionStart! };
}

test("a digit opens the field as the first of several, and replaces its value", async () => {
  const found = await opened((cell) => fireEvent.keyDown(cell, { key: "7" }));
  expect(found).toEqual({ typed: "7", selected: 0 });
});

test("a press opens it with its value selected", async () => {
  expect(await opened((cell) => fireEvent.click(cell))).toEqual({ typed: "7", selected: 1 });
});
