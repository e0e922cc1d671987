import type { Merchandise } from "@bupum/shared/merchandises/contract";
import { toast } from "@bupum/ui/toasts";
import { Button, NumberInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { changeMerchandise, forgetLists, showChanged } from "./queries.ts";
import styles from "./merchandise.module.css";

/** A count older than this is asked for again: buyers see its age. */
const staleDays = 30;
const dayMs = 86_400_000;

interface StockCellProps {
  listing: Merchandise;
  onEdit: () => void;
}

/** The stock, changed in place; the change can be taken back, an old count confirmed. */
export function StockCell({ listing, onEdit }: StockCellProps) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(changeMerchandise);
  const [before, setBefore] = useState<number>();
  const [now] = useState(() => Date.now());
  const { id, stock, version, partNumber } = listing;
  const age = Math.floor((now - Date.parse(listing.stockCheckedAt)) / dayMs);
  if (stock === null)
    return (
      <Button variant="subtle" size="sm" mih={44} onClick={onEdit}>
        {say("list.uncounted")}
      </Button>
    );
  const save = async (next: number, former?: number) => {
    try {
      showChanged(client, await mutateAsync({ id, stock: next, version }));
      setBefore(former);
      toast.done(say("list.stockSaved", { part: partNumber, count: next }));
    } catch {
      // The failed call was toasted; the list shows what really holds.
      await forgetLists(client);
    }
  };
  return (
    <span className={styles["stock"]}>
      <NumberInput
        key={version}
        size="sm"
        w={104}
        aria-label={say("list.stockOf", { part: partNumber })}
        thousandSeparator=","
        inputMode="numeric"
        min={0}
        max={9_999_999}
        allowDecimal={false}
        defaultValue={stock}
        disabled={isPending}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
        onBlur={(event) => {
          const typed = event.currentTarget.value.replace(/,/g, "");
          if (typed !== "" && Number(typed) !== stock) void save(Number(typed), stock);
        }}
      />
      {before !== undefined && (
        <Button variant="subtle" size="sm" mih={44} onClick={() => void save(before)}>
          {say("list.undo", { count: before })}
        </Button>
      )}
      {age >= staleDays && (
        <button type="button" className={styles["stale"]} onClick={() => void save(stock)}>
          {say("list.stale", { days: age })}
        </button>
      )}
    </span>
  );
}
