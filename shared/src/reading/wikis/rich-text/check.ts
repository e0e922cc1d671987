import {
  markRules,
  nodeRules,
  type RichMark,
  type RichNode,
  richLimits,
  type RichText,
  ruleOf,
  textName,
} from "./nodes.ts";

/** A fault of a text; `code` has words in every language. */
export interface RichFault {
  path: (string | number)[];
  code: "TEXT_NODE" | "TEXT_MARK" | "TEXT_LINK" | "TEXT_VALUE" | "TEXT_TOO_DEEP" | "TEXT_TOO_LONG";
}
/** The most faults of one reply. */
const mostFaults = 20;

type Kind = (typeof nodeRules)[string]["kind"];

interface Walk {
  faults: RichFault[];
  nodes: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Checks an unknown value as a text (D9-4): `text` is the valid rest, `faults` lists what is not
 * allowed. The server refuses a text with faults; the editor keeps the valid rest of a pasted one.
 * Unknown attributes are dropped without a fault, since Tiptap adds some of its own.
 */
export function checkedText(value: unknown): { text: RichText; faults: RichFault[] } {
  const walk: Walk = { faults: [], nodes: 0 };
  if (!isObject(value) || value["type"] !== "doc") note(walk, [], "TEXT_NODE");
  const content = isObject(value) ? childrenOf(walk, value, ["block"], false, [], 1) : [];
  return {
    text: { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] },
    faults: walk.faults,
  };
}

function note({ faults }: Walk, path: RichFault["path"], code: RichFault["code"]): void {
  if (faults.length < mostFaults) faults.push({ path, code });
}

function childrenOf(
  walk: Walk,
  node: Record<string, unknown>,
  kinds: readonly Kind[],
  isPlain: boolean,
  path: RichFault["path"],
  depth: number,
): RichNode[] {
  const { content } = node;
  if (content === undefined || content === null) return [];
  if (!Array.isArray(content)) {
    note(walk, path, "TEXT_NODE");
    return [];
  }
  if (depth > richLimits.depth && content.length > 0) {
    note(walk, path, "TEXT_TOO_DEEP");
    return [];
  }
  const found: RichNode[] = [];
  for (const [index, child] of content.entries()) {
    if (++walk.nodes > richLimits.nodes) {
      note(walk, [...path, "content", index], "TEXT_TOO_LONG");
      break;
    }
    const kept = nodeOf(walk, child, kinds, isPlain, [...path, "content", index], depth);
    if (kept) found.push(kept);
  }
  return found;
}

function nodeOf(
  walk: Walk,
  value: unknown,
  kinds: readonly Kind[],
  isPlain: boolean,
  path: RichFault["path"],
  depth: number,
): RichNode | undefined {
  if (isObject(value) && value["type"] === textName && kinds.includes("inline"))
    return textOf(walk, value, isPlain, path);
  const rule = isObject(value) ? ruleOf(nodeRules, value["type"]) : undefined;
  if (!isObject(value) || !rule || !kinds.includes(rule.kind) || isPlain) {
    note(walk, path, "TEXT_NODE");
    return undefined;
  }
  const attrs = attrsOf(walk, value["attrs"], rule, path);
  if (!attrs) return undefined;
  const content = rule.holds
    ? childrenOf(walk, value, rule.holds, rule.isPlain === true, path, depth + 1)
    : [];
  if (rule.isFilled && content.length === 0) {
    note(walk, path, "TEXT_NODE");
    return undefined;
  }
  return {
    // `ruleOf` found it by this name.
    type: value["type"] as string,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
  };
}

/** Control characters other than line breaks and tabs, which only code may contain. */
const unseen = /(?![\n\r\t])\p{Cc}/gu;

function textOf(
  walk: Walk,
  value: Record<string, unknown>,
  isPlain: boolean,
  path: RichFault["path"],
): RichNode | undefined {
  const { text, marks } = value;
  if (typeof text !== "string") {
    note(walk, path, "TEXT_NODE");
    return undefined;
  }
  if (text.length > richLimits.run) note(walk, path, "TEXT_TOO_LONG");
  const kept = text.slice(0, richLimits.run).toWellFormed().replaceAll(unseen, "");
  if (kept === "") return undefined;
  const kinds = isPlain ? [] : marksOf(walk, marks, path);
  return { type: textName, ...(kinds.length > 0 && { marks: kinds }), text: kept };
}

function marksOf(walk: Walk, marks: unknown, path: RichFault["path"]): RichMark[] {
  if (marks === undefined || marks === null) return [];
  if (!Array.isArray(marks) || marks.length > Object.keys(markRules).length) {
    note(walk, path, "TEXT_MARK");
    return [];
  }
  const found = new Map<string, RichMark>();
  for (const [index, mark] of marks.entries()) {
    const place = [...path, "marks", index];
    const rule = isObject(mark) ? ruleOf(markRules, mark["type"]) : undefined;
    if (!isObject(mark) || !rule) {
      note(walk, place, "TEXT_MARK");
      continue;
    }
    const attrs = attrsOf(walk, mark["attrs"], rule, place);
    // `ruleOf` found it by this name.
    const type = mark["type"] as string;
    if (attrs) found.set(type, { type, ...(Object.keys(attrs).length > 0 && { attrs }) });
  }
  // A fixed order, so that equal texts have equal JSON.
  return Object.keys(markRules).flatMap((type) => found.get(type) ?? []);
}

interface Attributed {
  attrs?: Record<string, (value: unknown) => unknown>;
  needs?: readonly string[];
}

/** The known attributes; undefined if a required one is missing. */
function attrsOf(
  walk: Walk,
  value: unknown,
  { attrs = {}, needs = [] }: Attributed,
  path: RichFault["path"],
): Record<string, unknown> | undefined {
  const given = isObject(value) ? value : {};
  const kept: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(attrs)) {
    const one = Object.hasOwn(given, name) ? given[name] : undefined;
    if (one === undefined || one === null || one === "") continue;
    const clean = rule(one);
    if (clean === undefined)
      note(walk, [...path, "attrs", name], name === "href" ? "TEXT_LINK" : "TEXT_VALUE");
    else kept[name] = clean;
  }
  const missing = needs.find((name) => kept[name] === undefined);
  if (missing === undefined) return kept;
  const isSaid = given[missing] !== undefined && given[missing] !== null && given[missing] !== "";
  if (!isSaid) note(walk, [...path, "attrs", missing], "TEXT_VALUE");
  return undefined;
}
