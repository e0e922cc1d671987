import type { KeyboardEvent } from "react";

const steps: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Inputs for figures stand in columns, named by the last part of their path. */
const isFigure = (node: EventTarget): node is HTMLInputElement =>
  node instanceof HTMLInputElement &&
  /^(numeric|decimal)$/.test(node.getAttribute("inputmode") ?? "");

const columnOf = ({ name }: HTMLInputElement) => name.split(".").at(-1);

/**
 * As in a sheet: Enter and the arrows lead to the same column of the next line, and never send the
 * form or count a figure up or down.
 */
export function walkColumns(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, nativeEvent, currentTarget } = event;
  const step = steps[key];
  const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
  if (!step || !isPlain || nativeEvent.isComposing || !isFigure(target)) return;
  event.preventDefault();
  event.stopPropagation();
  const column = [...currentTarget.querySelectorAll("input")].filter(
    (one) => isFigure(one) && columnOf(one) === columnOf(target),
  );
  const next = column[column.indexOf(target) + step];
  next?.focus();
  next?.select();
}
