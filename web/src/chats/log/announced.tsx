import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import { useState } from "react";
import { useWords } from "../../words.ts";
import styles from "./log.module.css";

/** Announces the other's newest message to screen readers; earlier ones are not announced. */
export function Announced({ name, items }: { name: string; items: readonly ChatMessage[] }) {
  const say = useWords("chats");
  const newest = items.findLast(({ isMine }) => !isMine);
  const [first] = useState(newest?.createdAt);
  const isNew = newest && newest.createdAt > (first ?? "");
  return (
    <p className={styles["hidden"]} aria-live="polite">
      {isNew && `${name}: ${newest.text ?? say(`kinds.${newest.kind}`)}`}
    </p>
  );
}
