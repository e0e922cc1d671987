import type { ProductEntityRow } from "@bupum/shared/catalogue/products/admin-contract";
import { Picker } from "@bupum/ui/input/picker";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { productsLike } from "./queries.ts";
import styles from "./catalogue.module.css";

interface ProductPickerProps {
  label: string;
  description?: string;
  onPick: (part: ProductEntityRow) => void;
  error?: ReactNode;
  /** Path of the field that issues are shown for. */
  path?: string;
  /** Returns false for parts that cannot be chosen. */
  isWanted: (part: ProductEntityRow) => boolean;
}

/** A part in any state but MERGED, by its number or name. */
export function ProductPicker(props: ProductPickerProps) {
  const { label, description, error, path, onPick, isWanted } = props;
  const say = useWords("catalogue");
  const language = useLocale();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(productsLike(asked));
  const isAsked = asked.length > 1;
  const options = (isAsked ? (found.data?.items ?? []) : []).filter(
    (part) => part.state !== "MERGED" && isWanted(part),
  );
  return (
    <Picker
      label={label}
      {...(description && { description })}
      {...(path && { path })}
      error={error}
      placeholder={say("partHint")}
      typed={typed}
      onTyped={setTyped}
      loading={found.isFetching}
      nothing={isAsked && !found.isFetching ? say("noPart") : undefined}
      options={options.map((part) => ({
        value: part.id,
        label: (
          <span className={styles["option"]}>
            <b>{part.partNumber}</b>
            <small>
              {part.manufactorName[language]} · {part.name[language]}
              {part.state === "HIDDEN" && ` · ${say("states.HIDDEN")}`}
            </small>
          </span>
        ),
      }))}
      onPick={(id) => {
        const part = options.find((row) => row.id === id);
        if (part) onPick(part);
      }}
    />
  );
}
