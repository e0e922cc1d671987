import { IconMessageCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./chats-link.module.css";
import { useUnreadRooms } from "./unread.ts";

/** The header's way to the rooms, with how many have something unread; a phone has its bar. */
export function ChatsLink() {
  const say = useWords("layout");
  const unread = useUnreadRooms();
  return (
    <Link
      to="/chats"
      className={styles["link"]}
      title={say("bar.chats")}
      aria-label={unread ? say("unreadChats", { count: unread }) : say("bar.chats")}
      data-count={unread}
    >
      <IconMessageCircle size={22} aria-hidden />
    </Link>
  );
}
