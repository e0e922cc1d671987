import type { Instant } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useWords } from "../../words.ts";
import { Message } from "./message.tsx";
import type { Row } from "./rows.ts";
import styles from "./log.module.css";

export const keyOf = (row: Row): string =>
  row.kind === "message" ? (row.message.clientId ?? row.message.createdAt) : rowKey(row);
const rowKey = (row: Exclude<Row, { kind: "message" }>) =>
  row.kind === "day" ? row.day : row.kind;

interface LogRowProps {
  row: Row;
  /** Of whom the messages on the right are, where they are not the reader's. */
  ownName?: string;
  otherName: string;
  /** The message that a search found. */
  found?: Instant | undefined;
}

/** A day, the place where one left off, or a message. */
export function LogRow({ row, ownName, otherName, found }: LogRowProps) {
  const say = useWords("chats");
  const days = useDays();
  if (row.kind === "day")
    return (
      <li className={styles["day"]}>
        <time dateTime={row.day}>{days.dayOf(row.at)}</time>
      </li>
    );
  if (row.kind === "unread")
    return (
      <li className={styles["unread"]} data-unread>
        {say("log.unread")}
      </li>
    );
  return (
    <Message
      of={row.message}
      isTimed={row.isTimed}
      isLastRead={row.isLastRead}
      {...(ownName !== undefined && { ownName })}
      otherName={otherName}
      isFound={row.message.createdAt === found}
    />
  );
}
