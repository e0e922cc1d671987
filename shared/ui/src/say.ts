import { withParticles } from "@bupum/shared/kernel/language/particles";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ko } from "./words/ko.ts";

/** Dotted paths to the texts of a catalogue. */
export type WordKey<Words, Path extends string = ""> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? `${Path}${Key}`
    : WordKey<Words[Key], `${Path}${Key}.`>;
}[keyof Words & string];

type Values = Record<string, string | number | Date>;

/**
 * Returns a text of one feature: say("title"), say("count", { total: 3 }), say.rich("hint", {...}).
 */
export interface Say<Words> {
  (key: WordKey<Words>, values?: Values): string;
  rich(
    key: WordKey<Words>,
    values: Record<string, string | number | Date | ((parts: ReactNode) => ReactNode)>,
  ): ReactNode;
}

/**
 * The hook that gives a site's texts by feature, with keys checked against its own catalogue. Both
 * sites are type-checked together, so use-intl's global Messages type cannot serve both.
 */
export function wordsOf<Messages extends object>() {
  return function useWords<Feature extends keyof Messages & string>(feature: Feature) {
    return sayOf(useTranslations(feature) as unknown as Say<Messages[Feature]>);
  };
}

const known = new WeakMap<object, unknown>();

/** A translator whose Korean particles follow the names in its texts; one for each, so that it is stable. */
function sayOf<Words>(translate: Say<Words>): Say<Words> {
  const made = known.get(translate);
  // Only this function fills the map, each translator with its own kind.
  if (made) return made as Say<Words>;
  const say: Say<Words> = Object.assign(
    (key: WordKey<Words>, values?: Values) => withParticles(translate(key, values)),
    { rich: translate.rich },
  );
  known.set(translate, say);
  return say;
}

/** Texts of the kit itself. */
export const useKitWords = () => wordsOf<{ kit: typeof ko }>()("kit");
