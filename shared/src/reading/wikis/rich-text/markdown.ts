import { linkAddress } from "./address.ts";
import type { RichMark, RichNode, RichText } from "./nodes.ts";

// Markdown as people type it: headings (## to ####), lists, quotes, code, rules, tables with a head,
// and within a line bold, italic, strike, code and links. What a text has beyond that, Markdown
// cannot say.

const marks = [
  { sign: "**", type: "bold" },
  { sign: "~~", type: "strike" },
  { sign: "*", type: "italic" },
] as const;

const textNode = (text: string, carried: readonly RichMark[]): RichNode => ({
  type: "text",
  text,
  ...(carried.length > 0 && { marks: [...carried] }),
});

/** The inline nodes at the start of a line, and the number of characters that they take. */
function inlineAt(line: string, carried: readonly RichMark[]): [RichNode[], number] | undefined {
  if (line.startsWith("\\\n")) return [[{ type: "hardBreak" }], 2];
  const escaped = /^\\([\\`*~[\]#>|-])/.exec(line);
  if (escaped) return [[textNode(escaped[1]!, carried)], 2];
  const code = /^`([^`\n]+)`/.exec(line);
  if (code) return [[textNode(code[1]!, [...carried, { type: "code" }])], code[0].length];
  const link = /^\[([^\]\n]+)\]\((\S+?)\)/.exec(line);
  const href = link && linkAddress(link[2]);
  if (link && href)
    return [inlineOf(link[1]!, [{ type: "link", attrs: { href } }, ...carried]), link[0].length];
  for (const { sign, type } of marks) {
    const end = line.startsWith(sign) ? line.indexOf(sign, sign.length + 1) : -1;
    if (end > 0)
      return [inlineOf(line.slice(sign.length, end), [...carried, { type }]), end + sign.length];
  }
  return undefined;
}

/** Runs of text with their marks; adjacent runs with the same marks are joined. */
function inlineOf(line: string, carried: readonly RichMark[] = []): RichNode[] {
  const nodes: RichNode[] = [];
  const push = (node: RichNode) => {
    const last = nodes.at(-1);
    const isSame = JSON.stringify(last?.marks) === JSON.stringify(node.marks);
    if (last?.type === "text" && node.type === "text" && isSame)
      nodes[nodes.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else nodes.push(node);
  };
  for (let at = 0; at < line.length;) {
    const found = inlineAt(line.slice(at), carried);
    if (found) found[0].forEach(push);
    else push(textNode(line[at]!, carried));
    at += found?.[1] ?? 1;
  }
  return nodes;
}

const paragraph = (line: string): RichNode => {
  const content = inlineOf(line);
  return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
};
const listItem = (line: string): RichNode => ({ type: "listItem", content: [paragraph(line)] });

/** Lines that are joined; a backslash before the line end keeps the break. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line, at) => (at === 0 || lines[at - 1]!.endsWith("\\") ? line : ` ${line}`))
    .reduce((text, line) => (text.endsWith("\\") ? `${text}\n${line}` : `${text}${line}`), "");

const kinds = {
  bullet: /^[-*] +(.*)$/,
  order: /^(\d{1,4})\. +(.*)$/,
  quote: /^> ?(.*)$/,
  heading: /^(#{2,4}) +(.+)$/,
  rule: /^-{3,}$/,
  fence: /^```([a-z0-9+#-]*)$/,
} as const;

const row = /^\|(.+)\|$/;
/** Below the head of a table. */
const headRule = /^\|(?: *:?-+:? *\|)+$/;

/** Lines from the first on that fit, as the pattern's last group has them. */
function run(lines: readonly string[], pattern: RegExp): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const groups = pattern.exec(line);
    if (!groups) break;
    found.push(groups.at(-1) ?? "");
  }
  return found;
}

/** The block at the first line, and its number of lines. */
function blockAt(lines: readonly string[]): [RichNode, number] {
  const [first = ""] = lines;
  const heading = kinds.heading.exec(first);
  if (heading)
    return [
      { type: "heading", attrs: { level: heading[1]!.length }, content: inlineOf(heading[2]!) },
      1,
    ];
  const fence = kinds.fence.exec(first);
  const close = fence ? lines.indexOf("```", 1) : -1;
  if (fence && close > 0) return [codeBlock(fence[1]!, lines.slice(1, close)), close + 1];
  if (kinds.rule.test(first)) return [{ type: "horizontalRule" }, 1];
  const bullets = run(lines, kinds.bullet);
  if (bullets.length > 0)
    return [{ type: "bulletList", content: bullets.map(listItem) }, bullets.length];
  const numbered = run(lines, kinds.order);
  if (numbered.length > 0)
    return [
      {
        type: "orderedList",
        attrs: { start: Number(kinds.order.exec(first)![1]) },
        content: numbered.map(listItem),
      },
      numbered.length,
    ];
  const rows = headRule.test(lines[1] ?? "") ? run(lines, row) : [];
  if (rows.length > 1) return [tableOf(rows), rows.length];
  const quoted = run(lines, kinds.quote);
  if (quoted.length > 0) return [{ type: "blockquote", content: blocksOf(quoted) }, quoted.length];
  const end = lines.findIndex((line, at) => at > 0 && (line === "" || begins(line)));
  const own = lines.slice(0, end < 0 ? lines.length : end);
  return [paragraph(joined(own)), own.length];
}

const begins = (line: string): boolean => Object.values(kinds).some((kind) => kind.test(line));

const rowOf = (type: "tableHeader" | "tableCell", line: string): RichNode => ({
  type: "tableRow",
  content: line.split(/(?<!\\)\|/).map((cell) => ({ type, content: [paragraph(cell.trim())] })),
});
const tableOf = ([head = "", , ...rows]: readonly string[]): RichNode => ({
  type: "table",
  content: [rowOf("tableHeader", head), ...rows.map((line) => rowOf("tableCell", line))],
});

function codeBlock(language: string, lines: readonly string[]): RichNode {
  const text = lines.join("\n");
  return {
    type: "codeBlock",
    ...(language !== "" && { attrs: { language } }),
    ...(text !== "" && { content: [textNode(text, [])] }),
  };
}

function blocksOf(lines: readonly string[]): RichNode[] {
  const blocks: RichNode[] = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at] === "") {
      at += 1;
      continue;
    }
    const [block, taken] = blockAt(lines.slice(at));
    blocks.push(block);
    at += taken;
  }
  return blocks;
}

/** A formatted text from Markdown. Anything else stays plain text. */
export function richOf(markdown: string): RichText {
  const lines = markdown
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.trimEnd());
  const content = blocksOf(lines);
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

const escaped = (text: string) => text.replaceAll(/[\\`*~[\]]/g, "\\$&");

function lineOf(nodes: readonly RichNode[] = []): string {
  return nodes
    .map((node) => {
      if (node.type === "hardBreak") return "\\\n";
      const names = (node.marks ?? []).map(({ type }) => type);
      if (names.includes("code")) return `\`${node.text ?? ""}\``;
      const around = marks.reduce(
        (text, { sign, type }) => (names.includes(type) ? `${sign}${text}${sign}` : text),
        escaped(node.text ?? ""),
      );
      const link = node.marks?.find(({ type }) => type === "link");
      return link ? `[${around}](${String(link.attrs?.["href"])})` : around;
    })
    .join("");
}

const plainLines = (nodes: readonly RichNode[] = []) => nodes.map(({ text = "" }) => text).join("");

const rowText = ({ content = [] }: RichNode): string =>
  content.map((cell) => ` ${lineOf(cell.content?.[0]?.content).replaceAll("|", "\\|")} |`).join("");

function tableText([head, ...rows]: readonly RichNode[] = []): string {
  const rule = " - |".repeat(head?.content?.length ?? 0);
  const lines = [head ? rowText(head) : "", rule, ...rows.map(rowText)];
  return lines.map((line) => `|${line}`).join("\n");
}

function blockText(block: RichNode): string {
  const items = () => (block.content ?? []).map(({ content = [] }) => lineOf(content[0]?.content));
  switch (block.type) {
    case "heading":
      return `${"#".repeat(Number(block.attrs?.["level"]))} ${lineOf(block.content)}`;
    case "bulletList":
      return items()
        .map((item) => `- ${item}`)
        .join("\n");
    case "orderedList":
      return items()
        .map((item, at) => `${Number(block.attrs?.["start"] ?? 1) + at}. ${item}`)
        .join("\n");
    case "blockquote":
      return markdownBlocks(block.content)
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "codeBlock":
      return `\`\`\`${String(block.attrs?.["language"] ?? "")}\n${plainLines(block.content)}\n\`\`\``;
    case "table":
      return tableText(block.content);
    case "horizontalRule":
      return "---";
    default:
      return lineOf(block.content).replace(/^(?=[#>-])/, "\\");
  }
}
const markdownBlocks = (blocks: readonly RichNode[] = []) => blocks.map(blockText).join("\n\n");

/** The text with attributes in a fixed order and without empty ones. */
const canonical = (text: RichText): string =>
  JSON.stringify(text, (name, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    const isEmpty = Object.keys(value).length === 0;
    if (isEmpty && (name === "marks" || name === "attrs")) return undefined;
    if (Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)),
    );
  });

/** The Markdown of this text; undefined if Markdown cannot express it exactly. */
export function markdownOf(text: RichText): string | undefined {
  const markdown = markdownBlocks(text.content);
  return canonical(richOf(markdown)) === canonical(text) ? markdown : undefined;
}
