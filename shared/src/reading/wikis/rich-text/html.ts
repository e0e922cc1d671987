import { isId } from "../../../kernel/id-text.ts";
import { isOutside, linkAddress } from "./address.ts";
import { markRules, type RichMark, type RichNode, richLimits, type RichText } from "./nodes.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};
/** A text escaped for HTML, within an element or within quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"'`]/g, (mark) => entities[mark]!);

/** The context in which a text is shown. */
export interface Surroundings {
  /** The base address of pictures, without a slash at the end: `/api/images`. */
  images: string;
  /** Addresses of pictures that are not saved yet, by file id: used in the editor. */
  fresh?: ReadonlyMap<string, string>;
  /** The base addresses of parts and makers, on a site that has other ones. */
  places?: { parts: string; makers: string };
  /** The prefix of heading ids, so that those of two sections differ. */
  anchor: string;
}

interface Drawing extends Surroundings {
  headings: number;
}

/**
 * A text as HTML. It draws only what it knows, even if the text was checked before: it checks each
 * address and id and escapes each character (D9-6).
 */
export function htmlOf(text: RichText, surroundings: Surroundings): string {
  return insideOf(text.content, { ...surroundings, headings: 0 }, 1);
}

const insideOf = (nodes: RichNode[] | undefined, drawing: Drawing, depth: number): string =>
  depth > richLimits.depth || !Array.isArray(nodes)
    ? ""
    : nodes.map((node) => (isThere(node) ? drawn(node, drawing, depth) : "")).join("");

const isThere = (value: unknown): boolean => typeof value === "object" && value !== null;

const simple: Readonly<Record<string, string>> = {
  paragraph: "p",
  bulletList: "ul",
  listItem: "li",
  blockquote: "blockquote",
  tableRow: "tr",
};

function drawn(node: RichNode, drawing: Drawing, depth: number): string {
  const { type } = node;
  const attrs = node.attrs ?? {};
  const inside = () => insideOf(node.content, drawing, depth + 1);
  if (Object.hasOwn(simple, type)) return `<${simple[type]}>${inside()}</${simple[type]}>`;
  switch (type) {
    case "text":
      return typeof node.text === "string" ? marked(escaped(node.text), node.marks) : "";
    case "heading":
      return headed(attrs["level"], inside(), drawing);
    case "orderedList": {
      const start = whole(attrs["start"], 0, 9_999);
      return `<ol${start === undefined || start === 1 ? "" : ` start="${start}"`}>${inside()}</ol>`;
    }
    case "codeBlock":
      // Both scroll sideways, so they must be focusable by keyboard.
      return `<pre tabindex="0"><code>${inside()}</code></pre>`;
    case "horizontalRule":
      return "<hr>";
    case "hardBreak":
      return "<br>";
    case "table":
      return `<table tabindex="0"><tbody>${inside()}</tbody></table>`;
    case "tableHeader":
    case "tableCell": {
      const name = type === "tableCell" ? "td" : "th";
      return `<${name}${spans(attrs)}>${inside()}</${name}>`;
    }
    case "image":
      return pictured(attrs, drawing);
    case "productMention":
      return mentioned(
        attrs["productId"],
        "prd",
        drawing.places?.parts ?? "/products",
        attrs["label"],
      );
    case "makerMention":
      return mentioned(
        attrs["manufactorId"],
        "mkr",
        drawing.places?.makers ?? "/manufactors",
        attrs["label"],
      );
    default:
      return "";
  }
}

const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;

function headed(level: unknown, inside: string, drawing: Drawing): string {
  const known = whole(level, 2, 4) ?? 4;
  const anchor = `${drawing.anchor}-${++drawing.headings}`;
  return `<h${known} id="${escaped(anchor)}">${inside}</h${known}>`;
}

const spans = (attrs: Record<string, unknown>): string =>
  (["colspan", "rowspan"] as const)
    .map((name) => {
      const span = whole(attrs[name], 2, 100);
      return span === undefined ? "" : ` ${name}="${span}"`;
    })
    .join("");

function pictured(
  { fileId, alt, width, height }: Record<string, unknown>,
  { images, fresh }: Drawing,
) {
  if (typeof fileId !== "string" || !isId(fileId, "fil")) return "";
  const size = [
    ["width", whole(width, 1, 20_000)],
    ["height", whole(height, 1, 20_000)],
  ] as const;
  const sizes = size.map(([name, one]) => (one === undefined ? "" : ` ${name}="${one}"`)).join("");
  const words = typeof alt === "string" ? escaped(alt) : "";
  const address = fresh?.get(fileId) ?? `${images}/${fileId}`;
  return `<img src="${escaped(address)}" alt="${words}"${sizes} loading="lazy">`;
}

function mentioned(id: unknown, prefix: "prd" | "mkr", path: string, label: unknown): string {
  const words = escaped(typeof label === "string" ? label : "");
  return typeof id === "string" && isId(id, prefix)
    ? `<a href="${path}/${id}">${words}</a>`
    : words;
}

const tags: Readonly<Record<string, string>> = {
  bold: "strong",
  italic: "em",
  strike: "s",
  subscript: "sub",
  superscript: "sup",
  code: "code",
};

/** Marks in a fixed order, outermost first, so that a link encloses its whole run. */
function marked(inside: string, marks: RichMark[] | undefined): string {
  const order = Object.keys(markRules).toReversed();
  const found = Array.isArray(marks) ? marks : [];
  return order.reduce((html, name) => {
    const mark = found.find((one) => isThere(one) && one.type === name);
    if (!mark) return html;
    if (name !== "link") return `<${tags[name]}>${html}</${tags[name]}>`;
    const address = linkAddress(mark.attrs?.["href"]);
    return address === undefined
      ? html
      : `<a href="${escaped(address)}"${relation(address)}>${html}</a>`;
  }, inside);
}

/** Links in users' texts pass on no ranking (nofollow). */
const relation = (address: string): string =>
  isOutside(address) ? ' rel="nofollow ugc noopener"' : "";
