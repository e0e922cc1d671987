import type { KeyboardEvent } from "react";

/**
 * In a table of fields Enter goes to the same field of the next row, with Shift to the one before;
 * it never sends the form around the table.
 */
export function walkDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { currentTarget: field, shiftKey } = event;
  const inputs = field.closest("table")?.querySelectorAll("input") ?? [];
  const name = field.getAttribute("aria-label");
  const column = [...inputs].filter((one) => one.getAttribute("aria-label") === name);
  const next = column[column.indexOf(field) + (shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
