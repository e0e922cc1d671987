import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { clashes as clashing, type Fields } from "@bupum/shared/selling/merchandises/edits";
import { priceText } from "@bupum/ui/display/money";
import { Button, Group, Modal } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { Acts } from "../acts.ts";
import styles from "../list.module.css";

/** Two people changed the same field: shows both values and asks which one to keep. */
export function ConflictDialog({ acts }: { acts: Acts }) {
  const say = useWords("merchandises");
  const { clashes, settle } = acts;
  const textOf = useFieldText();
  return (
    <Modal
      opened={clashes.length > 0}
      onClose={() => settle(false)}
      size={382}
      title={say("clash.title")}
      closeButtonProps={{ "aria-label": say("list.close") }}
    >
      <p className={styles["clash-lead"]}>{say("clash.lead")}</p>
      <ul className={styles["clashes"]}>
        {clashes.map(({ edit, current }) => (
          <li key={edit.id}>
            <strong>{edit.partNumber}</strong>
            {clashing(edit, current).map((field) => (
              <dl key={field}>
                <div>
                  <dt>{say("clash.now")}</dt>
                  <dd>{textOf(field, current, current)}</dd>
                </div>
                <div>
                  <dt>{say("clash.mine")}</dt>
                  <dd>{textOf(field, edit.after, current)}</dd>
                </div>
              </dl>
            ))}
          </li>
        ))}
      </ul>
      <Group grow>
        <Button variant="default" onClick={() => settle(false)}>
          {say("clash.keep")}
        </Button>
        <Button onClick={() => settle(true)}>{say("clash.overwrite")}</Button>
      </Group>
    </Modal>
  );
}

/** A field's value in the reader's words. */
function useFieldText() {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  const language = useLocale();
  return (field: keyof Fields, values: Fields, { currency }: Merchandise): string => {
    switch (field) {
      case "stock":
        return values.stock === null || values.stock === undefined
          ? say("list.uncounted")
          : say("clash.pieces", { count: values.stock });
      case "leadTimeDays":
        return trade("leadTime", { days: values.leadTimeDays ?? 0 });
      case "breaks":
        return (values.breaks ?? [])
          .map((step) => `${step.minQty}+ ${priceText(step.unitPrice, currency, language)}`)
          .join(" / ");
      default:
        return String(values[field] ?? "-");
    }
  };
}
