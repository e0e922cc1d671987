import { normalize } from "@bupum/shared/kernel/text/text";
import { concepts, conceptOf } from "./concepts.ts";
import { isOneEditApart } from "./edits.ts";
import { termsOf } from "./query-terms.ts";
import { heard } from "./sounds.ts";
import { hasHangul } from "./tokens.ts";

const shortest = { latin: 5, hangul: 2 };
const mostReadings = 2;

const korean = concepts
  .flatMap(({ name, spellings }) => spellings.map((word) => ({ name, word })))
  .filter(({ word }) => hasHangul(word) && [...word].length >= shortest.hangul)
  .map(({ name, word }) => ({ name, letters: heard(word) }));
const latin = concepts
  .flatMap(({ spellings }) => spellings)
  .filter((word) => /^[a-z]+$/.test(word) && word.length >= shortest.latin);

/** Words of the dictionary that one is a slip away from. */
function meantBy(text: string): string[] {
  const word = normalize(text);
  if (/^[a-z]+$/.test(word) && word.length >= shortest.latin)
    return latin.filter((one) => isOneEditApart(one, word));
  if (!/^[가-힣]+$/.test(word) || [...word].length < shortest.hangul) return [];
  const letters = heard(word);
  const near = korean.filter(
    (one) => one.letters === letters || isOneEditApart(one.letters, letters),
  );
  return near.map(({ name }) => name);
}

/** Readings of a keyword in which a word is one that the dictionary knows, without its slip. */
export function slipReadings(keyword: string): string[] {
  const terms = termsOf(keyword);
  const readings = terms.flatMap((term, at) => {
    if (term.kind !== "text" || conceptOf(normalize(term.text))) return [];
    return [...new Set(meantBy(term.text))].map((word) =>
      terms.map(({ typed }, place) => (place === at ? word : typed)).join(" "),
    );
  });
  return readings.slice(0, mostReadings);
}
