import { lineOf } from "@bupum/shared/kernel/tree";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { categoryTags } from "../categories/queries.ts";
import { useWords } from "../words.ts";

/** Names of categories by id, for who needs them; one that was removed is said to be that. */
export function useCategoryNames(isNeeded = true) {
  const say = useWords("approvalRules");
  const language = useLocale();
  const { data } = useQuery({ ...categoryTags, enabled: isNeeded });
  const stepsOf = (id: string) => lineOf(data?.items ?? [], id).map(({ name }) => name[language]);
  const missing = data ? say("goneCategory") : "…";
  return {
    all: data?.items,
    nameOf: (id: string): string => stepsOf(id).at(-1) ?? missing,
    /** With those above it: "전력·배전기기 › 소형차단기". */
    pathOf: (id: string): string => stepsOf(id).join(" › ") || missing,
  };
}
