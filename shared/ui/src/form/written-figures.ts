import type { ClipboardEvent, FormEvent } from "react";

/** Replaces the text of an input as if it were typed: the input tells its listeners. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

interface Figures {
  /** The figure that a pasted text is, in digits; undefined if it is none. */
  read: (
    figures: typeof import("@bupum/shared/kernel/text/figures"),
    text: string,
  ) => string | undefined;
  /** Called if a pasted text is no figure: nothing of it is taken over. */
  onUnclear: () => void;
}

async function paste(input: HTMLInputElement, text: string, { read, onUnclear }: Figures) {
  // Loaded with the first figure that is more than digits.
  const figure = read(await import("@bupum/shared/kernel/text/figures"), text);
  if (figure === undefined) onUnclear();
  else typeInto(input, figure);
}

/** A calculation, a range or a tolerance: without its signs it would be another number. */
const isCalculation = (text: string): boolean =>
  /[=+*×÷/±~〜^]|\d\s*[-–−x]/i.test(text.normalize("NFKC"));

/** What follows a refused sign within this time belongs to the same text, and is refused with it. */
const oneGoMs = 700;
const refusedAt = new WeakMap<HTMLInputElement, number>();

/** Whether what stands in a field is no figure, or the rest of what was none. */
function isRefused(input: HTMLInputElement): boolean {
  const now = Date.now();
  const isRest = now - (refusedAt.get(input) ?? 0) < oneGoMs;
  if (!isCalculation(input.value) && !isRest) return false;
  refusedAt.set(input, now);
  return true;
}

/**
 * What a field of digits does with what its own format would drop without a word: full-width digits
 * are typed as plain ones, a pasted text is read as a figure (125,000원) or refused (D8-14), and a
 * typed calculation (1+1) empties the field instead of becoming another number.
 */
export const writtenFigures = (of: Figures) => ({
  onInputCapture({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    if (isRefused(input)) {
      input.setRangeText("", 0, input.value.length);
      // A form forgets what is wrong with a field that changes.
      queueMicrotask(of.onUnclear);
      return;
    }
    const plain = input.value.replaceAll(/[０-９．，]/g, (sign) => sign.normalize("NFKC"));
    if (plain === input.value) return;
    const at = input.selectionEnd ?? plain.length;
    input.setRangeText(plain, 0, plain.length);
    input.setSelectionRange(at, at);
  },
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData("text");
    if (/^\s*\d+(\.\d+)?\s*$/.test(text)) return;
    event.preventDefault();
    void paste(event.currentTarget, text, of);
  },
});
