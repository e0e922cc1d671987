import type { BoardRow } from "@bupum/shared/reading/boards/admin-contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "../api.ts";
import { useEach } from "../lists/use-each.ts";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";
import { HideDialog } from "./hide-dialog.tsx";

interface Props {
  rows: readonly BoardRow[];
  clear: () => void;
}

const nameOf = ({ title }: BoardRow) => title;
/** Without a reason it is shown again. */
const hide = ({ id, version }: BoardRow, reason: string | undefined) =>
  api.boards.hide({
    params: { id },
    body: { isHidden: reason !== undefined, version, ...(reason && { reason }) },
  });

/** Hides the selected posts for one reason; the same selection shows them again. */
export const BulkHide = onlyFor("boards.hide", function BulkHide({ rows, clear }: Props) {
  const say = useWords("boards");
  const [isAsked, setAsked] = useState(false);
  const [shown, hidden] = [
    rows.filter(({ isHidden }) => !isHidden),
    rows.filter(({ isHidden }) => isHidden),
  ];
  const each = { act: hide, nameOf, reads: ["boards"], clear };
  const hiding = useEach({ ...each, done: (count) => say("hiddenAll", { count }) });
  const showing = useEach({ ...each, done: (count) => say("shownAll", { count }) });
  return (
    <>
      <Button
        variant="default"
        loading={hiding.isPending}
        disabled={shown.length === 0}
        onClick={() => setAsked(true)}
      >
        {say("hide")}
      </Button>
      <Button
        variant="default"
        loading={showing.isPending}
        disabled={hidden.length === 0}
        onClick={() => showing.mutate({ rows: hidden, asked: undefined })}
      >
        {say("show")}
      </Button>
      {isAsked && (
        <HideDialog
          title={say("hideAllTitle", { count: shown.length })}
          onClose={() => setAsked(false)}
          onHide={(asked) => hiding.mutate({ rows: shown, asked })}
        />
      )}
    </>
  );
});
