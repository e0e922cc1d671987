import type { ChatRoom } from "@bupum/shared/talk/chats/contract";
import { ActionIcon } from "@mantine/core";
import { IconBellOff, IconHeadset, IconSearch, IconUsers } from "@tabler/icons-react";
import { useAgo } from "@bupum/ui/now";
import { useWords } from "../../words.ts";
import { BackToRooms } from "./back-to-rooms.tsx";
import { RoomMenu } from "./room-menu.tsx";
import styles from "./room.module.css";

interface RoomHeadProps {
  room: ChatRoom;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/** The other person, whether online, and the menu. */
export function RoomHead({ room, isSearching, onSearch }: RoomHeadProps) {
  const say = useWords("chats");
  return (
    <header className={styles["head"]}>
      <BackToRooms />
      <div className={styles["who"]}>
        <h1>
          {room.other.name}
          {room.isSupport && <IconHeadset size={18} role="img" aria-label={say("list.official")} />}
          {room.muted && <IconBellOff size={16} role="img" aria-label={say("muted")} />}
        </h1>
        <p>
          <Presence of={room.other} />
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size={44}
        aria-label={say("search.open")}
        aria-expanded={isSearching}
        onClick={() => onSearch(!isSearching)}
      >
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      <RoomMenu room={room} />
    </header>
  );
}

/** Who writes knows who reads: the members of the company with which the buyer shares it (D29-18). */
export function SharedLine({ room: { side, sharedWith } }: Pick<RoomHeadProps, "room">) {
  const say = useWords("chats");
  if (!sharedWith) return null;
  return (
    <p className={styles["sharedWith"]} role="note">
      <IconUsers size={16} aria-hidden />
      <span>{say(`share.with.${side}`, { company: sharedWith.name })}</span>
    </p>
  );
}

function Presence({ of }: { of: ChatRoom["other"] }) {
  const say = useWords("chats");
  const trade = useWords("trade");
  const ago = useAgo();
  const region = of.region && trade(`regions.${of.region}`);
  const presence = of.hasLeft
    ? say("presence.left")
    : of.isOnline
      ? say("presence.online")
      : of.lastSeenAt && say("presence.seen", { time: ago(of.lastSeenAt) });
  return (
    <>
      {of.isOnline && !of.hasLeft && <i className={styles["online"]} aria-hidden />}
      {[presence, region].filter(Boolean).join(" · ")}
    </>
  );
}
