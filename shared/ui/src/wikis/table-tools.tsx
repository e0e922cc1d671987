import { Button } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import styles from "./editor.module.css";
import type { SayTools } from "./toolbar.tsx";

/** Rows and columns of the table at the cursor. */
export function TableTools({ editor, say }: { editor: Editor; say: SayTools }) {
  const chain = () => editor.chain().focus();
  const tools = [
    { words: say("rowAdd"), act: () => chain().addRowAfter().run() },
    { words: say("columnAdd"), act: () => chain().addColumnAfter().run() },
    { words: say("rowDrop"), act: () => chain().deleteRow().run() },
    { words: say("columnDrop"), act: () => chain().deleteColumn().run() },
    { words: say("tableDrop"), act: () => chain().deleteTable().run() },
  ];
  return (
    <div role="toolbar" aria-label={say("tableTools")} className={styles["toolbar"]}>
      {tools.map(({ words, act }) => (
        <Button
          key={words}
          variant="default"
          size="sm"
          mih={44}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
