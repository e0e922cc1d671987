import { initialsOf } from "./hangul.ts";
import { withoutParticle } from "./particles.ts";

/** The most initials of one article: words of its title first, then those of its tags. */
const mostInitials = 40;

/** The initials of each Korean word of short texts, and of each with the word after it. */
export function initialsIn(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => {
    const words = text.normalize("NFC").match(/[가-힣]+/g) ?? [];
    return words.flatMap((word, at) => {
      const next = words[at + 1];
      return [word, ...(next ? [withoutParticle(word) + next] : [])].map(initialsOf);
    });
  });
  return [...new Set(all.filter((initials) => initials.length > 1))].slice(0, mostInitials);
}

/** Whether each of the given initials occurs in a text's initials. */
export const hasInitials = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((one) => own.some((initials) => initials.includes(one)));
