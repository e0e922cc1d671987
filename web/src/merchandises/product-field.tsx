import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Picker } from "@bupum/ui/input/picker";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { product } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { NewProduct } from "./new-product.tsx";
import { productsLike } from "./queries.ts";
import styles from "./merchandise.module.css";

interface ProductFieldProps {
  again: boolean;
  /** Words to begin with. */
  find?: string | undefined;
}

/** The part to sell, found by typing. */
export function ProductField({ again, find = "" }: ProductFieldProps) {
  const say = useWords("merchandises");
  const { form } = useDraftOfForm();
  const [picked, setPart] = useState<ProductRow>();
  // After a reload only the id of the chosen part is known.
  const [keptId, setKeptId] = useState(() => String(form.getValues()["productId"] ?? ""));
  const kept = useQuery({ ...product(keptId), enabled: keptId !== "" });
  const part = picked ?? (keptId === "" ? undefined : kept.data);
  const [typed, setTyped] = useState(find);
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(productsLike(asked));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again) place.current?.querySelector("input")?.focus();
  }, [again]);
  const options = asked.length > 1 ? (found.data?.items ?? []) : [];
  const [isNew, setNew] = useState(() => form.getValues()["newProduct"] !== undefined);
  const pick = (chosen: ProductRow | undefined) => {
    setPart(chosen);
    setKeptId("");
    form.setFieldValue("productId", chosen?.id ?? "");
    form.clearFieldError("productId");
  };
  const state = (to: boolean) => {
    setNew(to);
    const stated = { manufactorId: "", partNumber: asked, name: "" };
    form.setFieldValue("newProduct", to ? stated : undefined);
    form.clearFieldError("productId");
  };
  if (isNew) return <NewProduct onBack={() => state(false)} />;
  if (part) return <Chosen part={part} onChange={() => pick(undefined)} />;
  return (
    <div ref={place}>
      <Picker
        label={say("part.find")}
        description={say("part.findHint")}
        path="productId"
        error={form.errors["productId"]}
        typed={typed}
        onTyped={setTyped}
        loading={found.isFetching}
        nothing={asked.length > 1 && !found.isFetching ? say("part.none") : undefined}
        options={options.map((row) => ({ value: row.id, label: <Option of={row} /> }))}
        onPick={(id) => pick(options.find((row) => row.id === id))}
      />
      <Button variant="subtle" size="sm" mih={44} px={0} onClick={() => state(true)}>
        {say("newPart.open")}
      </Button>
    </div>
  );
}

function Option({ of: { partNumber, manufactorName, name } }: { of: ProductRow }) {
  const language = useLocale();
  return (
    <span className={styles["option"]}>
      <b>{partNumber}</b>
      <small>
        {manufactorName[language]} · {name[language]}
      </small>
    </span>
  );
}

function Chosen({ part, onChange }: { part: ProductRow; onChange: () => void }) {
  const say = useWords("merchandises");
  const language = useLocale();
  return (
    <div className={styles["chosen"]}>
      <div>
        <span>{part.manufactorName[language]}</span>
        <PartNumber of={part.partNumber} size="lg" />
        <span>{part.name[language]}</span>
      </div>
      <Button variant="default" onClick={onChange}>
        {say("part.change")}
      </Button>
    </div>
  );
}
