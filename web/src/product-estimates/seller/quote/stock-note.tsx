import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { type Day, seoulDay } from "@bupum/shared/kernel/time";
import type { Draft } from "@bupum/ui/form/draft";
import { useNow } from "@bupum/ui/now";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../../words.ts";
import { stockFor } from "./listed.ts";
import { type QuoteForm, leadTimeUntil } from "./quote-form.ts";
import styles from "./quote-page.module.css";

interface StockNoteProps {
  draft: Draft<QuoteForm>;
  line: EstimateLine;
  index: number;
}

/** What is in stock where that is enough. */
export function EnoughStock({ line }: Pick<StockNoteProps, "line">) {
  const say = useWords("sellerEstimates");
  const counted = stockFor(line);
  if (!counted || counted.isShort) return null;
  return (
    <>
      {" · "}
      <span>{say("stock.enough", { stock: counted.stock })}</span>
    </>
  );
}

/** Where stock is too little: these pieces alone, or the day when all will leave. */
export function StockNote({ draft, line, index }: StockNoteProps) {
  const say = useWords("sellerEstimates");
  const counted = stockFor(line);
  if (!counted?.isShort) return null;
  const { stock, most } = counted;
  return (
    <div className={styles["stock"]}>
      <span>{say(most === 0 ? "stock.none" : "stock.short", { stock, count: line.quantity })}</span>
      <Choice draft={draft} line={line} index={index} most={most} />
    </div>
  );
}

function Choice({ draft, line, index, most }: StockNoteProps & { most: number }) {
  const say = useWords("sellerEstimates");
  const place = `items.${index}`;
  const { form } = draft;
  const [maxQty, setMaxQty] = useState(() => draft.values().items[index]?.maxQty);
  form.watch(`${place}.maxQty`, ({ value }) => setMaxQty(String(value)));
  const today = seoulDay(useNow());
  const include = () => form.setFieldValue(`${place}.included`, true);
  const offerStock = () => {
    form.setFieldValue(`${place}.maxQty`, most);
    form.setFieldValue(`${place}.leadTimeDays`, line.listing?.leadTimeDays ?? "");
    include();
  };
  const offerAll = (on: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) return;
    form.setFieldValue(`${place}.maxQty`, "");
    form.setFieldValue(`${place}.leadTimeDays`, leadTimeUntil(on as Day, today));
    include();
  };
  return (
    <>
      {most > 0 && (
        <Button
          variant={Number(maxQty) === most ? "light" : "default"}
          size="xs"
          aria-pressed={Number(maxQty) === most}
          onClick={offerStock}
        >
          {say("stock.only", { count: most })}
        </Button>
      )}
      <TextInput
        type="date"
        size="xs"
        min={today}
        label={say("stock.allOn", { count: line.quantity })}
        onChange={({ currentTarget }) => offerAll(currentTarget.value)}
      />
    </>
  );
}
