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

/**
 * What a field of digits does with what its own format would drop without a word: full-width digits
 * are typed as plain ones, and a pasted text is read as a figure (125,000원) or refused (D8-14).
 */
export const writtenFigures = (of: Figures) => ({
  onInputCapture({ currentTarget: input }: FormEvent<HTMLInputElement>) {
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
