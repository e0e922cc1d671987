import { type Item, type Key, nameOf } from "../../kernel/table.ts";
import {
  bucketKey,
  bucketOf,
  bucketSize,
  type Entity,
  makerPk,
  numberItems,
  wordPk,
} from "./items.ts";
import type { Token } from "../text/tokens.ts";

/** Ords to add to a set and to remove from it: one write for a whole batch of changes. */
export interface Mark extends Key {
  /** The word, if it belongs in the lexicon. */
  word?: string;
  in: Set<number>;
  out: Set<number>;
}
/** What a batch of changes writes to the index, merged by item. */
export interface Changes {
  puts: Map<string, Item>;
  drops: Map<string, Key>;
  marks: Map<string, Mark>;
}
export const noChanges = (): Changes => ({ puts: new Map(), drops: new Map(), marks: new Map() });

const isNumber = (token: Token) => token.startsWith("P");
const isSame = (left: Item, right: Item) => JSON.stringify(left) === JSON.stringify(right);

/** Adds the writes that replace the tokens `gone` of one thing by `come`; others stay. */
export function collect(
  into: Changes,
  entity: Entity,
  ord: number,
  tokens: { gone: readonly Token[]; come: readonly Token[] },
): void {
  const itemsOf = (list: readonly Token[]) =>
    new Map(
      list
        .filter(isNumber)
        .flatMap((token) => numberItems(entity, token, ord))
        .map((item) => [nameOf(item), item] as const),
    );
  const [before, after] = [itemsOf(tokens.gone), itemsOf(tokens.come)];
  for (const [name, item] of after) {
    const old = before.get(name);
    if (!old || !isSame(old, item)) into.puts.set(name, item);
  }
  for (const [name, { pk, sk }] of before) if (!after.has(name)) into.drops.set(name, { pk, sk });
  for (const token of tokens.gone)
    if (!isNumber(token)) markOf(into, entity, token, ord).out.add(ord % bucketSize);
  for (const token of tokens.come) {
    if (isNumber(token)) continue;
    const mark = markOf(into, entity, token, ord);
    mark.in.add(ord % bucketSize);
    mark.out.delete(ord % bucketSize);
  }
}

function markOf({ marks }: Changes, entity: Entity, token: Token, ord: number): Mark {
  const text = token.slice(1);
  const isWord = token.startsWith("W");
  const key = {
    pk: isWord ? wordPk(entity, text) : makerPk(entity, text),
    sk: bucketKey(bucketOf(ord)),
  };
  const name = nameOf(key);
  let mark = marks.get(name);
  if (!mark) {
    mark = { ...key, ...(isWord && { word: text }), in: new Set(), out: new Set() };
    marks.set(name, mark);
  }
  return mark;
}
