import { useArrived } from "@bupum/ui/feature-words";
import { wordsOf } from "@bupum/ui/say";
import type { Messages } from "./words/ko.ts";

const useSay = wordsOf<Messages>();

/**
 * Texts of one feature: const say = useWords("home"); say("title"). The name must be a literal: the
 * build reads it, so that a page's texts come with its code and no others do.
 */
export function useWords<Feature extends keyof Messages & string>(feature: Feature) {
  useArrived(feature);
  return useSay(feature);
}
