import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { wikiCategories } from "./queries.ts";

/** The name of a wiki category in the admin's language; its id while the tree loads. */
export function useCategoryNames(): (id: string) => string {
  const language = useLocale();
  const { data } = useQuery(wikiCategories);
  return (id) => data?.find((one) => one.id === id)?.name[language] ?? id;
}

/** All of them for a select, each with its parent's name in front. */
export function useCategoryChoices(): { value: string; label: string }[] {
  const language = useLocale();
  const { data = [] } = useQuery(wikiCategories);
  const nameOf = new Map<string, string>(data.map(({ id, name }) => [id, name[language]]));
  return data.map(({ id, name, parentId }) => ({
    value: id,
    label: [parentId && nameOf.get(parentId), name[language]].filter(Boolean).join(" > "),
  }));
}
