import { checkedText } from "@bupum/shared/reading/wikis/rich-text/check";
import type { RichMark, RichNode, RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { mentionPattern } from "./mentions.ts";

/** What a mention leads to; undefined where the market does not have it. */
export type Resolve = (maker: string, partNumber: string | undefined) => RichNode | undefined;

/**
 * An article's Markdown as a text of D9-4. It knows what articles are written with (DECISIONS 150):
 * headings from ### on, paragraphs, flat lists, tables, bold, code and mentions. Throws on what it
 * does not know, so that nothing of an article is lost unseen.
 */
export function richTextOf(markdown: string, resolve: Resolve): RichText {
  const blocks = markdown.split(/\n\s*\n/).filter((block) => block.trim() !== "");
  const doc = { type: "doc", content: blocks.flatMap((block) => blockOf(block, resolve)) };
  const { text, faults } = checkedText(doc);
  if (faults.length > 0) throw new Error(`Not a text of D9-4: ${JSON.stringify(faults)}`);
  return text;
}

const headingPattern = /^(#{3,4}) (.+)$/;
const bulletPattern = /^- (.+)$/;
const numberPattern = /^\d+\. (.+)$/;

function blockOf(block: string, resolve: Resolve): RichNode[] {
  const lines = block.split("\n").map((line) => line.trimEnd());
  const [first = ""] = lines;
  const heading = headingPattern.exec(first);
  if (heading) {
    const level = heading[1]!.length;
    const rest = lines.slice(1).join("\n");
    return [
      { type: "heading", attrs: { level }, content: inlineOf(heading[2]!, resolve) },
      ...(rest.trim() === "" ? [] : blockOf(rest, resolve)),
    ];
  }
  if (first.startsWith("|")) return [tableOf(lines, resolve)];
  for (const [pattern, type] of [
    [bulletPattern, "bulletList"],
    [numberPattern, "orderedList"],
  ] as const)
    if (pattern.test(first)) return [listOf(lines, pattern, type, resolve)];
  if (/^(?:#|>|```|!\[|\s|---)/.test(first)) throw new Error(`Unknown Markdown: ${first}`);
  return [paragraph(lines.join(" "), resolve)];
}

const paragraph = (text: string, resolve: Resolve): RichNode => ({
  type: "paragraph",
  content: inlineOf(text, resolve),
});

function listOf(
  lines: readonly string[],
  pattern: RegExp,
  type: "bulletList" | "orderedList",
  resolve: Resolve,
): RichNode {
  const items = lines.map((line) => {
    const found = pattern.exec(line);
    if (!found) throw new Error(`Not an item of this list: ${line}`);
    return { type: "listItem", content: [paragraph(found[1]!, resolve)] };
  });
  return { type, content: items };
}

const cellsOf = (line: string): string[] => {
  if (!/^\|.*\|$/.test(line)) throw new Error(`Not a row of a table: ${line}`);
  return line.slice(1, -1).split("|");
};

function tableOf([head = "", rule = "", ...rows]: readonly string[], resolve: Resolve): RichNode {
  if (!/^\|(?:\s*:?-+:?\s*\|)+$/.test(rule)) throw new Error(`A table without a head: ${head}`);
  const rowOf = (line: string, type: "tableHeader" | "tableCell"): RichNode => ({
    type: "tableRow",
    content: cellsOf(line).map((cell) => ({ type, content: [paragraph(cell.trim(), resolve)] })),
  });
  return {
    type: "table",
    content: [rowOf(head, "tableHeader"), ...rows.map((line) => rowOf(line, "tableCell"))],
  };
}

/** Bold, code and mentions; everything else is plain text. */
const inlinePattern = new RegExp(
  String.raw`\*\*(?<bold>[^*]+)\*\*|${"`"}(?<code>[^${"`"}]+)${"`"}|(?<mention>\[\[[^\]]+\]\])`,
  "g",
);

function inlineOf(text: string, resolve: Resolve): RichNode[] {
  const found: RichNode[] = [];
  let at = 0;
  for (const match of text.matchAll(inlinePattern)) {
    found.push(...plain(text.slice(at, match.index)));
    at = match.index + match[0].length;
    const { bold, code, mention } = match.groups!;
    if (bold !== undefined) found.push(...plain(bold, "bold"));
    else if (code !== undefined) found.push(...plain(code, "code"));
    else found.push(...mentioned(mention!, resolve));
  }
  return [...found, ...plain(text.slice(at))];
}

const plain = (text: string, mark?: string): RichNode[] => {
  const marks: RichMark[] = mark === undefined ? [] : [{ type: mark }];
  return text === "" ? [] : [{ type: "text", text, ...(marks.length > 0 && { marks }) }];
};

function mentioned(written: string, resolve: Resolve): RichNode[] {
  const [match] = written.matchAll(mentionPattern);
  if (!match) throw new Error(`Not a mention: ${written}`);
  const [, , maker = "", partNumber] = match;
  const node = resolve(maker, partNumber);
  return node ? [node] : plain([maker, partNumber].filter(Boolean).join(" "));
}
