import { linkAddress } from "@bupum/shared/reading/wikis/rich-text/address";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTable,
  type TablerIcon,
} from "@tabler/icons-react";
import type { Editor } from "@tiptap/core";
import { type ReactNode, useState } from "react";
import type { Say } from "../say.ts";
import type { ko } from "./words/ko.ts";
import styles from "./editor.module.css";

type Chain = ReturnType<Editor["chain"]>;
interface Tool {
  words: keyof ReturnType<typeof toolWords>;
  icon: TablerIcon;
  act: (chain: Chain) => Chain;
  isOn?: (editor: Editor) => boolean;
}

const tools: readonly Tool[] = [
  {
    words: "heading",
    icon: IconH2,
    act: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    words: "subheading",
    icon: IconH3,
    act: (chain) => chain.toggleHeading({ level: 4 }),
    isOn: (editor) => editor.isActive("heading", { level: 4 }),
  },
  { words: "bold", icon: IconBold, act: (chain) => chain.toggleBold() },
  { words: "italic", icon: IconItalic, act: (chain) => chain.toggleItalic() },
  { words: "strike", icon: IconStrikethrough, act: (chain) => chain.toggleStrike() },
  { words: "subscript", icon: IconSubscript, act: (chain) => chain.toggleMark("subscript") },
  { words: "superscript", icon: IconSuperscript, act: (chain) => chain.toggleMark("superscript") },
  { words: "bulletList", icon: IconList, act: (chain) => chain.toggleBulletList() },
  { words: "orderedList", icon: IconListNumbers, act: (chain) => chain.toggleOrderedList() },
  { words: "blockquote", icon: IconBlockquote, act: (chain) => chain.toggleBlockquote() },
  { words: "codeBlock", icon: IconCode, act: (chain) => chain.toggleCodeBlock() },
  {
    words: "table",
    icon: IconTable,
    act: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    isOn: () => false,
  },
  { words: "undo", icon: IconArrowBackUp, act: (chain) => chain.undo(), isOn: () => false },
  { words: "redo", icon: IconArrowForwardUp, act: (chain) => chain.redo(), isOn: () => false },
];

/** A site's own words, which include those of the tools. */
export type SayTools = Say<typeof ko>;

const toolWords = (say: SayTools) => ({
  heading: say("heading"),
  subheading: say("subheading"),
  bold: say("bold"),
  italic: say("italic"),
  strike: say("strike"),
  subscript: say("subscript"),
  superscript: say("superscript"),
  bulletList: say("bulletList"),
  orderedList: say("orderedList"),
  blockquote: say("blockquote"),
  codeBlock: say("codeBlock"),
  table: say("table"),
  undo: say("undo"),
  redo: say("redo"),
});

interface ToolbarProps {
  editor: Editor;
  say: SayTools;
  children?: ReactNode;
}

/** Formats of the selected text; each button shows whether it is active. */
export function Toolbar({ editor, say, children }: ToolbarProps) {
  const words = toolWords(say);
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <div role="toolbar" aria-label={say("tools")} className={styles["toolbar"]}>
        {tools.map(({ words: name, icon: Icon, act, isOn }) => {
          const on = isOn ? isOn(editor) : editor.isActive(name);
          return (
            <ActionIcon
              key={name}
              variant={on ? "filled" : "subtle"}
              size={44}
              aria-label={words[name]}
              title={words[name]}
              aria-pressed={on}
              // The text keeps its selection and the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => act(editor.chain().focus()).run()}
            >
              <Icon size={20} aria-hidden />
            </ActionIcon>
          );
        })}
        <ActionIcon
          variant={editor.isActive("link") ? "filled" : "subtle"}
          size={44}
          aria-label={say("link")}
          title={say("link")}
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!isLinking)}
        >
          <IconLink size={20} aria-hidden />
        </ActionIcon>
        {children}
      </div>
      {isLinking && <LinkFields editor={editor} say={say} onClose={() => setLinking(false)} />}
    </>
  );
}

interface LinkFieldsProps {
  editor: Editor;
  say: SayTools;
  onClose: () => void;
}

function LinkFields({ editor, say, onClose }: LinkFieldsProps) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes("link")["href"] ?? ""));
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const href = linkAddress(typed);
    if (href === undefined) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };
  return (
    <div className={styles["link"]}>
      <TextInput
        label={say("linkAddress")}
        placeholder="https://"
        value={typed}
        error={isWrong && say("linkWrong")}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // Enter would submit the whole page.
          event.preventDefault();
          set();
        }}
      />
      <Button mih={44} onClick={set}>
        {say("linkSet")}
      </Button>
      {editor.isActive("link") && (
        <Button
          variant="default"
          mih={44}
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          {say("linkDrop")}
        </Button>
      )}
    </div>
  );
}
