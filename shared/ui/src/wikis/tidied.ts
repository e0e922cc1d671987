import { checkedText } from "@bupum/shared/reading/wikis/rich-text/check";
import type { RichNode, RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";

/** Attributes that an editor writes although they are empty. */
const defaults: Record<string, unknown> = { start: 1, colspan: 1, rowspan: 1 };

function plainNode({ attrs = {}, content, ...node }: RichNode): RichNode {
  const kept = Object.entries(attrs).filter(([name, value]) => defaults[name] !== value);
  return {
    ...node,
    ...(kept.length > 0 && { attrs: Object.fromEntries(kept) }),
    ...(content && { content: content.map(plainNode) }),
  };
}

const isEmpty = ({ type, content = [] }: RichNode): boolean =>
  type === "paragraph" && content.length === 0;

/** A text in a normal form: equal texts are equal as JSON. */
export function tidied(value: unknown): RichText {
  const content = checkedText(value).text.content.map(plainNode);
  const last = content.findLastIndex((node) => !isEmpty(node));
  const filled = content.slice(0, last + 1);
  return { type: "doc", content: filled.length > 0 ? filled : [{ type: "paragraph" }] };
}
