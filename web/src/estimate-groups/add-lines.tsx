import { mostBomLines } from "@bupum/shared/deal/estimate-groups/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Collapse } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconClipboardText, IconPencil } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLocale } from "use-intl";
import { RoleGuard } from "../companies/role-guard.tsx";
import { basket } from "../trade/basket.ts";
import { wantedOf } from "../trade/basket-list.ts";
import { useWords } from "../words.ts";
import { Picker } from "@bupum/ui/input/picker";
import { productsLike } from "../trade/queries.ts";
import { blankLine, type FormLine, lineOf } from "./group-form.ts";
import styles from "./group-page.module.css";

/** What reads and understands lists, for those who bring one. */
const Paste = lazy(async () => ({ default: (await import("./paste/paste.tsx")).Paste }));

interface AddLinesProps {
  count: number;
  onAdd: (lines: readonly FormLine[]) => void;
}
const asText = "text";

/** Three ways to add a line: search for the part, paste rows of a sheet, or describe it. */
export function AddLines({ count, onAdd }: AddLinesProps) {
  const say = useWords("estimateGroups");
  const [isPasting, setPasting] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const room = mostBomLines - count;
  const add = (lines: readonly FormLine[]) => {
    if (lines.length > room) toast.failed(say("request.pasteFull", { most: mostBomLines }));
    onAdd(lines.slice(0, room));
  };
  return (
    <RoleGuard act="ask" isQuiet>
      <div className={styles["adding"]}>
        <PartPicker onAdd={(line) => add([line])} />
        <div className={styles["ways"]}>
          <Button
            variant="default"
            mih={44}
            aria-expanded={isPasting}
            leftSection={<IconClipboardText size={18} aria-hidden />}
            onClick={() => {
              setOpened(true);
              setPasting(!isPasting);
            }}
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
          {wasOpened && (
            <Suspense>
              <Paste
                onAdd={(lines) => {
                  add(lines);
                  setPasting(false);
                }}
              />
            </Suspense>
          )}
        </Collapse>
      </div>
    </RoleGuard>
  );
}

function PartPicker({ onAdd }: { onAdd: (line: FormLine) => void }) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const [keyword] = useDebouncedValue(text, 200);
  const list = useQuery({ ...productsLike(keyword), placeholderData: keepPreviousData });
  const isLong = text.length >= 2;
  const parts = isLong ? (list.data?.items ?? []) : [];
  const pick = (value: string) => {
    const part = parts.find(({ id }) => id === value);
    if (!part) return onAdd(blankLine({ partName: text }));
    const item = wantedOf(part, 1, language);
    if (!basket.has(item.productId) && basket.add(item)) onAdd(lineOf(item));
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
