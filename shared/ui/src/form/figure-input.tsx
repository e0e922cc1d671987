import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";
import { useIssueWords } from "./fields.tsx";
import { writtenFigures } from "./written-figures.ts";

const signed = /^\s*-\d+(\.\d+)?\s*$/;

/**
 * A number outside of a draft form, by the rules of one within: a pasted text is read as a figure or
 * refused, and a calculation is refused (D8-14). A refused text empties the field, which says so.
 */
export function FigureInput({ error, onChange, ...props }: NumberInputProps) {
  const issues = useIssueWords();
  const [isUnclear, setUnclear] = useState(false);
  const figures = writtenFigures({
    read({ countIn, priceIn }, text) {
      if (props.allowNegative !== false && signed.test(text)) return text.trim();
      const isWhole = props.allowDecimal === false || props.decimalScale === 0;
      return countIn(text)?.toString() ?? (isWhole ? undefined : priceIn(text)?.price);
    },
    onUnclear: () => setUnclear(true),
  });
  return (
    <NumberInput
      thousandSeparator=","
      {...figures}
      {...props}
      error={isUnclear ? issues.invalid_type : error}
      onChange={(typed) => {
        setUnclear(false);
        onChange?.(typed);
      }}
    />
  );
}
