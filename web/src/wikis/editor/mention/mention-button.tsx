import { wikiLimits } from "@bupum/shared/reading/wikis/states";
import { ActionIcon } from "@mantine/core";
import { IconAt } from "@tabler/icons-react";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { useWords } from "../../../words.ts";
import { type Mention, MentionField } from "./mention-field.tsx";

const key = new PluginKey("mentionSign");
const sign = "@";

/**
 * Whether an "@" at this position starts a mention: not within a word, as in an address, nor in
 * code.
 */
const beginsMention = (editor: Editor, at: number): boolean => {
  const { parent, parentOffset } = editor.state.doc.resolve(at);
  const before = parent.textBetween(0, parentOffset, undefined, " ");
  return !parent.type.spec.code && !editor.isActive("code") && /(^|\s)$/.test(before);
};

/** Inserts parts and makers into the text, found by the button or an "@" (D9-9). */
export function MentionButton({ editor }: { editor: Editor }) {
  const say = useWords("wikiEditor");
  const [opened, setOpened] = useState<"button" | "sign">();
  useEffect(() => {
    const handleTextInput = (_view: unknown, from: number, _to: number, text: string) => {
      if (text !== sign || !beginsMention(editor, from)) return false;
      setOpened("sign");
      return true;
    };
    editor.registerPlugin(new Plugin({ key, props: { handleTextInput } }));
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor]);
  const { from, to } = editor.state.selection;
  const insert = (mention: Mention) => {
    setOpened(undefined);
    editor.chain().focus().insertContent(mention).run();
  };
  const leave = (typed: string) => {
    setOpened(undefined);
    const chain = editor.chain().focus();
    // An "@" without a chosen part stays in the text.
    if (opened === "sign") chain.insertContent({ type: "text", text: `${sign}${typed}` });
    chain.run();
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={say("mention")}
        title={say("mention")}
        aria-expanded={opened !== undefined}
        disabled={editor.isActive("codeBlock")}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpened(opened ? undefined : "button")}
      >
        <IconAt size={20} aria-hidden />
      </ActionIcon>
      {opened && (
        <MentionField
          label={say("mentionFind")}
          description={say("mentionHint", {
            parts: wikiLimits.products,
            makers: wikiLimits.makers,
          })}
          begun={editor.state.doc.textBetween(from, to, " ").slice(0, 60)}
          onPick={insert}
          onLeave={leave}
        />
      )}
    </>
  );
}
