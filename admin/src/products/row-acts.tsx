import { ActionIcon } from "@mantine/core";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useWords } from "../words.ts";
import styles from "./products.module.css";

interface RowActsProps {
  /** Path of the list. */
  list: string;
  index: number;
  count: number;
  /** What the row is, for the buttons' names. */
  name: string;
}

/** Moves a row of a list up or down, or removes it. */
export function RowActs({ list, index, count, name }: RowActsProps) {
  const say = useWords("products");
  const { form } = useDraftOfForm();
  const move = (to: number) => form.reorderListItem(list, { from: index, to });
  const look = { variant: "subtle", color: "gray", c: "inherit", size: 44 } as const;
  return (
    <span className={styles["acts"]}>
      <ActionIcon
        {...look}
        disabled={index === 0}
        aria-label={say("rows.up", { name })}
        onClick={() => move(index - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...look}
        disabled={index === count - 1}
        aria-label={say("rows.down", { name })}
        onClick={() => move(index + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={say("rows.drop", { name })}
        onClick={() => form.removeListItem(list, index)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
