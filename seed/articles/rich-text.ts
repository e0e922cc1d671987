import { checkedText } from "@bupum/shared/reading/wikis/rich-text/check";
import { richOf } from "@bupum/shared/reading/wikis/rich-text/markdown";
import type { RichNode, RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { mentionPattern } from "./mentions.ts";

/** What a mention leads to; undefined where the market does not have it. */
export type Resolve = (maker: string, partNumber: string | undefined) => RichNode | undefined;

/** What articles are written with (DECISIONS 150); headings from ### on, since ## is a section. */
const blocks = new Set(["heading", "paragraph", "bulletList", "orderedList", "table"]);
const marks = new Set(["bold", "code"]);
/** How a line begins that was meant as more than text. */
const misread = /^(?:#|>|```|!\[|\s|---|\|)/;

/**
 * An article's Markdown as a text of D9-4, with its mentions. Throws on what articles are not
 * written with, so that nothing of one is shown as other than it was meant.
 */
export function richTextOf(markdown: string, resolve: Resolve): RichText {
  const content = richOf(markdown).content.map((block) => {
    mustBeKnown(block);
    return mentioned(block, resolve);
  });
  const { text, faults } = checkedText({ type: "doc", content });
  if (faults.length > 0) throw new Error(`Not a text of D9-4: ${JSON.stringify(faults)}`);
  return text;
}

const runsOf = ({ content = [], ...node }: RichNode): RichNode[] =>
  node.type === "text" ? [node] : content.flatMap(runsOf);

function mustBeKnown(block: RichNode): void {
  const runs = runsOf(block);
  const isSection = block.type === "heading" && block.attrs?.["level"] === 2;
  const isMarked = runs.every((run) => (run.marks ?? []).every(({ type }) => marks.has(type)));
  const isText = block.type === "paragraph" && misread.test(runs[0]?.text ?? "");
  if (!blocks.has(block.type) || isSection || !isMarked || isText)
    throw new Error(`Unknown Markdown: ${runs.map(({ text }) => text).join("")}`);
}

/** The same with each mention in place of its text. */
function mentioned(node: RichNode, resolve: Resolve): RichNode {
  if (!node.content) return node;
  return {
    ...node,
    content: node.content.flatMap((part) =>
      part.type === "text" && part.text?.includes("[[")
        ? splitAt(part, resolve)
        : [mentioned(part, resolve)],
    ),
  };
}

function splitAt({ text = "", ...node }: RichNode, resolve: Resolve): RichNode[] {
  const plain = (some: string): RichNode[] => (some === "" ? [] : [{ ...node, text: some }]);
  const found: RichNode[] = [];
  let at = 0;
  for (const match of text.matchAll(mentionPattern)) {
    const [written, , maker = "", partNumber] = match;
    const resolved = resolve(maker, partNumber);
    found.push(
      ...plain(text.slice(at, match.index)),
      ...(resolved ? [resolved] : plain([maker, partNumber].filter(Boolean).join(" "))),
    );
    at = match.index + written.length;
  }
  const rest = text.slice(at);
  if (found.some(({ text: some }) => some?.includes("[[")) || rest.includes("[["))
    throw new Error(`Not a mention: ${text}`);
  return [...found, ...plain(rest)];
}
