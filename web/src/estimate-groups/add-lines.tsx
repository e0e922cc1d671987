import { estimateLimits } from "@bupum/shared/estimate-groups/contract";
import type { Language } from "@bupum/shared/kernel/language-of";
import { toast } from "@bupum/ui/toasts";
import { Button, Collapse, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconClipboardText, IconPencil } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { basket } from "../trade/basket.ts";
import { useWords } from "../words.ts";
import { pastedLines } from "./pasted-lines.ts";
import { Picker } from "@bupum/ui/picker";
import { partsLike } from "./queries.ts";
import { blankLine, type FormLine, lineOf } from "./request-form.ts";
import styles from "./request-page.module.css";

interface AddLinesProps {
  count: number;
  onAdd: (lines: readonly FormLine[]) => void;
}
const asText = "text";

/** Three ways to a line: find the part, paste rows of a sheet, write it down. */
export function AddLines({ count, onAdd }: AddLinesProps) {
  const say = useWords("estimateGroups");
  const [isPasting, setPasting] = useState(false);
  const room = estimateLimits.lines - count;
  const add = (lines: readonly FormLine[]) => {
    if (lines.length > room) toast.failed(say("request.pasteFull", { most: estimateLimits.lines }));
    onAdd(lines.slice(0, room));
  };
  return (
    <div className={styles["adding"]}>
      <PartPicker onAdd={(line) => add([line])} />
      <div className={styles["ways"]}>
        <Button
          variant="default"
          mih={44}
          aria-expanded={isPasting}
          leftSection={<IconClipboardText size={18} aria-hidden />}
          onClick={() => setPasting(!isPasting)}
        >
          {say("request.paste")}
        </Button>
        <Button
          variant="default"
          mih={44}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => add([blankLine()])}
        >
          {say("request.writeBlank")}
        </Button>
      </div>
      <Collapse expanded={isPasting}>
        <Paste
          onAdd={(lines) => {
            add(lines);
            setPasting(false);
          }}
        />
      </Collapse>
    </div>
  );
}

function PartPicker({ onAdd }: { onAdd: (line: FormLine) => void }) {
  const say = useWords("estimateGroups");
  const language = useLocale() as Language;
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const [keyword] = useDebouncedValue(text, 200);
  const list = useQuery({ ...partsLike(keyword), placeholderData: keepPreviousData });
  const isLong = text.length >= 2;
  const parts = isLong ? (list.data?.items ?? []) : [];
  const pick = (value: string) => {
    const part = parts.find(({ id }) => id === value);
    if (!part) return onAdd(blankLine({ partName: text }));
    const item = {
      productId: part.id,
      partNumber: part.partNumber,
      manufactorName: part.manufactorName[language],
      name: part.name[language],
      unit: part.unit,
      quantity: 1,
    };
    if (basket.add(item)) onAdd(lineOf(item));
  };
  const options = parts.map((part) => ({
    value: part.id,
    label: (
      <>
        <strong className={styles["code"]}>{part.partNumber}</strong>{" "}
        <span className={styles["dimmed"]}>{part.manufactorName[language]}</span>
        <br />
        <small>{part.name[language]}</small>
      </>
    ),
  }));
  const written = { value: asText, label: say("request.addText", { text }) };
  return (
    <Picker
      label={say("request.find")}
      placeholder={say("request.findHint")}
      typed={typed}
      onTyped={setTyped}
      loading={list.isFetching}
      options={isLong ? [...options, written] : []}
      onPick={pick}
    />
  );
}

function Paste({ onAdd }: { onAdd: (lines: readonly FormLine[]) => void }) {
  const say = useWords("estimateGroups");
  const [text, setText] = useState("");
  const { lines, left } = pastedLines(text);
  const add = () => {
    onAdd(lines.map((line) => blankLine({ ...line, partName: line.partNumber })));
    toast.done(say("request.pasted", { count: lines.length }));
    setText("");
  };
  return (
    <div className={styles["paste"]}>
      <Textarea
        label={say("request.pasteLabel")}
        description={say("request.pasteHint")}
        placeholder={say("request.pasteExample")}
        classNames={{ input: styles["code"] ?? "" }}
        minRows={4}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {left.length > 0 && (
        <p role="status" className={styles["warn"]}>
          {say("request.pasteLeft", { count: left.length, rows: left.slice(0, 10).join(", ") })}
        </p>
      )}
      <Button variant="default" mih={44} disabled={lines.length === 0} onClick={add}>
        {lines.length === 0
          ? say("request.pasteNothing")
          : say("request.pasteAdd", { count: lines.length })}
      </Button>
    </div>
  );
}
