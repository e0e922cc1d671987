import { mostCategories } from "@bupum/shared/accounts/companies/approval-rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/normalized";
import { Picker } from "@bupum/ui/input/picker";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { Chips } from "../applicant/names-field.tsx";
import { useWords } from "../words.ts";
import styles from "./approval-rules.module.css";
import { useCategoryNames } from "./category-names.ts";

/** More are found by typing. */
const mostOptions = 100;

export interface CategoryChoice {
  categoryTagIds: readonly Id<"cat">[];
  withLinesInWords: boolean;
}

interface CategoryConditionsProps {
  of: CategoryChoice;
  onChange: (of: CategoryChoice) => void;
}

/** Of which categories an order has a line, and whether lines in words count (D41-7). */
export function CategoryConditions({ of, onChange }: CategoryConditionsProps) {
  const say = useWords("approvalRules");
  const { all, pathOf } = useCategoryNames();
  const [typed, setTyped] = useState("");
  const { categoryTagIds: ids, withLinesInWords } = of;
  const change = (next: typeof ids) =>
    onChange({ categoryTagIds: next, withLinesInWords: next.length > 0 && withLinesInWords });
  const asked = normalize(typed);
  const options =
    ids.length < mostCategories
      ? (all ?? [])
          .filter(({ id }) => !ids.includes(id) && normalize(pathOf(id)).includes(asked))
          .slice(0, mostOptions)
      : [];
  const nothing = ids.length < mostCategories ? say("noCategory") : say("mostCategories");
  return (
    <div className={styles["categories"]}>
      <Picker
        label={say("categories")}
        description={say("categoriesHint", { most: mostCategories })}
        placeholder={say("findCategory")}
        typed={typed}
        onTyped={setTyped}
        loading={!all}
        nothing={all && typed.trim() ? nothing : undefined}
        options={options.map(({ id }) => ({ value: id, label: pathOf(id) }))}
        onPick={(id) => {
          const picked = options.find((one) => one.id === id);
          if (picked) change([...ids, picked.id]);
        }}
      />
      <Chips
        label={say("categories")}
        dropLabel={(name) => say("dropCategory", { name })}
        items={ids.map((id) => ({ key: id, text: pathOf(id) }))}
        onDrop={(id) => change(ids.filter((one) => one !== id))}
      />
      {ids.length > 0 && (
        <Checkbox
          label={say("linesInWords")}
          description={say("linesInWordsHint")}
          checked={withLinesInWords}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ categoryTagIds: ids, withLinesInWords: checked })
          }
        />
      )}
    </div>
  );
}
