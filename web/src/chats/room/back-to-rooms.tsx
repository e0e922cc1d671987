import { IconChevronLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../words.ts";
import styles from "./room.module.css";

/** On a phone, where the list is not beside the room. */
export function BackToRooms({ to = "/chats" }: { to?: "/chats" | "/chats/shared" }) {
  const say = useWords("chats");
  return (
    <Link
      to={to}
      search={(old) => ({ ...old, room: undefined })}
      className={styles["back"]}
      aria-label={say("back")}
    >
      <IconChevronLeft size={24} aria-hidden />
    </Link>
  );
}
