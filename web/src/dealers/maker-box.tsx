import type { Id } from "@bupum/shared/kernel/ids";
import { Picker } from "@bupum/ui/input/picker";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { makers } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import styles from "./dealers-page.module.css";

interface MakerBoxProps {
  /** The chosen maker; its name if the page knows it. */
  chosen: Id<"mkr"> | undefined;
  name: string | undefined;
  onChoose: (manufactorId: Id<"mkr"> | undefined) => void;
}

/** Filters dealers by one maker, found by any of its names. */
export function MakerBox({ chosen, name, onChoose }: MakerBoxProps) {
  const say = useWords("dealers");
  const language = useLocale();
  const [typed, setTyped] = useState("");
  const [keyword] = useDebouncedValue(typed.trim(), 200);
  const [picked, setPicked] = useState<Record<string, string>>({});
  const list = useQuery({ ...makers(keyword), placeholderData: keepPreviousData });
  const items = list.data?.items ?? [];
  if (chosen)
    return (
      <div className={styles["chosen"]}>
        <span className={styles["label"]}>{say("maker")}</span>
        <Button
          variant="light"
          mih={44}
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={say("makerOff", { maker: name ?? picked[chosen] ?? "" })}
          onClick={() => onChoose(undefined)}
        >
          {name ?? picked[chosen] ?? say("maker")}
        </Button>
      </div>
    );
  return (
    <Picker
      label={say("maker")}
      placeholder={say("makerHint")}
      typed={typed}
      onTyped={setTyped}
      loading={list.isFetching && typed !== ""}
      options={items.map((maker) => ({ value: maker.id, label: maker.name[language] }))}
      nothing={list.data && items.length === 0 ? say("makerNone") : undefined}
      onPick={(id) => {
        const maker = items.find((one) => one.id === id);
        if (maker) setPicked({ [id]: maker.name[language] });
        onChoose(maker?.id);
      }}
    />
  );
}
