import { mostChatText } from "@bupum/shared/chats/rules";
import { dropDraft, storedDraft, storeDraft } from "@bupum/ui/form/stored-draft";
import { ActionIcon } from "@mantine/core";
import { IconPaperclip, IconSend2 } from "@tabler/icons-react";
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
import type { Unsent } from "../unsent/unsent.ts";
import { acceptedFiles, AttachmentList, type Attachments } from "./attachments.tsx";
import { enterKey } from "./enter-key.ts";
import styles from "./composer.module.css";

interface ComposerProps {
  /** Names the text that is kept: of one account, in one room. */
  keepAs: string;
  otherName: string;
  /** Hints what of the text the other will not see. */
  hintOf: (text: string) => string | undefined;
  attached: Attachments;
  onWriting: () => void;
  onSend: (contents: Pick<Unsent, "text" | "files">[]) => void;
}

/** Of so many characters left the writer is told. */
const fewLeft = 200;
const lines = 6;
const [paddingPx, borderPx] = [22, 2];
/** On a phone Enter breaks the line, as in every other app there. */
const hasKeys = () => !matchMedia("(pointer: coarse)").matches;

/** Where one writes: text that grows with its lines, and up to five files. */
export function Composer(props: ComposerProps) {
  const { keepAs, otherName, hintOf, attached, onWriting, onSend } = props;
  const say = useWords("chats");
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => String(storedDraft(keepAs, "machine")["text"] ?? ""));
  const files = attached.done;
  const send = () => {
    const box = field.current;
    if (!box || attached.isBusy) return;
    // The field itself: of a syllable that was just ended no state knows yet.
    const written = box.value.trim();
    if (written === "" && files.length === 0) return;
    onSend([...(files.length > 0 ? [{ files }] : []), ...(written ? [{ text: written }] : [])]);
    attached.clear();
    box.value = "";
    write("");
    box.focus();
  };
  const write = (now: string) => {
    setText(now);
    if (now.trim() === "") dropDraft(keepAs, "machine");
    else storeDraft(keepAs, { text: now }, "machine");
  };
  useGrowing(field, text);
  const isEmpty = text.trim() === "" && files.length === 0;
  const hint = hintOf(text);
  return (
    <form
      className={styles["composer"]}
      aria-label={say("composer.form")}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachmentList of={attached} />
      <p className={styles["hint"]} aria-live="polite">
        {hint}
      </p>
      <div className={styles["line"]}>
        <AttachButton attached={attached} />
        <textarea
          ref={field}
          className={styles["field"]}
          rows={1}
          maxLength={mostChatText}
          defaultValue={text}
          aria-label={say("composer.label", { name: otherName })}
          placeholder={say("composer.placeholder")}
          enterKeyHint={hasKeys() ? "send" : "enter"}
          onInput={({ currentTarget: { value } }) => {
            write(value);
            if (value.trim() !== "") onWriting();
          }}
          onPaste={(event) => takePasted(event, attached.add)}
          {...useEnter(send)}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          size={44}
          aria-label={say("composer.send")}
          disabled={isEmpty || attached.isBusy}
        >
          <IconSend2 size={20} aria-hidden />
        </ActionIcon>
      </div>
      {text.length > mostChatText - fewLeft && (
        <p className={styles["count"]}>
          {say("composer.count", { count: text.length, most: mostChatText })}
        </p>
      )}
    </form>
  );
}

/** Pictures of the clipboard; cells of a sheet come as a picture too, and are wanted as text. */
function takePasted(event: ClipboardEvent, add: (files: File[]) => void): void {
  const { files, types } = event.clipboardData;
  if (files.length === 0 || types.includes("text/plain")) return;
  event.preventDefault();
  add([...files]);
}

/** The field is as high as its text, up to six lines. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = "auto";
    const line = Number.parseFloat(getComputedStyle(box).lineHeight);
    const most = lines * line + paddingPx;
    box.style.height = `${Math.min(box.scrollHeight + borderPx, most || Infinity)}px`;
  }, [field, text]);
}

/** Keys of the field; the latest `send` is called, whenever the rule was made. */
function useEnter(send: () => void) {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [enter] = useState(() => enterKey(() => latest.current()));
  return {
    onKeyDown: ({ nativeEvent }: KeyboardEvent) => {
      if (hasKeys()) enter.onKeyDown(nativeEvent);
    },
    onKeyUp: ({ nativeEvent }: KeyboardEvent) => enter.onKeyUp(nativeEvent),
    onCompositionStart: enter.onCompositionStart,
    onCompositionEnd: enter.onCompositionEnd,
  };
}

function AttachButton({ attached }: { attached: Attachments }) {
  const say = useWords("chats");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size={44}
        aria-label={say("composer.attach")}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={20} aria-hidden />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={say("composer.files")}
        onChange={({ currentTarget }) => {
          attached.add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
