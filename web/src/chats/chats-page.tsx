import { useParams } from "@tanstack/react-router";
import styles from "./chats-page.module.css";
import { RoomList } from "./list/room-list.tsx";
import { LiveContext } from "./live/live-context.ts";
import { useLive } from "./live/use-live.ts";
import { NoRoom } from "./no-room.tsx";
import { RoomPage } from "./room/room-page.tsx";

/** The rooms and the open one: side by side on a desktop, one at a time on a phone. */
export function ChatsPage() {
  const { uuid } = useParams({ strict: false });
  const live = useLive();
  return (
    <LiveContext value={live}>
      <div className={styles["chats"]} data-open={uuid !== undefined || undefined}>
        <RoomList open={uuid} />
        {uuid === undefined ? <NoRoom /> : <RoomPage uuid={uuid} />}
      </div>
    </LiveContext>
  );
}
