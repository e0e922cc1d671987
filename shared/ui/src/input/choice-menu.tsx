import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Dropdown, dropdownEntry } from "./dropdown.tsx";

interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
  icon?: ReactNode;
}

/** A small menu that chooses one of few: the language and the currency switch. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, value, choices, onChoose, icon } = props;
  const current = choices.find((choice) => choice.value === value)?.label ?? value;
  const button = (
    <>
      {icon} <span data-current>{current}</span> <IconChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <Dropdown label={`${label}: ${current}`} button={button}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          lang={choice.lang}
          className={dropdownEntry}
          aria-current={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label} {choice.value === value && <IconCheck size={16} aria-hidden />}
        </button>
      ))}
    </Dropdown>
  );
}
