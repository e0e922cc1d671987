import type { Suggestions } from "@bupum/shared/catalogue/products/suggestions";
import { Picker, type PickerOption } from "@bupum/ui/input/picker";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { suggestions } from "../../../search/queries.ts";
import { useWords } from "../../../words.ts";
import styles from "../editor.module.css";

/** A part or a maker as the text stores it (D9-4). */
export type Mention =
  | { type: "productMention"; attrs: { productId: string; label: string } }
  | { type: "makerMention"; attrs: { manufactorId: string; label: string } };

interface MentionFieldProps {
  label: string;
  description: string;
  /** The initial keyword: the selected words. */
  begun: string;
  onPick: (mention: Mention) => void;
  /** With the typed text. */
  onLeave: (typed: string) => void;
}

interface Found extends PickerOption {
  mention: Mention;
}

/** A small search for parts and makers; Escape returns to the text. */
export function MentionField(props: MentionFieldProps) {
  const say = useWords("wikiEditor");
  const [typed, setTyped] = useState(props.begun);
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const list = useQuery({ ...suggestions(asked), placeholderData: keepPreviousData });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  const found = useFound(typed.trim() === "" ? undefined : list.data);
  const isKnown = asked !== "" && list.data !== undefined && !list.isPlaceholderData;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field in it has the keys
    <div
      ref={place}
      className={styles["mention"]}
      onKeyDown={(event) => {
        if (event.key === "Escape") props.onLeave(typed);
      }}
    >
      <Picker
        label={props.label}
        description={props.description}
        typed={typed}
        onTyped={setTyped}
        loading={list.isFetching}
        options={found}
        nothing={isKnown && found.length === 0 ? say("mentionNone") : undefined}
        onPick={(value) => {
          const one = found.find((option) => option.value === value);
          if (one) props.onPick(one.mention);
        }}
      />
    </div>
  );
}

function useFound(of: Suggestions | undefined): Found[] {
  const say = useWords("wikiEditor");
  const language = useLocale();
  if (!of) return [];
  const makers = of.manufactors.map(({ id, name }): Found => ({
    value: id,
    label: <Line strong={name[language]} small={say("mentionMaker")} />,
    mention: { type: "makerMention", attrs: { manufactorId: id, label: name[language] } },
  }));
  // A part may be listed under each of its numbers.
  const parts = new Map(
    of.parts.toReversed().map(({ id, partNumber, manufactorName }): [string, Found] => [
      id,
      {
        value: id,
        label: <Line strong={partNumber} small={manufactorName} />,
        mention: { type: "productMention", attrs: { productId: id, label: partNumber } },
      },
    ]),
  );
  return [...[...parts.values()].toReversed(), ...makers];
}

const Line = ({ strong, small }: { strong: string; small: string }) => (
  <>
    <strong>{strong}</strong> <small>{small}</small>
  </>
);
