import { Empty } from "@bupum/ui/display/states";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import styles from "./chats-page.module.css";

/** Beside the list while no room is open. */
export function NoRoom() {
  const say = useWords("chats");
  return (
    <div className={styles["none"]}>
      <Head title={say("title")} hidden />
      <Empty title={say("noRoom")}>{say("noRoomHint")}</Empty>
    </div>
  );
}
