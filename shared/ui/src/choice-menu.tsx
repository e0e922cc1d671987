import { Button, Menu } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";

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
  const current = choices.find((choice) => choice.value === value);
  return (
    <Menu keepMounted={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          c="inherit"
          px={8}
          aria-label={`${label}: ${current?.label ?? value}`}
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {current?.label ?? value}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item
            key={choice.value}
            lang={choice.lang}
            aria-current={choice.value === value}
            rightSection={choice.value === value ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
