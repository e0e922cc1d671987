import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
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

/** What a buyer may do with a request besides ordering: manage an open one, ask an ended one anew. */
export function GroupActions({ group, lines }: GroupActionsProps) {
  const say = useWords("manageGroup");
  const [dialog, setDialog] = useState<Dialog>();
  if (!group.open) return <AskAnew group={group} />;
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

function AskAnew({ group }: { group: Group }) {
  const say = useWords("manageGroup");
  const navigate = useNavigate();
  const start = async () => {
    // The form's rules come along only here.
    const { askAnew } = await import("../ask-anew.ts");
    askAnew(group);
    await navigate({ to: "/estimates/new" });
  };
  return (
    <section className={styles["actions"]} aria-label={say("title")}>
      <Button variant="default" mih={44} onClick={() => void start()}>
        {say("anew")}
      </Button>
    </section>
  );
}
