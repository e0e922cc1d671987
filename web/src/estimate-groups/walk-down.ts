import type { KeyboardEvent } from "react";

/** Focuses the same field some rows below, or above where `by` is negative. */
function walk({ currentTarget: field }: KeyboardEvent<HTMLInputElement>, by: number): void {
  const inputs = field.closest("table")?.querySelectorAll("input") ?? [];
  const name = field.getAttribute("aria-label");
  const column = [...inputs].filter((one) => one.getAttribute("aria-label") === name);
  const next = column[column.indexOf(field) + by];
  next?.focus();
  next?.select();
}

/**
 * In a table of fields Enter goes to the same field of the next row, with Shift to the one before;
 * it never sends the form around the table.
 */
export function walkDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  walk(event, event.shiftKey ? -1 : 1);
}

/** The same, and the arrows up and down as well: for fields in which they have no other use. */
export function walkColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || event.nativeEvent.isComposing) return walkDown(event);
  event.preventDefault();
  walk(event, by);
}
