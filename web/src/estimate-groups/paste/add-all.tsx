import type { Language } from "@bupum/shared/kernel/language/language-of";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { wantedOf } from "../../trade/basket-list.ts";
import { hasToken } from "../../session.ts";
import { useWords } from "../../words.ts";
import { blankLine, type FormLine, lineOf } from "../group-form.ts";
import { keepOwnNumbers, keptOf } from "../../own-numbers/queries.ts";
import { learnt, ownNumberOf } from "./learnt.ts";
import type { SettledLine } from "./pasted-lines.ts";
import styles from "./paste.module.css";
import request from "../group-page.module.css";

interface AddAllProps {
  lines: readonly SettledLine[];
  onAdd: (lines: readonly FormLine[]) => void;
  /** Goes to a line that needs a look. */
  onLook: (key: string) => void;
}

/** Takes the whole list, once nothing of it is open. */
export function AddAll({ lines, onAdd, onLook }: AddAllProps) {
  const say = useWords("estimateGroups");
  const own = useWords("ownNumbers");
  const language = useLocale();
  const isOpen = lines.some(({ isSettled }) => !isSettled);
  const { mutate: keep } = useMutation({
    ...keepOwnNumbers(useQueryClient()),
    onSuccess: (results) => toast.done(own("kept", { count: keptOf(results) })),
  });
  const add = () => {
    const said = hasToken() ? learnt(lines) : [];
    if (said.length > 0) keep(said);
    onAdd(lines.map((line) => formLine(line, language)));
    toast.done(say("request.pasted", { count: lines.length }));
  };
  return (
    <div className={styles["add"]}>
      <OpenLines lines={lines} onLook={onLook} />
      <Button variant="default" mih={44} disabled={lines.length === 0 || isOpen} onClick={add}>
        {lines.length === 0
          ? say("request.pasteNothing")
          : say("request.pasteAdd", { count: lines.length })}
      </Button>
    </div>
  );
}

/** How many lines of a list need a look, and the way to the first. */
export function OpenLines({ lines, onLook }: Pick<AddAllProps, "lines" | "onLook">) {
  const say = useWords("estimateGroups");
  const open = lines.filter(({ isSettled }) => !isSettled);
  const [first] = open;
  if (!first) return null;
  return (
    <p className={request["warn"]}>
      <span role="status">{say("request.pasteOpen", { count: open.length })}</span>{" "}
      <Button variant="default" size="compact-sm" onClick={() => onLook(first.key)}>
        {say("request.pasteLook")}
      </Button>
    </p>
  );
}

function formLine(line: SettledLine, language: Language): FormLine {
  const { part, partNumber, productName = partNumber, manufactorName, unit, memo } = line;
  const quantity = Number(line.quantity);
  const ownNumber = ownNumberOf(line) ?? line.of.line.ownNumber;
  const more = {
    ...(unit && { unit }),
    ...(memo && { memo }),
    ...(ownNumber !== undefined && { ownNumber }),
  };
  if (!part)
    return blankLine({ partNumber, partName: productName, manufactorName, quantity, ...more });
  return { ...lineOf(wantedOf(part, quantity, language)), ...more };
}
