import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import type { Draft } from "@bupum/ui/form/draft";
import { Button, Checkbox } from "@mantine/core";
import { useWords } from "../../../words.ts";
import { type QuoteForm, isReady, waits } from "./quote-form.ts";
import styles from "./quote-page.module.css";

/** The heads of the columns, on wide screens. */
export function Heads({ shown }: { shown: boolean }) {
  const say = useWords("sellerEstimates");
  if (!shown) return null;
  const heads = ["heads.line", "heads.quantity", "line.unitPrice", "line.from"] as const;
  return (
    <div className={styles["heads"]} aria-hidden>
      <span />
      {[...heads, "heads.leadTime" as const, "heads.total" as const].map((head) => (
        <span key={head}>{say(head)}</span>
      ))}
      <span />
    </div>
  );
}

const copied = ["leadTimeDays", "condition", "orderMultiple"] as const;

interface ManyProps {
  draft: Draft<QuoteForm>;
  lines: readonly EstimateLine[];
  onTicked: () => void;
}

/**
 * For many lines: which of them go along, and what is the same everywhere typed once, as the first
 * ticked line's value goes to all others.
 */
export function Many({ draft, lines, onTicked }: ManyProps) {
  const say = useWords("sellerEstimates");
  const tick = (pricedOnly: boolean) => {
    const { items } = draft.values();
    for (const [index, line] of lines.entries())
      if (waits(line))
        draft.form.setFieldValue(
          `items.${index}.included`,
          !pricedOnly || isReady(line, items[index]!),
        );
    onTicked();
  };
  const copy = (name: (typeof copied)[number]) => {
    // The values are those of `formOf`.
    const { items } = draft.values();
    const first = items.find(({ included }) => included);
    if (!first) return;
    for (const [index, { included }] of items.entries())
      if (included) draft.form.setFieldValue(`items.${index}.${name}`, first[name]);
  };
  return (
    <div className={styles["copy"]}>
      <Checkbox
        size="md"
        defaultChecked
        label={say("answer.pricedOnly")}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      <span>{say("copy.label")}</span>
      {copied.map((name) => (
        <Button key={name} variant="default" size="sm" mih={44} onClick={() => copy(name)}>
          {say(`copy.${name}`)}
        </Button>
      ))}
      <small className={styles["keys"]}>{say("answer.keys")}</small>
    </div>
  );
}
