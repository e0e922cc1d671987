import { company } from "@bupum/shared/papers/documents/company";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { Picker } from "@bupum/ui/input/picker";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { makers } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import styles from "./merchandise.module.css";

/** A part that the catalogue lacks: its maker, number and name (D8-9). */
export function NewProduct({ onBack }: { onBack: () => void }) {
  const say = useWords("merchandises");
  return (
    <div className={styles["new"]}>
      <div>
        <strong>{say("newPart.title")}</strong>
        <p className={styles["hint"]}>{say("newPart.hint")}</p>
      </div>
      <Maker />
      <TextField name="newProduct.partNumber" label={say("newPart.number")} maxLength={80} />
      <TextField name="newProduct.name" label={say("newPart.name")} maxLength={100} />
      <Button variant="default" onClick={onBack}>
        {say("newPart.back")}
      </Button>
    </div>
  );
}

const path = "newProduct.manufactorId";

function Maker() {
  const say = useWords("merchandises");
  const language = useLocale();
  const { form } = useDraftOfForm();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const [name, setName] = useState<string>();
  const list = useQuery(makers(asked));
  const items = asked === "" ? [] : (list.data?.items ?? []);
  const choose = (id: string, chosen: string | undefined) => {
    form.setFieldValue(path, id);
    form.clearFieldError(path);
    setName(chosen);
  };
  if (name !== undefined)
    return (
      <div className={styles["chosen"]}>
        <span>
          {say("newPart.maker")} <b>{name}</b>
        </span>
        <Button variant="default" onClick={() => choose("", undefined)}>
          {say("newPart.changeMaker")}
        </Button>
      </div>
    );
  return (
    <Picker
      label={say("newPart.maker")}
      description={say("newPart.makerHint")}
      path={path}
      error={form.errors[path]}
      typed={typed}
      onTyped={setTyped}
      loading={list.isFetching && typed !== ""}
      nothing={
        asked !== "" && list.data && items.length === 0
          ? say("newPart.makerNone", { email: company.email })
          : undefined
      }
      options={items.map((maker) => ({ value: maker.id, label: maker.name[language] }))}
      onPick={(id) => choose(id, items.find((maker) => maker.id === id)?.name[language])}
    />
  );
}
