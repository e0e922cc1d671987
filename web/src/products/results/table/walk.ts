import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import type { KeyboardEvent } from "react";
import { useLocale } from "use-intl";
import { useToggleInBasket } from "../../../trade/add-button.tsx";
import { wantedOf } from "../../../trade/basket-list.ts";
import { useWords } from "../../../words.ts";
import { useChosen } from "../../compare/chosen.ts";

/** What keys act on within a row: its link first, then what narrows, compares and adds. */
const reached = "a[data-row], button[data-walk]";
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where a key leads from the row with the focus. */
const rowAt = (code: string, at: number, last: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last })[code];

/** What keys do on the row that has the focus (S2-14). */
export function useWalk(rows: readonly FoundRow[], pick: (id: string) => void) {
  const language = useLocale();
  const toggle = useToggleInBasket();
  const say = useWords("results");
  const { toggle: compare } = useChosen((params) => say("compare.full", params));
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, code } = event;
    const line = (target as HTMLElement).closest("tr");
    const links = [...currentTarget.querySelectorAll<HTMLElement>("a[data-row]")];
    const at = line ? [...currentTarget.children].indexOf(line) : -1;
    const row = rows[at];
    if (!line || !row || event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = (target as HTMLElement).matches("button, input");
    const to = rowAt(code, at, links.length - 1);
    const step = steps[code];
    if (to !== undefined) links[to]?.focus();
    else if (step !== undefined) {
      const places = [...line.querySelectorAll<HTMLElement>(reached)];
      places[places.indexOf(target as HTMLElement) + step]?.focus();
    }
    // The key and not the letter, which is ㅁ with a Korean keyboard.
    else if (code === "KeyA") void toggle(wantedOf(row, 1, language));
    else if (code === "KeyC") compare(row);
    // On a button the space bar presses it.
    else if (code === "Space" && !isButton) pick(row.id);
    else return;
    event.preventDefault();
  };
}
