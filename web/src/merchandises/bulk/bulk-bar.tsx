import { toInstant } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { editOf } from "@bupum/shared/selling/merchandises/edits";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../words.ts";
import type { Acts } from "../acts.ts";
import { type BulkField, BulkDialog } from "./bulk-dialog.tsx";
import { forgetLists, type OwnSearch, removeAllOf, removeMerchandises } from "../queries.ts";
import styles from "../list.module.css";

interface BulkBarProps {
  rows: readonly Merchandise[];
  acts: Acts;
  onDone: () => void;
  /** Given if the whole page is selected and the list has further pages. */
  allOf?: OwnSearch | undefined;
}

/** Actions on the selected rows; each act is undone as a whole. */
export function BulkBar({ rows, acts, onDone, allOf }: BulkBarProps) {
  const say = useWords("merchandises");
  const [field, setField] = useState<BulkField>();
  const { remove, removeAll, isPending } = useRemoval({ rows, acts, onDone });
  const confirmStock = () => {
    const at = toInstant(new Date());
    acts.save(
      rows.map((row) => editOf(row, { stock: row.stock, stockCheckedAt: at })),
      say("undo.confirmedAll", { count: rows.length }),
    );
  };
  return (
    <div className={styles["bulk"]} role="toolbar" aria-label={say("bulk.label")}>
      <span>{say("remove.selected", { count: rows.length })}</span>
      {(["stock", "price", "lead"] as const).map((name) => (
        <Button key={name} variant="default" size="sm" mih={44} onClick={() => setField(name)}>
          {say(`bulk.${name}`)}
        </Button>
      ))}
      <Button variant="default" size="sm" mih={44} onClick={confirmStock}>
        {say("bulk.confirm")}
      </Button>
      <Button color="red" size="sm" mih={44} loading={isPending} onClick={() => void remove()}>
        {say("remove.primary")}
      </Button>
      {allOf && (
        <Button
          variant="default"
          size="sm"
          mih={44}
          loading={isPending}
          onClick={() => void removeAll(allOf)}
        >
          {say("remove.all")}
        </Button>
      )}
      <Button variant="subtle" size="sm" mih={44} onClick={onDone}>
        {say("remove.clear")}
      </Button>
      <BulkDialog
        field={field}
        rows={rows}
        onClose={() => setField(undefined)}
        onSave={(edits, words) => {
          acts.save(edits, words);
          setField(undefined);
        }}
      />
    </div>
  );
}

function useRemoval({ rows, acts, onDone }: Pick<BulkBarProps, "rows" | "acts" | "onDone">) {
  const say = useWords("merchandises");
  const client = useQueryClient();
  const some = useMutation(removeMerchandises);
  const all = useMutation(removeAllOf);
  const sure = (body: string) =>
    confirmed({ title: say("remove.title"), body, primary: say("remove.primary"), danger: true });
  const run = async (act: () => Promise<void>) => {
    try {
      await act();
      onDone();
    } catch {
      // The failed call was shown as a toast.
    }
    await forgetLists(client);
  };
  return {
    isPending: some.isPending || all.isPending,
    remove: async () => {
      const count = rows.length;
      if (!(await sure(say("remove.body", { count })))) return;
      await run(async () => {
        const removed = rows.map(({ id }) => id);
        await some.mutateAsync(removed);
        acts.did({ words: say("remove.done", { count }), edits: [], removed });
      });
    },
    removeAll: async (search: OwnSearch) => {
      if (!(await sure(say("remove.allBody")))) return;
      await run(async () => {
        await all.mutateAsync(search);
        toast.done(say("remove.allStarted"));
      });
    },
  };
}
