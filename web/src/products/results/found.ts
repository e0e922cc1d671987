import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { FoundFacets } from "../queries.ts";
import type { Narrow, ResultSearch } from "./address.ts";

export interface FilterPanelProps {
  search: ResultSearch;
  found: FoundFacets | undefined;
  onNarrow: Narrow;
  /** The page is that of one category: others are pages of their own. */
  isOfCategory?: boolean;
  /** Stands here until something is found: filters of unknown length would move one another. */
  waiting?: ReactNode;
}

/** Counts of one facet. */
export const countsOf = (found: FoundFacets | undefined, facet: string) =>
  found?.facets?.find(({ name }) => name === facet)?.values ?? [];

/** How a value of a facet is called. */
export function useValueText() {
  const trade = useWords("trade");
  const language = useLocale();
  return (
    facet: string,
    { value, name }: { value: string; name?: { ko: string; en: string; zh: string } | undefined },
  ): string => {
    if (facet === "condition") return trade(`conditions.${value as "NEW"}`);
    if (facet === "region") return trade(`regions.${value as "SEOUL"}`);
    return name?.[language] ?? value;
  };
}
