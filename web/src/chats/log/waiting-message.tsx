import { useOnline } from "@bupum/ui/online";
import { Button } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import type { Unsent } from "../unsent/unsent.ts";
import { useWords } from "../../words.ts";
import styles from "./log.module.css";

interface WaitingMessageProps {
  of: Unsent;
  onAgain: () => void;
  onRemove: () => void;
}

/** A message that is being sent, waits for the connection, or was refused. */
export function WaitingMessage({ of, onAgain, onRemove }: WaitingMessageProps) {
  const say = useWords("chats");
  const online = useOnline();
  const isRefused = of.refused !== undefined;
  return (
    <li className={styles["message"]} data-mine data-waiting={!isRefused || undefined}>
      <span className={styles["hidden"]}>{say("log.mine")}</span>
      {of.text !== undefined && <p className={styles["text"]}>{of.text}</p>}
      {of.files?.map(({ id, fileName }) => (
        <p key={id} className={styles["text"]}>
          <IconFile size={18} aria-hidden /> {fileName}
        </p>
      ))}
      {isRefused ? (
        <div className={styles["refused"]} role="alert">
          <p>{of.refused || say("waiting.failed")}</p>
          <Button variant="default" size="sm" mih={44} onClick={onAgain}>
            {say("waiting.again")}
          </Button>
          <Button variant="subtle" color="red" size="sm" mih={44} onClick={onRemove}>
            {say("waiting.remove")}
          </Button>
        </div>
      ) : (
        <p className={styles["facts"]}>{say(online ? "waiting.sending" : "waiting.offline")}</p>
      )}
    </li>
  );
}
