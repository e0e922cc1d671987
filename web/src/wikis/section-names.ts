import { isFirst } from "@bupum/shared/reading/wikis/reading";
import { useWords } from "../words.ts";

/**
 * The names of the three fixed sections in the reader's language; others have their writer's names.
 */
export function useSectionName() {
  const say = useWords("wikis");
  const first = {
    Outline: say("outline"),
    "Sources and references": say("sources"),
    Other: say("otherNotes"),
  };
  return (name: string) => (isFirst(name) ? first[name] : name);
}
