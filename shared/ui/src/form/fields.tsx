import type { Currency } from "@bupum/shared/kernel/money/amounts";
import {
  Checkbox,
  type CheckboxProps,
  NativeSelect,
  type NativeSelectProps,
  NumberInput,
  type NumberInputProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import { fill } from "@bupum/shared/kernel/language/fill";
import type { WordsByLanguage } from "@bupum/shared/kernel/words/faults";
import { useLocale, useMessages } from "use-intl";
import { NumericFormat, type NumericFormatProps } from "react-number-format";
import { signOf } from "../display/money.tsx";
import { useKitWords } from "../say.ts";
import { fieldKey, useDraftOfForm } from "./draft.ts";
import { writtenFigures } from "./written-figures.ts";

/** What is wrong with a value. Both sites have the kernel's words of issues among their messages. */
export const useIssueWords = () =>
  (useMessages() as unknown as { issues: WordsByLanguage["ko"]["issues"] }).issues;

/** Path of the field in the contract's body: "title", "lines.0.quantity". */
interface Named {
  name: string;
}

/** Text of one line. */
export function TextField({ name, ...props }: TextInputProps & Named) {
  const { form } = useDraftOfForm();
  return (
    <TextInput key={fieldKey(form, name)} name={name} {...props} {...form.getInputProps(name)} />
  );
}

/** Mantine's PasswordInput lacks aria-invalid. */
export function PasswordField({ name, ...props }: PasswordInputProps & Named) {
  const { form } = useDraftOfForm();
  const say = useKitWords();
  const input = form.getInputProps(name);
  return (
    <PasswordInput
      key={fieldKey(form, name)}
      name={name}
      {...props}
      {...input}
      aria-invalid={Boolean(input.error)}
      visibilityToggleButtonProps={{ "aria-label": say("showTyped") }}
    />
  );
}

/**
 * What is wrong with a figure that is still being typed, whatever follows: more digits only make it
 * greater, so that a positive figure below the least one may still become right.
 */
function lasting(
  issues: WordsByLanguage["ko"]["issues"],
  { min, max }: Pick<NumberInputProps, "min" | "max">,
  typed: number | string,
): string | undefined {
  const figure = typed === "-" ? -1 : typed === "" ? NaN : Number(typed);
  const [least, most] = [Number(min ?? -Infinity), Number(max ?? Infinity)];
  if (figure <= 0 && figure < least) return fill(issues.too_small, { minimum: least });
  return figure > most ? fill(issues.too_big, { maximum: most }) : undefined;
}

/** A whole or decimal number with grouped thousands; one that cannot become right says so at once. */
export function NumberField({ name, ...props }: NumberInputProps & Named) {
  const { form } = useDraftOfForm();
  const { onChange, ...input } = form.getInputProps(name);
  const issues = useIssueWords();
  const figures = writtenFigures({
    read: ({ countIn, priceIn }, text) =>
      countIn(text)?.toString() ??
      (props.allowDecimal === false ? undefined : priceIn(text)?.price),
    onUnclear: () => form.setFieldError(name, issues.invalid_type),
  });
  return (
    <NumberInput
      key={fieldKey(form, name)}
      name={name}
      thousandSeparator=","
      inputMode="numeric"
      // A figure out of bounds stays and is refused: another one in its place is not what was typed.
      clampBehavior="none"
      {...figures}
      {...props}
      {...input}
      onChange={(typed) => {
        onChange(typed);
        const issue = lasting(issues, props, typed);
        if (issue) form.setFieldError(name, issue);
      }}
    />
  );
}

type PriceFieldProps = NumericFormatProps<TextInputProps> & Named & { currency?: Currency };

/**
 * A price, grouped by thousands and with its currency's sign; kept as the decimal string that was
 * typed, so that no digit is lost.
 */
export function PriceField({ name, currency, ...props }: PriceFieldProps) {
  const { form } = useDraftOfForm();
  const language = useLocale();
  const { onChange, ...input } = form.getInputProps(name);
  const sign = currency && signOf(currency, language);
  const issues = useIssueWords();
  const figures = writtenFigures({
    // A sign of another currency than that of the field makes another price.
    read({ priceIn }, text) {
      const found = priceIn(text);
      const isOwn = !found?.currency || found.currency === (currency ?? "KRW");
      return isOwn ? found?.price : undefined;
    },
    onUnclear: () => form.setFieldError(name, issues.UNIT_PRICE),
  });
  return (
    <NumericFormat
      key={fieldKey(form, name)}
      name={name}
      customInput={TextInput}
      inputMode="decimal"
      autoComplete="off"
      thousandSeparator=","
      valueIsNumericString
      styles={{ input: { textAlign: "right" } }}
      leftSection={sign?.before}
      rightSection={sign?.after}
      {...figures}
      {...props}
      {...input}
      onValueChange={({ value }, { source }) => {
        if (source !== "event") return;
        onChange(value);
        // No digit that follows makes it right.
        if (value.startsWith("-")) form.setFieldError(name, issues.UNIT_PRICE);
      }}
    />
  );
}

/** Text of several lines. */
export function ProseField({ name, ...props }: TextareaProps & Named) {
  const { form } = useDraftOfForm();
  return (
    <Textarea key={fieldKey(form, name)} name={name} {...props} {...form.getInputProps(name)} />
  );
}

/** One of few: the platform's own list, best on phones. */
export function ChoiceField({ name, ...props }: NativeSelectProps & Named) {
  const { form } = useDraftOfForm();
  return (
    <NativeSelect
      key={fieldKey(form, name)}
      name={name}
      size="md"
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

export function CheckField({ name, ...props }: CheckboxProps & Named) {
  const { form } = useDraftOfForm();
  return (
    <Checkbox
      key={fieldKey(form, name)}
      name={name}
      size="md"
      {...props}
      {...form.getInputProps(name, { type: "checkbox" })}
    />
  );
}

/** A calendar day, YYYY-MM-DD, by the platform's own picker in the reader's language. */
export function DayField({ name, ...props }: TextInputProps & Named) {
  const { form } = useDraftOfForm();
  return (
    <TextInput
      key={fieldKey(form, name)}
      name={name}
      type="date"
      {...props}
      {...form.getInputProps(name)}
    />
  );
}
