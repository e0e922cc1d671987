import { TextInput, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import styles from "../list.module.css";

interface EditCellProps {
  /** The name of the cell for screen readers. */
  label: string;
  /** The initial value of the field. */
  value: string;
  /** Saves the typed value, or returns in the reader's words why it cannot. */
  onSave: (typed: string) => string | undefined;
  children: ReactNode;
  width?: number;
}

/**
 * A cell that becomes a field: by a press, Enter, F2 or a digit. Enter saves and moves down, Tab
 * saves and moves on, Escape restores the value; leaving the field saves.
 */
export function EditCell({ label, value, onSave, children, width = 104 }: EditCellProps) {
  const place = useRef<HTMLSpanElement>(null);
  const field = useField(value, onSave);
  const { typed, error, setTyped, commit, close } = field;
  /** A digit that opened the field is the first of several, even if it is the whole value. */
  const isReplaced = useRef(false);
  const open = () => {
    isReplaced.current = true;
    setTyped(value);
  };
  return (
    <span ref={place} className={styles["cell"]}>
      {typed === undefined ? (
        <button
          type="button"
          data-cell
          className={styles["value"]}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key === "F2") open();
            if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
              event.preventDefault();
              isReplaced.current = false;
              setTyped(event.key);
            }
          }}
        >
          {children}
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      ) : (
        <TextInput
          // Just opened by a press on the cell.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          size="sm"
          w={width}
          inputMode="decimal"
          aria-label={label}
          value={typed}
          error={error}
          classNames={{ input: styles["input"] ?? "" }}
          onFocus={(event) => {
            if (isReplaced.current) event.currentTarget.select();
          }}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => {
            if (!commit()) close();
          }}
          onKeyDown={(event) => leaveByKey(event, field, place.current)}
        />
      )}
    </span>
  );
}

type Field = ReturnType<typeof useField>;

/** The typed text, from opening the cell until closing it. */
function useField(value: string, onSave: EditCellProps["onSave"]) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const close = () => {
    setTyped(undefined);
    setError(undefined);
  };
  /** True if the field may be left. */
  const commit = (): boolean => {
    if (typed === undefined) return true;
    const plain = typed.replace(/[,\s]/g, "");
    const wrong = plain === value ? undefined : onSave(plain);
    setError(wrong);
    if (wrong !== undefined) return false;
    setTyped(undefined);
    return true;
  };
  return { typed, error, setTyped, commit, close };
}

function leaveByKey(
  event: KeyboardEvent<HTMLInputElement>,
  { commit, close }: Field,
  place: Element | null,
): void {
  // Enter and Tab within an unfinished Korean syllable belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const cell = place?.closest("td");
  if (event.key === "Escape") {
    close();
    focusSoon(() => buttonIn(place));
  } else if (event.key === "Enter") {
    event.preventDefault();
    if (commit()) focusSoon(() => neighbour(cell, "ArrowDown") ?? buttonIn(place));
  } else if (event.key === "Tab") {
    if (!commit()) return event.preventDefault();
    const next = neighbour(cell, event.shiftKey ? "ArrowLeft" : "ArrowRight");
    if (!next) return;
    event.preventDefault();
    focusSoon(() => next);
  }
}

const buttonIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLElement>("[data-cell]");

/** The cell can get the focus only after React has rendered it. */
const focusSoon = (find: () => HTMLElement | null | undefined) =>
  requestAnimationFrame(() => find()?.focus());

const cellsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>("[data-cell]") ?? []),
];

/** The cell beside, above or below a table cell, by the arrow key that leads there. */
function neighbour(cell: Element | null | undefined, key: string): HTMLElement | undefined {
  const row = cell?.closest("tr");
  if (!cell || !row) return undefined;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const index = [...row.children].indexOf(cell);
    const next = key === "ArrowUp" ? row.previousElementSibling : row.nextElementSibling;
    return next?.children[index]?.querySelector<HTMLElement>("[data-cell]") ?? undefined;
  }
  const places = [...row.children];
  const at = places.indexOf(cell);
  const beside = key === "ArrowLeft" ? places.slice(0, at).toReversed() : places.slice(at + 1);
  return beside.flatMap(cellsOf)[0];
}

/** Arrow keys move between the cells that can be edited in place. */
export function walkCells(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (!event.key.startsWith("Arrow") || !target.matches("[data-cell]")) return;
  const next = neighbour(target.closest("td"), event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
