import { Button } from "@mantine/core";
import { useWords } from "../../words.ts";
import styles from "./log.module.css";

/** Loads earlier messages, above the first one. */
export function Older({ isRunning, onClick }: { isRunning: boolean; onClick: () => void }) {
  const say = useWords("chats");
  return (
    <Button
      className={styles["older"]}
      variant="subtle"
      size="sm"
      mih={44}
      loading={isRunning}
      onClick={onClick}
    >
      {say("log.older")}
    </Button>
  );
}
