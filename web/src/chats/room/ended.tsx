import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import { Button } from "@mantine/core";
import { useWords } from "../../words.ts";
import styles from "../compose/composer.module.css";
import { useBlock } from "./use-block.ts";

/** Replaces the field if nobody can write any more. */
export function Ended({ room }: { room: ChatRoom }) {
  const say = useWords("chats");
  const { isPending, toggle } = useBlock(room);
  // After a block both see the same; only the blocker can remove it.
  const why = room.other.hasLeft ? "left" : "blocked";
  return (
    <div className={styles["ended"]} role="status">
      <p>{say(`ended.${why}`)}</p>
      {why === "blocked" && room.isBlockedByMe && (
        <Button variant="default" size="sm" mih={44} loading={isPending} onClick={toggle}>
          {say("menu.unblock")}
        </Button>
      )}
    </div>
  );
}
