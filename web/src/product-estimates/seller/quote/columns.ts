import type { KeyboardEvent } from "react";

const steps: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Inputs for figures stand in columns, named by the last part of their path. */
const isFigure = (node: EventTarget): node is HTMLInputElement =>
  node instanceof HTMLInputElement &&
  /^(numeric|decimal)$/.test(node.getAttribute("inputmode") ?? "");

const isFolded = (node: Element) => node.closest("details:not([open])") !== null;

const columnOf = ({ name }: HTMLInputElement) => name.split(".").at(-1);

interface Acts {
  /** Gives one field the value of another, by their names. */
  copy: (from: string, to: string) => void;
  send: () => void;
}

/**
 * As in a sheet: Enter and the arrows lead to the same column of the next line, and never send the
 * form or count a figure up or down; Ctrl+D takes the figure above, Ctrl+Enter sends.
 */
export function walkColumns(event: KeyboardEvent<HTMLElement>, { copy, send }: Acts): void {
  const { target, key, nativeEvent, currentTarget } = event;
  if (nativeEvent.isComposing || event.shiftKey || event.altKey) return;
  const withCtrl = event.ctrlKey || event.metaKey;
  const handled = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (withCtrl && key === "Enter") {
    handled();
    send();
    return;
  }
  if (!isFigure(target)) return;
  const column = [...currentTarget.querySelectorAll("input")].filter(
    (one) => isFigure(one) && !isFolded(one) && columnOf(one) === columnOf(target),
  );
  const at = column.indexOf(target);
  const above = column[at - 1];
  if (withCtrl && key.toLowerCase() === "d" && above) {
    handled();
    copy(above.name, target.name);
    return;
  }
  const step = steps[key];
  if (!step || withCtrl) return;
  handled();
  const next = column[at + step];
  next?.focus();
  next?.select();
}
