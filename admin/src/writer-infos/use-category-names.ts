import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { wikiCategories } from "./queries.ts";

/** The name of a wiki category in the admin's language; its id while the tree is on its way. */
export function useCategoryNames(): (id: string) => string {
  const language = useLocale();
  const { data } = useQuery(wikiCategories);
  return (id) => data?.items.find((one) => one.id === id)?.name[language] ?? id;
}
