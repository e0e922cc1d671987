import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import { type Draft, useDraftOfForm } from "@bupum/ui/form/draft";
import { NumberField, TextField } from "@bupum/ui/form/fields";
import { FormSection } from "@bupum/ui/form/form-section";
import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useLocale } from "use-intl";
import { ProductPicker } from "../catalogue/product-picker.tsx";
import { useWords } from "../words.ts";
import { blankLine, type FormLine, type GroupForm } from "./group-form.ts";
import styles from "./groups.module.css";

/** The wanted parts: of the catalogue, or in words. */
export function LinesSection({ draft }: { draft: Draft<GroupForm> }) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const { form } = draft;
  const { lines } = draft.values();
  const taken = lines.map(({ productId }) => productId);
  const add = (line: FormLine) => {
    form.insertListItem("lines", line);
    form.clearFieldError("lines");
  };
  return (
    <FormSection title={say("lines")}>
      <ul className={styles["lines"]}>
        {lines.map((line, index) => (
          <LineFields key={line.key} line={line} index={index} />
        ))}
      </ul>
      {lines.length < estimateLimits.lines && (
        <>
          <ProductPicker
            label={say("create.find")}
            path="lines"
            error={form.errors["lines"]}
            isWanted={({ id, state }) => state === "SHOWN" && !taken.includes(id)}
            onPick={({ id, partNumber, manufactorName, name, unit }) =>
              add(
                blankLine({
                  productId: id,
                  partNumber,
                  manufactorName: manufactorName[language],
                  partName: name[language],
                  unit,
                }),
              )
            }
          />
          <Button
            variant="default"
            className={styles["write"]}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => add(blankLine())}
          >
            {say("create.write")}
          </Button>
        </>
      )}
    </FormSection>
  );
}

function LineFields({ line, index }: { line: FormLine; index: number }) {
  const say = useWords("estimateGroups");
  const { form } = useDraftOfForm();
  const at = `lines.${index}`;
  const name = say("create.line", { number: index + 1 });
  return (
    <li className={styles["line"]} aria-label={name}>
      <Wanted line={line} at={at} />
      <NumberField
        name={`${at}.quantity`}
        label={say("quantity")}
        min={1}
        max={mostPieces}
        // A typed zero is reported and not replaced by one.
        clampBehavior="none"
        allowDecimal={false}
      />
      <TextField name={`${at}.unit`} label={say("create.unit")} maxLength={20} />
      <TextField
        name={`${at}.memo`}
        label={say("create.lineMemo")}
        maxLength={500}
        className={styles["wide"]}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size={44}
        className={styles["drop"]}
        aria-label={say("create.drop", { name: line.partNumber || name })}
        onClick={() => form.removeListItem("lines", index)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** A listed part by its number, another in the admin's words. */
function Wanted({ line, at }: { line: FormLine; at: string }) {
  const say = useWords("estimateGroups");
  const { form } = useDraftOfForm();
  const path = `${at}.productId`;
  if (line.productId)
    return (
      <p className={`${styles["part"]} ${styles["wide"]}`} data-path={path} tabIndex={-1}>
        <b>{line.partNumber}</b>
        <small>
          {line.manufactorName} · {line.partName}
        </small>
        {form.errors[path] && <span className={styles["error"]}>{form.errors[path]}</span>}
      </p>
    );
  return (
    <>
      <TextField
        name={`${at}.partName`}
        label={say("create.partName")}
        maxLength={200}
        className={styles["wide"]}
      />
      <TextField name={`${at}.partNumber`} label={say("create.partNumber")} maxLength={80} />
      <TextField
        name={`${at}.manufactorName`}
        label={say("create.manufactorName")}
        maxLength={80}
      />
    </>
  );
}
