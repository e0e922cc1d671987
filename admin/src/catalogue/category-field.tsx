import type { CategoryTagEntity } from "@bupum/shared/reference/category-tags/admin-contract";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { MultiSelect } from "@mantine/core";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { tagTree } from "./queries.ts";

/** Names from the top down: "제어 > PLC > CPU". */
export function tagPath(
  tags: readonly CategoryTagEntity[],
  id: string,
  language: Language,
): string | undefined {
  const tag = tags.find((known) => known.id === id);
  if (!tag) return undefined;
  const above = tag.parentId && tagPath(tags, tag.parentId, language);
  return above ? `${above} > ${tag.name[language]}` : tag.name[language];
}

/** The paths of all categories, for selects. */
export function useTagChoices(): { value: string; label: string }[] {
  const language = useLocale();
  const { data: tags = [] } = useQuery(tagTree);
  return tags.map(({ id }) => ({ value: id, label: tagPath(tags, id, language) ?? id }));
}

/** Up to five categories, found by any part of their path. */
export function CategoryField({ name, label }: { name: string; label: string }) {
  const say = useWords("catalogue");
  const { form } = useDraftOfForm();
  const choices = useTagChoices();
  return (
    <MultiSelect
      // Selected ids get their names when the tree has loaded.
      key={`${form.key(name)} ${choices.length > 0}`}
      size="md"
      label={label}
      description={say("tagsHint")}
      placeholder={say("findTag")}
      data={choices}
      searchable
      maxValues={5}
      nothingFoundMessage={say("noTag")}
      maxDropdownHeight={320}
      {...form.getInputProps(name)}
      defaultValue={(form.getValues()[name] as string[] | undefined) ?? []}
    />
  );
}
