/** What of a key press matters here. */
export interface EnterPress {
  key: string;
  code: string;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
  preventDefault: () => void;
}

/** The code of a key that an input method takes for itself. */
const processKey = 229;
/** Windows names a key that is composed with only by its place on the keyboard. */
const isEnter = ({ key, code, keyCode }: EnterPress) =>
  key === "Enter" || (keyCode === processKey && /^(Numpad)?Enter$/.test(code));
/** Enter ends a Korean syllable and sends; in other languages it chooses among the offered words. */
const isHangul = (text: string) =>
  /^[\u1100-\u11FF\u3130-\u318F\uA960-\uA97C\uAC00-\uD7FB]+$/.test(text);

/**
 * Enter sends, and Shift and Enter break the line. While a syllable is composed, browsers disagree:
 * Chrome tells of the Enter before the composition ends, Safari after it, and some tell a second
 * Enter of the same press. So a composing Enter sends once, when the syllable stands in the field,
 * and any Enter that follows is swallowed until the key is let go.
 */
export function enterKey(send: () => void) {
  let [isComposing, isWanted, isSwallowing, composed] = [false, false, false, ""];
  const sendOnce = () => {
    isSwallowing = true;
    // The field has its text only after this event.
    setTimeout(send);
  };
  return {
    onKeyDown(press: EnterPress): void {
      if (!isEnter(press)) {
        isWanted = false;
        isSwallowing = false;
        return;
      }
      if (press.shiftKey) return;
      press.preventDefault();
      if (isSwallowing) return;
      if (press.isComposing || isComposing) isWanted = true;
      // Safari: this very key has just ended the composition.
      else if (press.keyCode !== processKey || isHangul(composed)) sendOnce();
    },
    onKeyUp(press: EnterPress): void {
      if (isEnter(press)) isSwallowing = false;
    },
    onCompositionStart(): void {
      isComposing = true;
    },
    onCompositionEnd({ data }: { data: string }): void {
      isComposing = false;
      composed = data;
      if (isWanted && isHangul(data)) sendOnce();
      isWanted = false;
    },
  };
}
