import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import styles from "./dropdown.module.css";

interface DropdownProps {
  /** Name of the button. */
  label: string;
  button: ReactNode;
  /** Links and buttons; pressing one closes the panel. */
  children: ReactNode;
  /** As wide as the frame on a desk, where a mouse over it opens it, and a sheet on a phone. */
  isWide?: boolean;
}

/** A mouse that only crosses the button opens nothing. */
const pause = 150;

/** Opens while a mouse rests on a place, where there is a mouse. */
function useHover(isWanted: boolean, setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (open: boolean) => (event: PointerEvent) => {
    if (!isWanted || event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), pause);
  };
  return { onPointerEnter: later(true), onPointerLeave: later(false) };
}

/** Links and buttons of the panel, which stands behind the button. */
const entriesOf = (place: HTMLElement | null) => [
  ...(place?.lastElementChild?.querySelectorAll<HTMLElement>("a, button") ?? []),
];

/**
 * A button with a panel of links below it: arrows walk, Esc and a click elsewhere close. Mantine's
 * Menu would bring 20 KB of positioning into the entry chunk for what a header never needs.
 */
export function Dropdown({ label, button, children, isWide = false }: DropdownProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useOutside(place, open, () => setOpen(false));
  const hover = useHover(isWide, setOpen);
  const onKeyDown = useKeys(place, open, setOpen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the things inside
    <div
      ref={place}
      className={styles["place"]}
      data-wide={isWide || undefined}
      onKeyDown={onKeyDown}
      {...hover}
    >
      <button
        type="button"
        className={styles["button"]}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        // A click behind a mouse that opened it already does not close it.
        onClick={(event) => setOpen(isWide && event.detail > 0 ? true : !open)}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the things inside */}
      <div
        id={id}
        className={styles[isWide ? "wide" : "panel"]}
        hidden={!open}
        onClick={(event) => {
          const entry = (event.target as HTMLElement).closest("a, button");
          if (!entry) return;
          setOpen(false);
          // A dialog that the entry opens gives the focus back to what is still there.
          if (entry.matches("button")) place.current?.querySelector("button")?.focus();
        }}
      >
        {(open || !isWide) && children}
      </div>
    </div>
  );
}

/** Esc closes and gives the focus back to the button, arrows walk over the panel. */
function useKeys(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && open) {
      setOpen(false);
      place.current?.querySelector("button")?.focus();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    requestAnimationFrame(() => {
      const entries = entriesOf(place.current);
      const at = entries.indexOf(document.activeElement as HTMLElement);
      entries[(at + step + entries.length) % entries.length]?.focus();
    });
  };
}

/** Tells when a press or the focus goes elsewhere, as long as it is open. */
function useOutside(place: RefObject<HTMLElement | null>, open: boolean, onOutside: () => void) {
  const told = useEffectEvent((event: Event) => {
    if (!place.current?.contains(event.target as Node)) onOutside();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener("pointerdown", told);
    document.addEventListener("focusin", told);
    return () => {
      document.removeEventListener("pointerdown", told);
      document.removeEventListener("focusin", told);
    };
  }, [open]);
}

/** A heading within the panel. */
export function DropdownLabel({ children }: { children: ReactNode }) {
  return <p className={styles["label"]}>{children}</p>;
}

/** Class of the panel's links and buttons. */
export const dropdownEntry: string = styles["entry"] ?? "";
