import { normalize } from "@bupum/shared/kernel/text/text";
import { conceptOf, makerMeant } from "./concepts.ts";
import { isTradeName } from "./maker-aliases.ts";
import { nounOf } from "./particles.ts";
import { quantityAsked } from "./quantities.ts";
import { isOrdered } from "./query-terms.ts";
import { hasHan, hasHangul } from "./tokens.ts";

// What is written together is cut into makers, words of the dictionary and quantities (S2-11):
// 三菱变频器, 인버터3마력, 11kw400v. It is asked only where the keyword as it stands finds nothing.

const longestToken = 40;
const longestPiece = 16;
/** What a piece costs: the cheapest cut explains the most characters with the fewest pieces. */
const costs = { quantity: 0.5, known: 1, lone: 1.6, code: 1.7, unknown: 2.2 };

const isOfCode = (character = "") => /[0-9a-z.,*×/+_φø"-]/i.test(character);
const isInCode = (token: string, at: number) =>
  at > 0 && at < token.length && isOfCode(token[at - 1]) && isOfCode(token[at]);
const isKnown = (piece: string) => {
  const word = normalize(piece);
  return conceptOf(word) !== undefined || isTradeName(word) || makerMeant(word) !== undefined;
};
const isQuantity = (piece: string) =>
  /\d/.test(piece) && quantityAsked(piece, new Set()) !== undefined;
const isCode = (piece: string) => [...piece].every(isOfCode);

/** What characters of a token cost as one piece, if they may be one. */
function costOf(token: string, from: number, to: number): number | undefined {
  const piece = token.slice(from, to);
  const isPart = isInCode(token, from) || isInCode(token, to);
  // Within a run of letters and digits only values part from each other: 12V|100W.
  if (isPart && !(/\d/.test(piece[0]!) && (!isInCode(token, to) || /\d/.test(token[to]!))))
    return undefined;
  if (isQuantity(piece)) return costs.quantity;
  if (isPart) return undefined;
  if (piece.length > 1 && isKnown(piece)) return costs.known;
  if (isCode(piece)) return costs.code;
  if (piece.length > 1) return undefined;
  return hasHan(piece) && isKnown(piece) ? costs.lone : costs.unknown;
}

interface Cut {
  cost: number;
  /** Where each piece begins, and whether it is known. */
  pieces: { from: number; isKnown: boolean }[];
}

function cheapest(token: string): Cut | undefined {
  const cuts: (Cut | undefined)[] = [{ cost: 0, pieces: [] }];
  for (let to = 1; to <= token.length; to++)
    for (let from = Math.max(0, to - longestPiece); from < to; from++) {
      const before = cuts[from];
      const cost = before ? costOf(token, from, to) : undefined;
      if (!before || cost === undefined || (cuts[to]?.cost ?? Infinity) <= before.cost + cost)
        continue;
      const piece = { from, isKnown: cost !== costs.unknown };
      cuts[to] = { cost: before.cost + cost, pieces: [...before.pieces, piece] };
    }
  return cuts[token.length];
}

function piecesOf(token: string): string[] {
  const isWhole =
    token.length > longestToken ||
    isOrdered(token) ||
    isKnown(token) ||
    isKnown(nounOf(token)) ||
    isQuantity(token);
  const isMixed = hasHangul(token) || hasHan(token) || /\d[a-z]+\d/i.test(token);
  const pieces = isWhole || !isMixed ? [] : (cheapest(token)?.pieces ?? []);
  // Unknown characters beside each other are one word.
  const starts = pieces
    .filter((piece, at) => at === 0 || piece.isKnown || pieces[at - 1]!.isKnown)
    .map(({ from }) => from);
  if (starts.length < 2) return [token];
  return starts.map((from, at) => token.slice(from, starts[at + 1]));
}

/** A keyword with a blank between what is written together; the same where nothing is. */
export const cutApart = (keyword: string): string =>
  keyword.normalize("NFC").split(/\s+/).filter(Boolean).flatMap(piecesOf).join(" ");
