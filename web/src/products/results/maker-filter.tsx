import type { Id } from "@bupum/shared/kernel/ids";
import { Combobox, InputBase, Loader, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { makers } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";

export interface MakerFilterProps {
  value: string | undefined;
  onChange: (manufactorId: Id<"mkr"> | undefined) => void;
  /** The reader has just pressed the button: it opens at once. */
  wanted: boolean;
}

/** Filters by one maker, found by typing any of its names. */
export function MakerFilter({ value, onChange, wanted }: MakerFilterProps) {
  const say = useWords("products");
  const language = useLocale();
  const [typed, setTyped] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), 200);
  const list = useQuery({ ...makers(keyword), placeholderData: keepPreviousData });
  const [names, setNames] = useState<Record<string, string>>({});
  const combobox = useCombobox({ onDropdownClose: () => setTyped("") });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) box.current?.focus();
  }, [wanted]);
  const items = list.data?.items ?? [];
  const chosen = value && (names[value] ?? items.find(({ id }) => id === value)?.name[language]);
  const choose = (id: string) => {
    const maker = items.find((item) => item.id === id);
    if (maker) setNames((known) => ({ ...known, [id]: maker.name[language] }));
    onChange(maker?.id);
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          ref={box}
          w={{ base: "100%", xs: 240 }}
          size="md"
          type="search"
          aria-label={say("search.maker")}
          placeholder={chosen ?? say("search.allMakers")}
          styles={chosen ? { input: { "--input-placeholder-color": "var(--bupum-ink)" } } : {}}
          value={typed}
          rightSection={list.isFetching ? <Loader size={16} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: "auto" }} aria-label={say("search.maker")}>
          <Combobox.Option value="">{say("search.allMakers")}</Combobox.Option>
          {items.map((maker) => (
            <Combobox.Option key={maker.id} value={maker.id} active={maker.id === value}>
              {maker.name[language]}
            </Combobox.Option>
          ))}
          {list.data && items.length === 0 && (
            <Combobox.Empty>{say("search.makerNone")}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
