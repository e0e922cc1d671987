import type { ChatRoomRow } from "@bupum/shared/talk/chats/contract";
import { IconBellOff, IconBan, IconHeadset } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../words.ts";
import { useLiveRooms } from "../live/live-context.ts";
import { useVisible } from "../log/use-visible.ts";
import { hasUnsent } from "../unsent/unsent-store.ts";
import { usePreviewText } from "./preview-text.ts";
import { When } from "./when.tsx";
import styles from "./room-list.module.css";

interface RoomRowProps {
  of: ChatRoomRow;
  userId: string;
  isOpen: boolean;
}

const most = 99;

/** One room: the other's name, the last message, and the number of unread ones. */
export function RoomRow({ of, userId, isOpen }: RoomRowProps) {
  const say = useWords("chats");
  const isVisible = useVisible();
  // Messages of the visible room are marked as read at once.
  const unread = isOpen && isVisible ? 0 : of.unread;
  return (
    <li>
      <Link
        to="/chats/$uuid"
        params={{ uuid: of.uuid }}
        search={true}
        preload={false}
        className={styles["room"]}
        data-unread={unread > 0 || undefined}
        aria-current={isOpen ? "page" : undefined}
      >
        <span className={styles["name"]}>
          <b>{of.otherName}</b>
          <small className={styles["side"]}>
            {say(of.isSupport ? "list.official" : `list.sides.${of.side}`)}
          </small>
          {of.isSupport && <IconHeadset size={16} aria-hidden />}
          {of.muted && <IconBellOff size={14} role="img" aria-label={say("muted")} />}
          {of.isBlockedByMe && <IconBan size={14} role="img" aria-label={say("list.blocked")} />}
        </span>
        <When at={of.lastMessageAt} />
        <span className={styles["preview"]}>
          <Preview of={of} userId={userId} />
        </span>
        {of.isShared && <small className={styles["sharedBy"]}>{say("list.isShared")}</small>}
        {unread > 0 && (
          <span className={styles["unread"]}>
            <span className={styles["said"]}>{say("list.unread", { count: unread })}</span>
            <span aria-hidden>{unread > most ? `${most}+` : unread}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function Preview({ of: { uuid, preview }, userId }: Pick<RoomRowProps, "of" | "userId">) {
  const say = useWords("chats");
  const textOf = usePreviewText();
  const { isTyping } = useLiveRooms();
  if (isTyping(uuid)) return <i>{say("list.typing")}</i>;
  if (hasUnsent(userId, uuid)) return <i>{say("list.unsent")}</i>;
  const text = textOf(preview);
  return preview?.isMine ? say("list.mine", { text }) : text;
}
