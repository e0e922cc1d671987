import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "../../words.ts";
import { enterKey } from "./enter-key.ts";
import styles from "./composer.module.css";

interface FieldProps {
  box: RefObject<HTMLTextAreaElement | null>;
  initial: string;
  otherName: string;
  isTooLong: boolean;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onSend: () => void;
}

/** On a phone Enter breaks the line, as in every other app there. */
export const hasKeys = () => !matchMedia("(pointer: coarse)").matches;

/** The text of a message: as high as its lines, and sent by Enter if there is a keyboard. */
export function Field(props: FieldProps) {
  const { box, initial, otherName, isTooLong, onText, onFiles, onSend } = props;
  const say = useWords("chats");
  const keys = useEnter(onSend);
  useLayoutEffect(() => {
    if (box.current) fit(box.current);
  }, [box]);
  return (
    <textarea
      ref={box}
      className={styles["field"]}
      rows={1}
      aria-invalid={isTooLong || undefined}
      defaultValue={initial}
      aria-label={say("composer.label", { name: otherName })}
      placeholder={say("composer.placeholder")}
      enterKeyHint={hasKeys() ? "send" : "enter"}
      onInput={({ currentTarget }) => {
        fit(currentTarget);
        onText(currentTarget.value);
      }}
      onPaste={(event) => takePasted(event, onFiles)}
      {...keys}
    />
  );
}

const lines = 6;
const [paddingPx, borderPx] = [22, 2];

/** As high as its text, up to six lines. */
export function fit(box: HTMLTextAreaElement): void {
  box.style.height = "auto";
  const line = Number.parseFloat(getComputedStyle(box).lineHeight);
  const most = lines * line + paddingPx || Infinity;
  box.style.height = `${Math.min(box.scrollHeight + borderPx, most)}px`;
}

/** Pictures from the clipboard; cells of a sheet also come as a picture, but are wanted as text. */
function takePasted(event: ClipboardEvent, onFiles: FieldProps["onFiles"]): void {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes("text/plain")) return;
  event.preventDefault();
  onFiles([...files]);
}

/** Key handlers of the field; they always call the latest `send`. */
function useEnter(send: () => void) {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const rule = useRef<ReturnType<typeof enterKey>>(undefined);
  useEffect(() => {
    rule.current = enterKey(() => latest.current());
  }, []);
  const [on] = useState(() => ({
    onKeyDown: ({ nativeEvent }: KeyboardEvent) => {
      if (hasKeys()) rule.current?.onKeyDown(nativeEvent);
    },
    onKeyUp: ({ nativeEvent }: KeyboardEvent) => rule.current?.onKeyUp(nativeEvent),
    onCompositionStart: () => rule.current?.onCompositionStart(),
    onCompositionEnd: (event: { data: string }) => rule.current?.onCompositionEnd(event),
  }));
  return on;
}
