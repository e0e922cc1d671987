import type { ChatMessage, ChatRoom } from "@bupum/shared/talk/chats/contract";
import type { Instant } from "@bupum/shared/kernel/time";
import { IconArrowDown } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Unsent } from "../unsent/unsent.ts";
import { useWords } from "../../words.ts";
import { Announced } from "./announced.tsx";
import { keyOf, LogRow } from "./log-row.tsx";
import { Older } from "./older.tsx";
import { foreignAfter, rowsOf } from "./rows.ts";
import { useLogScroll } from "./use-log-scroll.ts";
import { useReadMark } from "./use-read-mark.ts";
import { WaitingMessage } from "./waiting-message.tsx";
import styles from "./log.module.css";

interface LogProps {
  room: ChatRoom;
  items: readonly ChatMessage[];
  waiting: readonly Unsent[];
  /** Loads older messages; absent at the first message. */
  goBack: (() => void) | undefined;
  isGoingBack: boolean;
  /** The message that a search found; a new object for each jump. */
  found: { at: Instant } | undefined;
  isTyping: boolean;
  onAgain: (clientId: string) => void;
  onRemove: (clientId: string) => void;
}

/** All loaded messages of a room, oldest first. */
export function Log(props: LogProps) {
  const { room, items, waiting, goBack, isGoingBack, found, isTyping } = props;
  const say = useWords("chats");
  const [unreadFrom] = useState(foreignAfter(items, room.lastReadAt)[0]?.createdAt);
  const { log, onScroll, toEnd, isAtEnd, seenUntil } = useLogScroll({
    items,
    waiting: waiting.length,
    refused: waiting.filter((one) => one.refused !== undefined).length,
    goBack,
  });
  useShown(log, found, items);
  useReadMark(room, items, isAtEnd);
  const rows = rowsOf(items, { unreadFrom, otherReadUntil: room.other.lastReadAt });
  const unseen = foreignAfter(items, seenUntil).length;
  return (
    <div className={styles["frame"]}>
      <div
        ref={log}
        className={styles["log"]}
        role="log"
        // The newest message alone is told, below: older ones that are loaded would be as well.
        aria-live="off"
        aria-label={say("log.label", { name: room.other.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        onScroll={onScroll}
      >
        {goBack && <Older isRunning={isGoingBack} onClick={goBack} />}
        {items.length + waiting.length === 0 && (
          <p className={styles["empty"]}>{say("log.empty", { name: room.other.name })}</p>
        )}
        <ol className={styles["rows"]}>
          {rows.map((row) => (
            <LogRow key={keyOf(row)} row={row} otherName={room.other.name} found={found?.at} />
          ))}
          {waiting.map((one) => (
            <WaitingMessage
              key={one.clientId}
              of={one}
              onAgain={() => props.onAgain(one.clientId)}
              onRemove={() => props.onRemove(one.clientId)}
            />
          ))}
        </ol>
        {isTyping && <Dots name={room.other.name} />}
      </div>
      <Announced name={room.other.name} items={items} />
      {!isAtEnd && (
        <ToEnd onClick={toEnd}>
          {unseen > 0 ? say("log.unseen", { count: unseen }) : say("log.toEnd")}
        </ToEnd>
      )}
    </div>
  );
}

/** Shows the message that was looked for, once it is there, and gives it the focus. */
function useShown(
  log: RefObject<HTMLElement | null>,
  found: LogProps["found"],
  items: LogProps["items"],
): void {
  const shown = useRef<LogProps["found"]>(undefined);
  useEffect(() => {
    if (!found || shown.current === found || !items.some(({ createdAt }) => createdAt === found.at))
      return;
    shown.current = found;
    const place = log.current?.querySelector<HTMLElement>(`[data-at="${found.at}"]`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }, [log, found, items]);
}

function Dots({ name }: { name: string }) {
  const say = useWords("chats");
  return (
    <p className={styles["dots"]}>
      <span className={styles["hidden"]}>{say("log.typing", { name })}</span>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </p>
  );
}

function ToEnd({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles["toEnd"]} onClick={onClick}>
      <IconArrowDown size={18} aria-hidden />
      {children}
    </button>
  );
}
