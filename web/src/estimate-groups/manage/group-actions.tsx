import type { Group } from "@bupum/shared/estimate-groups/contract";
import type { Line } from "@bupum/shared/product-estimates/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { LaterDialog } from "./later-dialog.tsx";
import styles from "./manage.module.css";

interface GroupActionsProps {
  group: Group;
  lines: readonly Line[];
}
type Dialog = "later" | "change" | "cancel" | "close";

/** What a buyer may do with an open request besides ordering. */
export function GroupActions({ group, lines }: GroupActionsProps) {
  const say = useWords("manageGroup");
  const [dialog, setDialog] = useState<Dialog>();
  if (!group.open) return null;
  const isOrdered = lines.some(({ activeOrder }) => activeOrder?.status === "CONFIRMED");
  const dialogs: Dialog[] = ["later", "change", "close", ...(isOrdered ? [] : ["cancel" as const])];
  const onClose = () => setDialog(undefined);
  return (
    <section className={styles["actions"]} aria-label={say("title")}>
      {dialogs.map((one) => (
        <Button
          key={one}
          variant={one === "cancel" ? "subtle" : "default"}
          {...(one === "cancel" && { color: "red" })}
          mih={44}
          onClick={() => setDialog(one)}
        >
          {say(`${one}.open`)}
        </Button>
      ))}
      {(dialog === "cancel" || dialog === "close") && (
        <EndDialog ending={dialog} group={group} lines={lines} onClose={onClose} />
      )}
      {dialog === "later" && <LaterDialog group={group} onClose={onClose} />}
      {dialog === "change" && <ChangeDialog group={group} lines={lines} onClose={onClose} />}
    </section>
  );
}
