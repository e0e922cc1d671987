import { isId } from "../../../kernel/id-text.ts";
import { linkAddress } from "./address.ts";

/** A node of a text: Tiptap's JSON, of which only the names below are known. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: RichNode[] | undefined;
  marks?: RichMark[] | undefined;
  text?: string | undefined;
}
export interface RichMark {
  type: string;
  attrs?: Record<string, unknown> | undefined;
}
/** One formatted text, such as the body of a section. */
export interface RichText {
  type: "doc";
  content: RichNode[];
}

/** Bounds of one text (D9-5). */
export const richLimits = {
  /** The most levels of nodes below the text itself. */
  depth: 12,
  nodes: 4_000,
  /** The most characters of one run of text. */
  run: 20_000,
} as const;

type Kind = "block" | "inline" | "item" | "row" | "cell";
/** The attribute as it is stored, or undefined if it is not allowed. */
type AttrRule = (value: unknown) => unknown;
interface NodeRule {
  kind: Kind;
  /** The children it may have; absent for a leaf. */
  holds?: readonly Kind[];
  /** Its content is text without marks. */
  isPlain?: true;
  /** It must have content. */
  isFilled?: true;
  attrs?: Record<string, AttrRule>;
  /** Required attributes. */
  needs?: readonly string[];
}

const within = (least: number, most: number) => (value: unknown) =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;
const oneOf = (values: readonly unknown[]) => (value: unknown) =>
  values.includes(value) ? value : undefined;
/** One line without control characters, shortened where it is too long. */
const line = (most: number) => (value: unknown) =>
  typeof value === "string"
    ? value
        .toWellFormed()
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .trim()
        .slice(0, most) || undefined
    : undefined;
const idOf = (prefix: "fil" | "prd" | "mkr") => (value: unknown) =>
  typeof value === "string" && isId(value, prefix) ? value : undefined;
const widths = (value: unknown) =>
  Array.isArray(value) && value.length <= 20 && value.every((one) => within(1, 2_000)(one))
    ? value
    : undefined;
const language = (value: unknown) =>
  typeof value === "string" && /^[a-z0-9+#-]{1,20}$/.test(value) ? value : undefined;

const cell: NodeRule = {
  kind: "cell",
  holds: ["block"],
  isFilled: true,
  attrs: { colspan: within(1, 20), rowspan: within(1, 100), colwidth: widths },
};

/** The nodes that a text may have, besides runs of text (D9-4). */
export const nodeRules: Readonly<Record<string, NodeRule>> = {
  paragraph: { kind: "block", holds: ["inline"] },
  heading: {
    kind: "block",
    holds: ["inline"],
    attrs: { level: oneOf([2, 3, 4]) },
    needs: ["level"],
  },
  bulletList: { kind: "block", holds: ["item"], isFilled: true },
  orderedList: {
    kind: "block",
    holds: ["item"],
    isFilled: true,
    attrs: { start: within(0, 9_999) },
  },
  listItem: { kind: "item", holds: ["block"], isFilled: true },
  blockquote: { kind: "block", holds: ["block"], isFilled: true },
  codeBlock: { kind: "block", holds: ["inline"], isPlain: true, attrs: { language } },
  horizontalRule: { kind: "block" },
  table: { kind: "block", holds: ["row"], isFilled: true },
  tableRow: { kind: "row", holds: ["cell"], isFilled: true },
  tableHeader: cell,
  tableCell: cell,
  image: {
    kind: "block",
    attrs: {
      fileId: idOf("fil"),
      alt: line(200),
      width: within(1, 20_000),
      height: within(1, 20_000),
    },
    needs: ["fileId"],
  },
  hardBreak: { kind: "inline" },
  productMention: {
    kind: "inline",
    attrs: { productId: idOf("prd"), label: line(120) },
    needs: ["productId", "label"],
  },
  makerMention: {
    kind: "inline",
    attrs: { manufactorId: idOf("mkr"), label: line(120) },
    needs: ["manufactorId", "label"],
  },
};
/** Text itself is inline. */
export const textName = "text";

interface MarkRule {
  attrs?: Record<string, AttrRule>;
  needs?: readonly string[];
}
/** The marks that a run of text may have; in the order in which they are drawn, outermost first. */
export const markRules: Readonly<Record<string, MarkRule>> = {
  link: { attrs: { href: linkAddress }, needs: ["href"] },
  bold: {},
  italic: {},
  strike: {},
  subscript: {},
  superscript: {},
  code: {},
};

/** A rule by its name; names such as "constructor" have none. */
export const ruleOf = <Rule>(
  rules: Readonly<Record<string, Rule>>,
  name: unknown,
): Rule | undefined =>
  typeof name === "string" && Object.hasOwn(rules, name) ? rules[name] : undefined;
