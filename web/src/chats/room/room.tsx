import type { ChatCard, ChatRoom } from "@bupum/shared/talk/chats/contract";
import { contactsIn } from "@bupum/shared/talk/chats/contacts";
import type { Instant } from "@bupum/shared/kernel/time";
import type { User } from "@bupum/shared/accounts/users/contract";
import { useOnline } from "@bupum/ui/online";
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, type ReactNode, useState } from "react";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import { type Attachments, useAttachments } from "../compose/attachments.tsx";
import { Composer } from "../compose/composer.tsx";
import { useLiveRooms } from "../live/live-context.ts";
import type { Timeline } from "../live/timeline.ts";
import { Card } from "../log/card.tsx";
import { Log } from "../log/log.tsx";
import { takeOpened } from "../queries.ts";
import { useUnsent } from "../unsent/use-unsent.ts";
import { Ended } from "./ended.tsx";
import { RoomHead, SharedLine } from "./room-head.tsx";
import { RoomSearch } from "./room-search.tsx";
import { useFresh, useGoBack, useKeyboardRoom } from "./use-room.ts";
import styles from "./room.module.css";

interface RoomProps {
  user: User;
  room: ChatRoom;
  timeline: Timeline;
}

/** A loaded room. */
export function Room({ user, room, timeline: { items, older } }: RoomProps) {
  const say = useWords("chats");
  const client = useQueryClient();
  const live = useLiveRooms();
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<{ at: Instant }>();
  const attached = useAttachments();
  const { uuid, other } = room;
  const unsent = useUnsent(user.id, uuid, { items, isLive: live.isOpen });
  const back = useGoBack(client, uuid);
  useFresh(client, uuid, room.isContactShown);
  useKeyboardRoom();
  const isOpen = !room.isBlocked && !other.hasLeft;
  return (
    <DropPlace
      attached={isOpen ? attached : undefined}
      label={say("roomWith", { name: other.name })}
    >
      <Head title={other.name} hidden />
      <RoomHead room={room} isSearching={isSearching} onSearch={setSearching} />
      <SharedLine room={room} />
      <OfflineLine />
      {isSearching && (
        <RoomSearch
          uuid={uuid}
          onClose={() => setSearching(false)}
          onChoose={async (at) => {
            await back.until(at);
            setFound({ at });
          }}
        />
      )}
      <Log
        room={room}
        items={items}
        waiting={unsent.waiting}
        goBack={older === undefined ? undefined : back.once}
        isGoingBack={back.isRunning}
        found={found}
        isTyping={live.isTyping(uuid)}
        onAgain={unsent.again}
        onRemove={unsent.remove}
      />
      {isOpen && room.context && <Topic of={room.context} />}
      {isOpen ? (
        <Composer
          keepAs={`chat-${user.id}-${uuid}`}
          otherName={other.name}
          isAwaited={() => takeOpened(client, uuid)}
          hintOf={(text) => (isHidden(room, text) ? say("masked.writing") : undefined)}
          attached={attached}
          onWriting={() => live.tellTyping(uuid)}
          onSend={unsent.send}
        />
      ) : (
        <Ended room={room} />
      )}
    </DropPlace>
  );
}

const isHidden = ({ isContactShown }: ChatRoom, text: string) =>
  !isContactShown && contactsIn(text).length > 0;

/** What the room was opened from: only the writer sees it before the message (D29-7). */
function Topic({ of }: { of: ChatCard }) {
  const say = useWords("chats");
  return (
    <div className={styles["topic"]}>
      <small>{say("topic")}</small>
      <Card of={of} />
    </div>
  );
}

/** Replaces the site's offline line, which would cover the room's head on a phone. */
function OfflineLine() {
  const say = useWords("chats");
  if (useOnline()) return null;
  return <output className={styles["offline"]}>{say("offline")}</output>;
}

interface DropPlaceProps {
  attached: Attachments | undefined;
  label: string;
  children: ReactNode;
}

/** Files can be dropped anywhere on the room. */
function DropPlace({ attached, label, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!attached || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only dropping
    <section
      className={styles["room"]}
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!attached || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        attached.add([...event.dataTransfer.files]);
      }}
    >
      {children}
    </section>
  );
}
