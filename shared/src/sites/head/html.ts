const marks: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in HTML, also within the quotes of an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark]!);

/** Escaped, complete HTML: only such values can be children. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Child = string | Html | false | undefined | readonly Child[];

const textOf = (child: Child): string => {
  if (child === undefined || child === false) return "";
  if (child instanceof Html) return child.text;
  return typeof child === "string" ? escaped(child) : child.map(textOf).join("");
};

export const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");

/** An element with its text escaped; attribute names come from our code. */
export const element = (
  tag: string,
  attributes: Record<string, string>,
  ...children: Child[]
): Html => new Html(`<${tag}${attributesOf(attributes)}>${textOf(children)}</${tag}>`);

/** Data inside a script element, escaped so that no text can end the element (U3-2). */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");
