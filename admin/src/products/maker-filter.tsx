import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { makerDetail, type MakerId, makersLike } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";

interface MakerFilterProps {
  value: MakerId | undefined;
  onChange: (id: MakerId | undefined) => void;
}

/** One maker of thousands, found by typing, as a filter of a list. */
export function MakerFilter({ value, onChange }: MakerFilterProps) {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const language = useLocale();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const { data: found } = useQuery(makersLike(asked));
  const { data: chosen } = useQuery({ ...makerDetail(value ?? ""), enabled: Boolean(value) });
  const makers = [...(asked ? (found?.items ?? []) : []), ...(chosen ? [chosen] : [])];
  const names = new Map(makers.map(({ id, name }) => [id, name[language]]));
  return (
    <Select
      size="md"
      aria-label={say("fields.manufactorId")}
      placeholder={say("allMakers")}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      // The API has searched already, in every name and alias.
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ "aria-label": say("allMakers") }}
      nothingFoundMessage={asked ? sayCatalogue("noMaker") : sayCatalogue("makerHint")}
      value={value ?? null}
      onSearchChange={setTyped}
      onChange={(id) => onChange(makers.find((maker) => maker.id === id)?.id)}
    />
  );
}
