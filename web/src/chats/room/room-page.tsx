import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { useLiveRooms } from "../live/live-context.ts";
import { chatRoom, chatTimeline, knownName, pollMs } from "../queries.ts";
import { BackToRooms } from "./back-to-rooms.tsx";
import { Room } from "./room.tsx";
import styles from "./room.module.css";

/** With a connection, only what it does not report is polled. */
const liveMs = 60_000;

/** One room: its other person, its messages, and the field. */
export function RoomPage({ uuid }: { uuid: string }) {
  const say = useWords("chats");
  const client = useQueryClient();
  const user = useCurrentUser();
  const { isOpen } = useLiveRooms();
  const room = useQuery({ ...chatRoom(uuid), refetchInterval: isOpen ? liveMs : pollMs });
  const messages = useQuery({
    ...chatTimeline(client, uuid),
    refetchInterval: isOpen ? false : pollMs,
    // The room itself refreshes cached data.
    refetchOnMount: false,
  });
  const error = room.data ? (messages.data ? null : messages.error) : room.error;
  const again = () => void Promise.all([room.refetch(), messages.refetch()]);
  if (user && room.data && messages.data)
    return <Room key={uuid} user={user} room={room.data} timeline={messages.data} />;
  return (
    <section className={styles["room"]} aria-label={say("room")}>
      <Head title={say("room")} hidden />
      <header className={styles["head"]}>
        <BackToRooms />
        <h1>{knownName(client, uuid) ?? say("room")}</h1>
      </header>
      <div className={styles["pending"]}>
        {error ? <Failed error={error} again={again} /> : <Loading lines={6} height={44} />}
      </div>
    </section>
  );
}
