import { ChoiceField, TextField } from "@bupum/ui/form/fields";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { units } from "@bupum/shared/catalogue/products/contract";
import { useState } from "react";
import { CategoryField } from "../catalogue/category-field.tsx";
import { MakerPicker } from "../catalogue/maker-picker.tsx";
import { NameFields } from "../catalogue/name-fields.tsx";
import { TextListField } from "../catalogue/text-list-field.tsx";
import { useWords } from "../words.ts";
import styles from "./products.module.css";

/** The identification and names of a part. */
export function IdentityFields() {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  return (
    <section className={styles["part"]} aria-labelledby="identity">
      <h2 id="identity">{say("identity")}</h2>
      <div className={styles["two"]}>
        <MakerField />
        <TextField
          name="partNumber"
          label={say("fields.partNumber")}
          description={say("numberHint")}
          required
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <NameFields name="name" label={say("fields.name")} required maxLength={200} />
      <NameFields name="description" label={say("fields.description")} maxLength={2000} prose />
      <CategoryField name="categoryTagIds" label={say("fields.categoryTagIds")} />
      <div className={styles["three"]}>
        <ChoiceField
          name="unit"
          label={say("fields.unit")}
          data={units.map((value) => ({ value, label: say(`units.${value}`) }))}
        />
        <TextField
          name="country"
          label={say("fields.country")}
          placeholder="KR"
          maxLength={2}
          autoComplete="off"
        />
        <ChoiceField
          name="state"
          label={say("state")}
          data={(["HIDDEN", "SHOWN"] as const).map((value) => ({
            value,
            label: sayCatalogue(`states.${value}`),
          }))}
        />
      </div>
    </section>
  );
}

function MakerField() {
  const say = useWords("products");
  const { form } = useDraftOfForm();
  const [value, setValue] = useState(() => String(form.getValues()["manufactorId"] ?? ""));
  return (
    <MakerPicker
      label={say("fields.manufactorId")}
      value={value}
      path="manufactorId"
      error={form.errors["manufactorId"]}
      onPick={(id) => {
        setValue(id ?? "");
        form.setFieldValue("manufactorId", id ?? "");
        form.clearFieldError("manufactorId");
      }}
    />
  );
}

/** Other numbers by which buyers search for it, and its marks. */
export function NumberFields() {
  const say = useWords("products");
  return (
    <section className={styles["part"]} aria-labelledby="numbers">
      <h2 id="numbers">{say("numbers")}</h2>
      <TextListField
        name="aliases"
        label={say("fields.aliases")}
        description={say("aliasesHint")}
        maxTags={50}
      />
      <TextListField
        name="oldNumbers"
        label={say("fields.oldNumbers")}
        description={say("oldNumbersHint")}
        maxTags={10}
      />
      <TextListField
        name="safetyMarks"
        label={say("fields.safetyMarks")}
        placeholder="KC, CE, UL"
        maxTags={10}
      />
    </section>
  );
}
