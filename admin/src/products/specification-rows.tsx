import { languages } from "@bupum/shared/kernel/language/language-of";
import type { Draft } from "@bupum/ui/form/draft";
import { TextField } from "@bupum/ui/form/fields";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useWords } from "../words.ts";
import { blankSpecification, type ProductFields } from "./product-form.ts";
import { RowActs } from "./row-acts.tsx";
import styles from "./products.module.css";

const most = 60;

/** Name in three languages and value, one row each, in the order that buyers read. */
export function SpecificationRows({ draft }: { draft: Draft<ProductFields> }) {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const { form } = draft;
  const { specifications } = draft.values();
  return (
    <section className={styles["part"]} aria-labelledby="specifications">
      <h2 id="specifications">{say("fields.specifications")}</h2>
      {specifications.map(({ key }, index) => {
        const path = `specifications.${index}`;
        const name = say("rows.specification", { number: index + 1 });
        return (
          <div key={key} className={styles["row"]} role="group" aria-label={name} data-path={path}>
            {languages.map((language) => (
              <TextField
                key={language}
                name={`${path}.name.${language}`}
                label={say("rows.name", { language: sayCatalogue(`languages.${language}`) })}
                size="sm"
                maxLength={80}
                autoComplete="off"
                lang={language}
                {...(language === "ko" && { error: form.errors[`${path}.name`] })}
              />
            ))}
            <TextField
              name={`${path}.value`}
              label={say("rows.value")}
              size="sm"
              maxLength={200}
              autoComplete="off"
            />
            <RowActs
              list="specifications"
              index={index}
              count={specifications.length}
              name={name}
            />
          </div>
        );
      })}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={specifications.length >= most}
        onClick={() => form.insertListItem("specifications", blankSpecification())}
      >
        {say("rows.add")}
      </Button>
    </section>
  );
}
