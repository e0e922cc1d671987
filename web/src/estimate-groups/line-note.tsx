import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useState } from "react";
import { useKnownNumber } from "../own-numbers/known-numbers.tsx";
import { useWords } from "../words.ts";
import type { FormLine } from "./group-form.ts";
import styles from "./line-note.module.css";

interface LineNoteProps {
  /** The line as it was when its row was drawn first. */
  line: FormLine;
  index: number;
  /** All of it is shown below. */
  hidden: boolean;
  onOpen: () => void;
}

/** What a folded line says beside its part: one row, cut, and in full once it is pressed. */
export function LineNote({ line, index, hidden, onOpen }: LineNoteProps) {
  const say = useWords("estimateGroups");
  const { form } = useDraftOfForm();
  const [memo, setMemo] = useState(line.memo);
  const [targetPrice, setTargetPrice] = useState(line.targetPrice);
  const [typed, setTyped] = useState(line.ownNumber ?? "");
  const known = useKnownNumber(line.productId);
  const ownNumber = typed || known;
  const [fileCount, setFileCount] = useState(line.files?.length ?? 0);
  form.watch(`lines.${index}.memo`, ({ value }) => setMemo(String(value ?? "")));
  form.watch(`lines.${index}.targetPrice`, ({ value }) => setTargetPrice(String(value ?? "")));
  form.watch(`lines.${index}.ownNumber`, ({ value }) => setTyped(String(value ?? "")));
  form.watch(`lines.${index}.files`, ({ value }) =>
    setFileCount(Array.isArray(value) ? value.length : 0),
  );
  const note = [
    ownNumber && say("request.ownNumberIs", { number: ownNumber }),
    targetPrice && `${say("request.targetPrice")} ${targetPrice}`,
    fileCount > 0 && say("request.fileCount", { count: fileCount }),
    memo.replace(/\s+/g, " "),
  ]
    .filter(Boolean)
    .join(" · ");
  if (hidden || !note) return null;
  return (
    <tr className={styles["note"]}>
      <td colSpan={7}>
        <button type="button" title={memo || note} onClick={onOpen}>
          {note}
        </button>
      </td>
    </tr>
  );
}
