import type { Id } from "@bupum/shared/kernel/ids";
import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import { lineOf } from "@bupum/shared/kernel/tree";
import { normalize } from "@bupum/shared/kernel/text/normalized";

interface TreeTag {
  id: Id<"cat">;
  parentId?: Id<"cat"> | undefined;
  name: InLanguages;
}

/** Categories with all above them, each once; ids that the tree does not know are left out. */
export const withHigher = (tree: readonly TreeTag[], ids: readonly Id<"cat">[]): Id<"cat">[] => {
  const found = ids.flatMap((id) => lineOf(tree, id).toReversed());
  return [...new Set(found.map(({ id }) => id))];
};

/** One name says several things: "커넥터·케이블", "터치패널(HMI)", "Motors and drives". */
const between = /[·,/()、&]| and |与|和/u;
/** One character is part of too many words. */
const shortest = 2;

/** What a name says, as it is compared; an English plural without its s. */
const pieces = (text: string): string[] =>
  text
    .split(between)
    .map((piece) => normalize(piece).replace(/([a-z]{3})s$/, "$1"))
    .filter(({ length }) => length >= shortest);

/** A size or a number is often written without a space: "차단기30A", "relay24V". */
const besideDigits = /[\p{Script=Hangul}\p{Script=Han}]+|[a-z]{4,}/giu;

/** The words of a text, without digits: sizes and numbers name nothing. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .split(/[\s·,/()、&]+/u)
    .flatMap((word) => (/\d/.test(word) ? (word.match(besideDigits) ?? []) : word))
    .flatMap(pieces);

/**
 * The categories that a text names in any language: it has what the name says in it ("릴레이 소켓
 * 8핀"), or one of its words ends the name ("차단기" that of "배선용차단기"). Names that it has by
 * accident count as well (D41-7).
 */
export function namedIn(tree: readonly TreeTag[], text: string): Id<"cat">[] {
  const whole = normalize(text);
  const words = wordsOf(text);
  const isNamed = (name: string) =>
    whole.includes(name) || words.some((word) => name.endsWith(word));
  return tree.flatMap(({ id, name }) =>
    Object.values(name).flatMap(pieces).some(isNamed) ? [id] : [],
  );
}
