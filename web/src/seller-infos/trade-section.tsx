import { FormSection } from "@bupum/ui/form/form-section";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { ProseField } from "@bupum/ui/form/fields";
import { Picker } from "@bupum/ui/input/picker";
import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { makerNames, makersLike } from "./queries.ts";
import styles from "./info-page.module.css";

const mostCategories = 10;
const mostMakers = 30;

/** What the company sells and for whom it stands. */
export function TradeSection() {
  const say = useWords("sellerInfos");
  return (
    <FormSection title={say("trade.title")}>
      <Categories />
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

/** A list of texts in the form, drawn again whenever it changes. */
function useTexts(name: string): [readonly string[], (texts: string[]) => void] {
  const { form } = useDraftOfForm();
  const read = () => (form.getValues()[name] as string[] | undefined) ?? [];
  const [texts, setTexts] = useState(read);
  form.watch(name, ({ value }) => setTexts([...((value as string[] | undefined) ?? [])]));
  return [texts, (next) => form.setFieldValue(name, next)];
}

interface ChipsProps {
  items: readonly { key: string; text: string }[];
  onDrop: (key: string) => void;
}

function Chips({ items, onDrop }: ChipsProps) {
  const say = useWords("sellerInfos");
  if (items.length === 0) return null;
  return (
    <ul className={styles["chips"]}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={say("trade.drop", { name: text })}
            onClick={() => onDrop(key)}
          >
            {text} <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Categories() {
  const say = useWords("sellerInfos");
  const { form } = useDraftOfForm();
  const [categories, setCategories] = useTexts("categories");
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const name = text.trim().slice(0, 40);
    if (name && !categories.includes(name) && categories.length < mostCategories)
      setCategories([...categories, name]);
    setTyped("");
  };
  const suggestions = say("trade.suggestions")
    .split(",")
    .filter((name) => !categories.includes(name));
  return (
    <div className={styles["group"]}>
      <div className={styles["add"]}>
        <TextInput
          data-path="categories"
          label={say("trade.categories")}
          description={say("trade.categoriesHint", { most: mostCategories })}
          withAsterisk
          maxLength={40}
          value={typed}
          error={form.errors["categories"]}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button variant="default" mih={44} onClick={() => add(typed)}>
          {say("trade.add")}
        </Button>
      </div>
      <Chips
        items={categories.map((name) => ({ key: name, text: name }))}
        onDrop={(name) => setCategories(categories.filter((known) => known !== name))}
      />
      {categories.length < mostCategories && (
        <div className={styles["suggestions"]}>
          {suggestions.map((name) => (
            <button key={name} type="button" onClick={() => add(name)}>
              + {name}
            </button>
          ))}
        </div>
      )}
    </div>
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
        items={ids.map((id) => ({ key: id, text: nameOf(id) }))}
        onDrop={(id) => setIds(ids.filter((known) => known !== id))}
      />
    </div>
  );
}
