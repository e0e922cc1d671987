import type { RichNode, RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { diffArrays } from "diff";

const textOf = (block: RichNode): string => plainOf({ type: "doc", content: [block] });
const holdsOnly = ({ content = [] }: RichNode, types: readonly string[]): boolean =>
  content.every(({ type }) => types.includes(type));
const lineItems = ({ content = [] }: RichNode): boolean =>
  content.every((item) => holdsOnly(item, ["paragraph"]) && !textOf(item).includes("\n"));

/** Blocks that a reader can propose in plain text; tables, pictures and code stay as they are. */
function isProse(block: RichNode): boolean {
  if (textOf(block) === "") return false;
  if (block.type === "paragraph" || block.type === "heading") return true;
  if (block.type === "blockquote") return holdsOnly(block, ["paragraph"]);
  return (block.type === "bulletList" || block.type === "orderedList") && lineItems(block);
}

/** The text that a reader edits: the blocks of words, with a blank line between two. */
export const proposable = ({ content }: RichText): string =>
  content.filter(isProse).map(textOf).join("\n\n");

const chunksOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((chunk) =>
      chunk
        .split(/\r?\n/)
        .map((line) => line.replaceAll(/[ \t]+/g, " ").trim())
        .filter(Boolean)
        .join("\n"),
    )
    .filter(Boolean);

const run = (text: string): RichNode[] => (text === "" ? [] : [{ type: "text", text }]);
const paragraph = (line: string): RichNode => ({ type: "paragraph", content: run(line) });
const broken = (text: string): RichNode[] =>
  text
    .split("\n")
    .flatMap((line, at) => [...(at === 0 ? [] : [{ type: "hardBreak" }]), ...run(line)]);

/** One character with its marks, or a whole mention. */
const piecesOf = (nodes: readonly RichNode[]): { said: string; node: RichNode }[] =>
  nodes.flatMap((node) =>
    node.text === undefined
      ? [{ said: textOf({ type: "paragraph", content: [node] }) || "\n", node }]
      : [...node.text].map((said) => ({ said, node: { ...node, text: said } })),
  );

/** Joins characters with the same marks into runs. */
function joined(nodes: readonly RichNode[]): RichNode[] {
  const found: RichNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    const isRun = last?.text !== undefined && node.text !== undefined;
    if (isRun && JSON.stringify(last.marks) === JSON.stringify(node.marks))
      found[found.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else found.push(node);
  }
  return found;
}

/** A line with other words: the common beginning and end keep their marks and mentions. */
function reworded(content: readonly RichNode[], text: string): RichNode[] {
  const pieces = piecesOf(content);
  let [head, front] = [0, 0];
  while (head < pieces.length && text.startsWith(pieces[head]!.said, front))
    front += pieces[head++]!.said.length;
  let [tail, back] = [pieces.length, text.length];
  while (tail > head && text.slice(front, back).endsWith(pieces[tail - 1]!.said))
    back -= pieces[--tail]!.said.length;
  return joined([
    ...pieces.slice(0, head).map(({ node }) => node),
    ...broken(text.slice(front, back)),
    ...pieces.slice(tail).map(({ node }) => node),
  ]);
}

/** The same block with other words: a list keeps its unchanged items. */
function rebuilt(block: RichNode, text: string): RichNode {
  const lines = text.split("\n");
  const content = block.content ?? [];
  if (block.type === "paragraph") return { ...block, content: reworded(content, text) };
  if (block.type === "heading") return { ...block, content: reworded(content, lines.join(" ")) };
  const known = new Map(content.map((item) => [textOf(item), item]));
  const made = (line: string): RichNode =>
    block.type === "blockquote"
      ? paragraph(line)
      : { type: "listItem", content: [paragraph(line)] };
  return { ...block, content: lines.map((line) => known.get(line) ?? made(line)) };
}

const pairsOf = (text: string): string[] => {
  const letters = [...text.replaceAll(/\s+/g, "")];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};
/** The share of a section that a proposal must contain to count as another wording of it. */
const leastKept = 0.4;
function isRewording(before: string, after: string): boolean {
  const [pairs, kept] = [pairsOf(before), new Set(pairsOf(after))];
  return pairs.filter((pair) => kept.has(pair)).length >= pairs.length * leastKept;
}

/**
 * The section with the proposed text applied (DECISIONS 171): its blocks of words become the
 * proposal, and unchanged ones stay. A text that keeps little of the section is appended to it.
 */
export function withProposal(body: RichText, proposed: string): RichText {
  const chunks = chunksOf(proposed);
  const filled = body.content.filter(
    (block) => block.type !== "paragraph" || (block.content ?? []).length > 0,
  );
  if (!isRewording(proposable(body), proposed))
    return {
      type: "doc",
      content: [...filled, ...chunks.map((one) => rebuilt(paragraph(""), one))],
    };
  const units = filled.filter(isProse);
  const front: RichNode[] = [];
  const after = new Map(units.map((unit) => [unit, [unit]]));
  let [at, place] = [0, front];
  let [gone, come]: [RichNode[], string[]] = [[], []];
  const settle = () => {
    gone.forEach((unit, index) => {
      const chunk = come[index];
      place = after.get(unit)!;
      place.splice(0, 1, ...(chunk === undefined ? [] : [rebuilt(unit, chunk)]));
    });
    place.push(...come.slice(gone.length).map((chunk) => rebuilt(paragraph(""), chunk)));
    [gone, come] = [[], []];
  };
  for (const { value, added, removed } of diffArrays(units.map(textOf), chunks)) {
    if (added) come.push(...value);
    else if (removed) gone.push(...units.slice(at, at + value.length));
    else settle();
    if (!added) at += value.length;
    if (!added && !removed) place = after.get(units[at - 1]!)!;
  }
  settle();
  const content = [...front, ...filled.flatMap((block) => after.get(block) ?? [block])];
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}
