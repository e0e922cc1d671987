import { IconMessageCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./chats-link.module.css";
import { useUnreadRooms } from "./unread.ts";

/** The name of the way to the rooms, and how many have something unread. */
function useNamed() {
  const say = useWords("layout");
  const unread = useUnreadRooms();
  const name = say("menus.chats");
  return { name, unread, label: unread ? say("unreadChats", { count: unread }) : name };
}

/** The header's way to the rooms; a phone has its bar. */
export function ChatsLink() {
  const { name, unread, label } = useNamed();
  return (
    <Link
      to="/chats"
      className={`${styles["link"]} ${styles["counted"]}`}
      title={name}
      aria-label={label}
      data-count={unread}
    >
      <IconMessageCircle size={22} aria-hidden />
    </Link>
  );
}

/** The bar's, in its own look. */
export function ChatsEntry({ className = "" }: { className: string | undefined }) {
  const { name, unread, label } = useNamed();
  return (
    <Link
      to="/chats"
      className={`${className} ${styles["counted"]}`}
      activeOptions={{ exact: true }}
      activeProps={{ "aria-current": "page" }}
      aria-label={label}
      data-count={unread}
    >
      <IconMessageCircle size={22} aria-hidden />
      {name}
    </Link>
  );
}
