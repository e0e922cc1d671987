import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { richTextClass } from "../reading/rich-text.tsx";
import { Editor, type Extensions } from "@tiptap/core";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./editor.module.css";
import { TableTools } from "./table-tools.tsx";
import { tidied } from "./tidied.ts";
import { type SayTools, Toolbar } from "./toolbar.tsx";

/**
 * The text is reported at its first change and when typing pauses: an error about a missing text
 * disappears at once, and does not move the buttons below it.
 */
const pauseMs = 400;

interface SectionEditorProps {
  label: string;
  language: string;
  initial: RichText;
  onChange: (body: RichText) => void;
  /** What a text may contain; the same object at each drawing. */
  extensions: Extensions;
  say: SayTools;
  /** Further tools, for the editor. */
  more?: (editor: Editor) => ReactNode;
}

/** The text of one section, as Tiptap's JSON; other content is dropped (D9-4). */
export function SectionEditor(props: SectionEditorProps) {
  const { label, language, initial, onChange, extensions, say, more } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const made = new Editor({
      element: place.current,
      extensions,
      content: initial,
      autofocus: false,
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          lang: language,
          class: `${richTextClass} ${styles["text"]}`,
        },
      },
    });
    const send = () => tell.current(tidied(made.getJSON()));
    const hand = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      send();
    };
    made.on("update", () => {
      if (timer === undefined) send();
      clearTimeout(timer);
      timer = setTimeout(hand, pauseMs);
    });
    made.on("blur", hand);
    setEditor(made);
    return () => {
      hand();
      made.destroy();
    };
    // The editor lives as long as its place; another text comes with another key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className={styles["editor"]}>
      {editor && <Tools editor={editor} say={say} more={more} />}
      <div ref={place} />
    </div>
  );
}

/** The number of changes so far: the tools depend on the editor alone. */
function useChanges(editor: Editor): number {
  const count = useRef(0);
  return useSyncExternalStore(
    (changed) => {
      const next = () => {
        count.current += 1;
        changed();
      };
      editor.on("transaction", next);
      return () => void editor.off("transaction", next);
    },
    () => count.current,
  );
}

interface ToolsProps extends Pick<SectionEditorProps, "say"> {
  editor: Editor;
  more: SectionEditorProps["more"] | undefined;
}

function Tools({ editor, say, more }: ToolsProps) {
  useChanges(editor);
  return (
    <div className={styles["tools"]}>
      <Toolbar editor={editor} say={say}>
        {more?.(editor)}
      </Toolbar>
      {editor.isActive("table") && <TableTools editor={editor} say={say} />}
    </div>
  );
}
