import {
  type KeyboardEvent,
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
}

const entriesOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>("a, button") ?? []),
];

/**
 * A button with a panel of links below it: arrows walk, Esc and a click elsewhere close. Mantine's
 * Menu would bring 20 KB of positioning into the entry chunk for what a header never needs.
 */
export function Dropdown({ label, button, children }: DropdownProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useOutside(place, open, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && open) {
      setOpen(false);
      place.current?.querySelector("button")?.focus();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    requestAnimationFrame(() => {
      const entries = entriesOf(panel.current);
      const at = entries.indexOf(document.activeElement as HTMLElement);
      entries[(at + step + entries.length) % entries.length]?.focus();
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the things inside
    <div ref={place} className={styles["place"]} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles["button"]}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of the things inside */}
      <div
        ref={panel}
        id={id}
        className={styles["panel"]}
        hidden={!open}
        onClick={(event) => {
          const entry = (event.target as HTMLElement).closest("a, button");
          if (!entry) return;
          setOpen(false);
          // A dialog that the entry opens gives the focus back to what is still there.
          if (entry.matches("button")) place.current?.querySelector("button")?.focus();
        }}
      >
        {children}
      </div>
    </div>
  );
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
