import { mostChatText } from "@bupum/shared/talk/chats/rules";
import { dropDraft, storedDraft, storeDraft } from "@bupum/ui/form/stored-draft";
import { ActionIcon } from "@mantine/core";
import { IconPaperclip, IconSend2 } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../words.ts";
import type { Unsent } from "../unsent/unsent.ts";
import { acceptedFiles, AttachmentList, type Attachments } from "./attachments.tsx";
import { Field, fit, hasKeys } from "./field.tsx";
import styles from "./composer.module.css";

interface ComposerProps {
  /** The name of the kept text: one for each account and room. */
  keepAs: string;
  otherName: string;
  /**
   * Whether the room was opened to write: then the field gets the focus, if there is a keyboard.
   */
  isAwaited: () => boolean;
  /** Warns about contact data that the other will not see. */
  hintOf: (text: string) => string | undefined;
  attached: Attachments;
  onWriting: () => void;
  onSend: (contents: Pick<Unsent, "text" | "files">[]) => void;
}

/** The number of remaining characters from which it is shown. */
const fewLeft = 200;

/** The message field, which grows with its lines, and up to five files. */
export function Composer(props: ComposerProps) {
  const { keepAs, otherName, isAwaited, hintOf, attached, onWriting, onSend } = props;
  const say = useWords("chats");
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKeptText(keepAs);
  const [initial] = useState(text);
  useAwaitedFocus(box, isAwaited);
  const files = attached.done;
  const { length } = text.trim();
  const send = () => {
    const field = box.current;
    if (!field || attached.isBusy) return;
    // The field itself: no state has a syllable that was just completed.
    const written = field.value.trim();
    if ((written === "" && files.length === 0) || written.length > mostChatText) return;
    onSend([...(files.length > 0 ? [{ files }] : []), ...(written ? [{ text: written }] : [])]);
    attached.clear();
    field.value = "";
    fit(field);
    setText("");
    field.focus();
  };
  return (
    <form
      noValidate
      className={styles["composer"]}
      aria-label={say("composer.form")}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachmentList of={attached} />
      <p className={styles["hint"]} aria-live="polite">
        {hintOf(text)}
      </p>
      <div className={styles["line"]}>
        <AttachButton attached={attached} />
        <Field
          box={box}
          initial={initial}
          otherName={otherName}
          isTooLong={length > mostChatText}
          onText={(now) => {
            setText(now);
            if (now.trim() !== "") onWriting();
          }}
          onFiles={attached.add}
          onSend={send}
        />
        <SendIcon
          isOff={attached.isBusy || length > mostChatText || (length === 0 && files.length === 0)}
        />
      </div>
      <Count of={length} />
    </form>
  );
}

/** The field has the focus in a room that was opened to write, if there is a keyboard. */
function useAwaitedFocus(box: RefObject<HTMLTextAreaElement | null>, isAwaited: () => boolean) {
  useEffect(() => {
    if (isAwaited() && hasKeys()) box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- of the room that begins
  }, []);
}

/** Unsent text, stored on this machine. */
function useKeptText(keepAs: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => String(storedDraft(keepAs, "machine")["text"] ?? ""));
  const keep = (now: string) => {
    setText(now);
    if (now.trim() === "") dropDraft(keepAs, "machine");
    else storeDraft(keepAs, { text: now }, "machine");
  };
  return [text, keep];
}

function SendIcon({ isOff }: { isOff: boolean }) {
  const say = useWords("chats");
  return (
    <ActionIcon
      type="submit"
      variant="filled"
      size={44}
      radius="xl"
      aria-label={say("composer.send")}
      disabled={isOff}
    >
      <IconSend2 size={20} aria-hidden />
    </ActionIcon>
  );
}

function Count({ of }: { of: number }) {
  const say = useWords("chats");
  if (of <= mostChatText - fewLeft) return null;
  const over = of - mostChatText;
  if (over > 0)
    return (
      <p className={styles["count"]} role="status" data-over>
        {say("composer.over", { count: over })}
      </p>
    );
  return (
    <p className={styles["count"]}>{say("composer.count", { count: of, most: mostChatText })}</p>
  );
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
