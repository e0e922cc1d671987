import { isId } from "../../../kernel/id-text.ts";
import type { RichNode, RichText } from "./nodes.ts";

/** Nodes that end a line. */
const lines: ReadonlySet<string> = new Set([
  "paragraph",
  "heading",
  "listItem",
  "codeBlock",
  "tableRow",
  "horizontalRule",
  "image",
]);

/** The plain text, line by line: for search, previews and counting. */
export function plainOf(text: RichText): string {
  return saidBy(text.content)
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n[\n ]*/g, "\n")
    .trim();
}

const saidBy = (nodes: readonly RichNode[]): string => nodes.map(said).join("");

function said({ type, text, attrs, content = [] }: RichNode): string {
  if (text !== undefined) return text;
  if (type === "hardBreak") return "\n";
  const label = attrs?.[type === "image" ? "alt" : "label"];
  const own = typeof label === "string" ? label : "";
  const inside = saidBy(content);
  if (type === "tableCell" || type === "tableHeader") return `${inside.trim()} `;
  return `${own}${inside}${lines.has(type) ? "\n" : ""}`;
}

/** Every node of a text, in order. */
export function* everyNode(nodes: readonly RichNode[]): Generator<RichNode> {
  for (const node of nodes) {
    yield node;
    if (node.content) yield* everyNode(node.content);
  }
}

const idsIn = <P extends "prd" | "mkr" | "fil">(
  text: RichText,
  type: string,
  name: string,
  prefix: P,
): `${P}_${string}`[] => {
  const ids = [...everyNode(text.content)].flatMap((node) => {
    const value = node.type === type ? node.attrs?.[name] : undefined;
    return typeof value === "string" && isId(value, prefix) ? [value] : [];
  });
  return [...new Set(ids)];
};

/** The products that a text mentions, each once. */
export const productsIn = (text: RichText) => idsIn(text, "productMention", "productId", "prd");
/** The makers that a text mentions, each once. */
export const makersIn = (text: RichText) => idsIn(text, "makerMention", "manufactorId", "mkr");
/** The pictures of a text, each once. */
export const picturesIn = (text: RichText) => idsIn(text, "image", "fileId", "fil");

/** A heading for a table of contents; `anchor` is its id in the HTML. */
export interface Heading {
  anchor: string;
  level: number;
  text: string;
}
/** The headings of one section; `anchor` is the prefix that `htmlOf` gets. */
export const headingsOf = (text: RichText, anchor: string): Heading[] =>
  [...everyNode(text.content)]
    .filter(({ type }) => type === "heading")
    .map((node, index) => ({
      anchor: `${anchor}-${index + 1}`,
      level: Number(node.attrs?.["level"] ?? 4),
      text: saidBy(node.content ?? []).trim(),
    }));
