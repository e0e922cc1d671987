import { IconMessageCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./chats-link.module.css";
import { useUnreadRooms } from "./unread.ts";

/** The link to the rooms with the number of unread ones; `bar` is its form in a phone's bar. */
export function ChatsLink({ bar }: { bar?: string | undefined }) {
  const say = useWords("layout");
  const unread = useUnreadRooms();
  const name = say("menus.chats");
  return (
    <Link
      to="/chats"
      className={`${bar ?? styles["link"]} ${styles["counted"]}`}
      title={name}
      activeOptions={{ exact: true }}
      activeProps={{ "aria-current": "page" }}
      aria-label={unread ? say("unreadChats", { count: unread }) : name}
      data-count={unread}
    >
      <IconMessageCircle size={22} aria-hidden />
      {bar && name}
    </Link>
  );
}
