import { Combobox, Loader, TextInput, useCombobox } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";

export interface PickerOption {
  value: string;
  /** The displayed text, in one or two lines. */
  label: ReactNode;
}

interface PickerProps {
  label: string;
  description?: string;
  placeholder?: string;
  error?: ReactNode;
  /** Path of the field that issues are shown for. */
  path?: string;
  typed: string;
  onTyped: (typed: string) => void;
  loading: boolean;
  options: readonly PickerOption[];
  /** Shown if nothing matches; without it the list stays closed. */
  nothing?: string | undefined;
  onPick: (value: string) => void;
}

/** Search as you type: arrows move, Enter picks, the box stays ready for the next one. */
export function Picker(props: PickerProps) {
  const { typed, onTyped, loading, options, nothing, onPick, path } = props;
  const state = useCombobox({ onDropdownClose: () => state.resetSelectedOption() });
  const isShown = options.length > 0 || nothing !== undefined;
  // An empty list is not open: Escape then closes the dialog around it.
  const combobox = { ...state, dropdownOpened: state.dropdownOpened && isShown };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        onPick(value);
        onTyped("");
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          type="search"
          label={props.label}
          description={props.description}
          placeholder={props.placeholder}
          error={props.error}
          {...(path && { "data-path": path })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={loading ? <Loader size={16} /> : null}
          onChange={(event) => {
            onTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            // Enter picks from the list; it must never send the whole request.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isShown}>
        <Combobox.Options mah={320} style={{ overflowY: "auto" }} aria-label={props.label}>
          {options.map(({ value, label }) => (
            <Combobox.Option key={value} value={value}>
              {label}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
