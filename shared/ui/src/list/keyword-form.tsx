import { NativeSelect, TextInput } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";

export interface SearchType<Type extends string = string> {
  value: Type;
  label: string;
}

export interface Keyword<Type extends string> {
  searchKeyword?: string | undefined;
  searchType?: Type | undefined;
}

interface KeywordFormProps<Type extends string> extends Keyword<Type> {
  onChange: (next: Keyword<Type>) => void;
  /** Name of the field. */
  label: string;
  placeholder: string;
  /** The search types; the first one is the default, "" leaves the choice to the API. */
  types?: readonly SearchType<Type>[] | undefined;
  typeLabel?: string;
  /** The button that sends it. */
  submit: ReactNode;
  className?: string | undefined;
  fieldClassName?: string | undefined;
}

/** A keyword with its search type. */
export function KeywordForm<Type extends string>(props: KeywordFormProps<Type>) {
  const { searchKeyword, searchType, types, onChange } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = String(form.get("searchKeyword") ?? "").trim();
    // The displayed choice is sent to the API even if it is the first one.
    const type = types?.find(({ value }) => text && value && value === form.get("searchType"));
    onChange({ ...(types && { searchType: type?.value }), searchKeyword: text || undefined });
  };
  return (
    // A new address is a new search: its fields show the address's values.
    <form
      noValidate
      key={`${searchType} ${searchKeyword}`}
      className={props.className}
      onSubmit={submit}
    >
      {types && (
        <NativeSelect
          name="searchType"
          size="md"
          aria-label={props.typeLabel}
          defaultValue={searchType ?? types[0]?.value ?? ""}
          data={[...types]}
        />
      )}
      <TextInput
        name="searchKeyword"
        type="search"
        aria-label={props.label}
        placeholder={props.placeholder}
        defaultValue={searchKeyword ?? ""}
        maxLength={100}
        enterKeyHint="search"
        className={props.fieldClassName}
      />
      {props.submit}
    </form>
  );
}
