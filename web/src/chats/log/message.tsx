import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import { IconLock } from "@tabler/icons-react";
import { useFormatter } from "use-intl";
import { useWords } from "../../words.ts";
import { Card } from "./card.tsx";
import { Files } from "./files.tsx";
import styles from "./log.module.css";

interface MessageProps {
  of: ChatMessage;
  isTimed: boolean;
  isLastRead: boolean;
  /** Of whom the messages on the right are, where they are not the reader's. */
  ownName?: string;
  otherName: string;
  isFound: boolean;
}

/** One message that the server has: one's own on the right. */
export function Message({ of, isTimed, isLastRead, ownName, otherName, isFound }: MessageProps) {
  const say = useWords("chats");
  const format = useFormatter();
  return (
    <li
      className={styles["message"]}
      data-mine={of.isMine || undefined}
      data-found={isFound || undefined}
      data-at={of.createdAt}
      tabIndex={isFound ? -1 : undefined}
    >
      <span className={styles["hidden"]}>
        {of.isMine ? (ownName ?? say("log.mine")) : say("log.theirs", { name: otherName })}
      </span>
      <Content of={of} />
      {of.isMasked && (
        <p className={styles["masked"]}>
          <IconLock size={14} aria-hidden />
          {say(of.isMine ? "masked.mine" : "masked.theirs")}
        </p>
      )}
      {(isTimed || isLastRead) && (
        <p className={styles["facts"]}>
          {isLastRead && <span>{say("log.read")}</span>}
          {isTimed && (
            <time dateTime={of.createdAt}>
              {format.dateTime(new Date(of.createdAt), { timeStyle: "short" })}
            </time>
          )}
        </p>
      )}
    </li>
  );
}

/** A text or files, below the card of what the room was opened from. */
function Content({ of }: { of: ChatMessage }) {
  return (
    <>
      {of.card && <Card of={of.card} />}
      {of.files && <Files of={of.files} />}
      {of.text !== undefined && (
        <p className={styles["text"]} lang={of.language}>
          {of.text}
        </p>
      )}
    </>
  );
}
