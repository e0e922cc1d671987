import { FormSection } from "@bupum/ui/form/form-section";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { ProseField } from "@bupum/ui/form/fields";
import { Picker } from "@bupum/ui/input/picker";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { Chips, NamesField, useTexts } from "../applicant/names-field.tsx";
import { useWords } from "../words.ts";
import { makerNames, makersLike } from "./queries.ts";
import styles from "../applicant/applicant.module.css";

const mostCategories = 10;
const mostMakers = 30;

/** The company's makers and categories. */
export function TradeSection() {
  const say = useWords("sellerInfos");
  return (
    <FormSection title={say("trade.title")}>
      <NamesField
        name="categories"
        label={say("trade.categories")}
        description={say("trade.categoriesHint", { most: mostCategories })}
        most={mostCategories}
        add={say("trade.add")}
        dropLabel={(name) => say("trade.drop", { name })}
        suggestions={say("trade.suggestions")}
      />
      <Makers />
      <ProseField
        name="introduction"
        label={say("trade.introduction")}
        description={say("trade.introductionHint")}
        maxLength={2000}
      />
    </FormSection>
  );
}

function Makers() {
  const say = useWords("sellerInfos");
  const language = useLocale();
  const { form } = useDraftOfForm();
  const [ids, setIds] = useTexts("manufactorIds");
  const [names, setNames] = useState<Record<string, string>>({});
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(makersLike(asked));
  const { data: all } = useQuery({ ...makerNames, enabled: ids.some((id) => !names[id]) });
  const options = asked ? (found.data?.items ?? []) : [];
  const nameOf = (id: string) =>
    names[id] ?? all?.items.find((maker) => maker.id === id)?.name[language] ?? say("trade.maker");
  return (
    <div className={styles["group"]}>
      <Picker
        label={say("trade.makers")}
        description={say("trade.makersHint", { most: mostMakers })}
        path="manufactorIds"
        error={form.errors["manufactorIds"]}
        typed={typed}
        onTyped={setTyped}
        loading={found.isFetching}
        nothing={asked && !found.isFetching ? say("trade.makersNone") : undefined}
        options={options
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, name }) => ({ value: id, label: name[language] }))}
        onPick={(id) => {
          const maker = options.find((option) => option.id === id);
          if (maker) setNames((known) => ({ ...known, [id]: maker.name[language] }));
          if (ids.length < mostMakers) setIds([...ids, id]);
        }}
      />
      <Chips
        label={say("trade.makers")}
        dropLabel={(name) => say("trade.drop", { name })}
        items={ids.map((id) => ({ key: id, text: nameOf(id) }))}
        onDrop={(id) => setIds(ids.filter((known) => known !== id))}
      />
    </div>
  );
}
