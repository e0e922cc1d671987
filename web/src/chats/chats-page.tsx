import { isViewToken } from "@bupum/shared/kernel/view-token";
import { storage } from "@bupum/ui/storage";
import { getRouteApi, useLocation, useParams } from "@tanstack/react-router";
import styles from "./chats-page.module.css";
import { RoomList } from "./list/room-list.tsx";
import { LiveContext } from "./live/live-context.ts";
import { useLive } from "./live/use-live.ts";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { NoRoom } from "./no-room.tsx";
import { RoomPage } from "./room/room-page.tsx";
import { SharedChats } from "./shared/shared-chats.tsx";

const route = getRouteApi("/_signedIn/_chats");

/** The rooms and the open one: side by side on a desktop, one at a time on a phone. */
export function ChatsPage() {
  return isViewToken(storage.token.get()) ? <HiddenChats /> : <Chats />;
}

/** Each look at a room is on record, so support reads rooms in the admin site alone (D20-15). */
function HiddenChats() {
  const say = useWords("chats");
  return (
    <>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <p role="status">{say("viewed")}</p>
    </>
  );
}

/** One's own rooms, or those that members share with the company in whose name one acts. */
function Chats() {
  const { room } = route.useSearch();
  const isShared = useLocation({ select: ({ pathname }) => pathname.endsWith("/chats/shared") });
  return isShared ? <SharedChats open={room} /> : <OwnChats />;
}

function OwnChats() {
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
