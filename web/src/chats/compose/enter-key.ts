/** The fields of a key event that matter here. */
export interface EnterPress {
  key: string;
  code: string;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
  preventDefault: () => void;
}

/** The key code of a key that the input method handles. */
const processKey = 229;
/** During composition Windows identifies a key only by its position. */
const isEnter = ({ key, code, keyCode }: EnterPress) =>
  key === "Enter" || (keyCode === processKey && /^(Numpad)?Enter$/.test(code));
/** Enter completes a Korean syllable and sends; in other languages it chooses a candidate. */
const isHangul = (text: string) =>
  /^[\u1100-\u11FF\u3130-\u318F\uA960-\uA97C\uAC00-\uD7FB]+$/.test(text);

/**
 * Enter sends, Shift and Enter break the line. During composition browsers differ: Chrome reports
 * the Enter before the composition ends, Safari after it, and some report a second Enter of the
 * same press. So a composing Enter sends once, when the syllable is in the field, and every
 * following Enter is ignored until the key is released.
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
      // Safari: this key has just ended the composition.
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
