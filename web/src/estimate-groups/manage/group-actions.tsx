import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Dropdown, dropdownEntry } from "@bupum/ui/input/dropdown";
import { IconChevronDown } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useMay } from "../../companies/queries.ts";
import { useWords } from "../../words.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { LaterDialog } from "./later-dialog.tsx";

interface GroupActionsProps {
  group: Group;
  lines: readonly Line[];
  /** What else there is to do on the page. */
  children: ReactNode;
}
type Dialog = "later" | "change" | "cancel" | "close";

/** What a buyer may do with a request besides ordering: manage an open one, ask an ended one anew. */
export function GroupActions({ group, lines, children }: GroupActionsProps) {
  const say = useWords("manageGroup");
  const mayAsk = useMay("ask") !== false;
  const [dialog, setDialog] = useState<Dialog>();
  const isOrdered = lines.some(({ activeOrder }) => activeOrder?.status === "CONFIRMED");
  const dialogs: Dialog[] = ["later", "change", "close", ...(isOrdered ? [] : ["cancel" as const])];
  const onClose = () => setDialog(undefined);
  const button = (
    <>
      {say("title")} <IconChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <>
      <Dropdown label={say("title")} button={button}>
        {children}
        {!mayAsk ? null : group.open ? (
          dialogs.map((one) => (
            <button
              key={one}
              type="button"
              className={dropdownEntry}
              onClick={() => setDialog(one)}
            >
              {say(`${one}.open`)}
            </button>
          ))
        ) : (
          <AskAnew group={group} />
        )}
      </Dropdown>
      {(dialog === "cancel" || dialog === "close") && (
        <EndDialog ending={dialog} group={group} lines={lines} onClose={onClose} />
      )}
      {dialog === "later" && <LaterDialog group={group} onClose={onClose} />}
      {dialog === "change" && <ChangeDialog group={group} lines={lines} onClose={onClose} />}
    </>
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
    <button type="button" className={dropdownEntry} onClick={() => void start()}>
      {say("anew")}
    </button>
  );
}
