import type { SharedRoomRow } from "@bupum/shared/talk/chats/shared-rooms";
import { useDays } from "@bupum/ui/display/days";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MemberName } from "../../companies/member-name.tsx";
import { useWords } from "../../words.ts";
import styles from "../list/room-list.module.css";
import { usePreviewText } from "../list/preview-text.ts";
import { When } from "../list/when.tsx";
import { sharedRooms } from "./queries.ts";

/** All of them, the newest message first. */
export function SharedList({ open }: { open: string | undefined }) {
  const say = useWords("chats");
  const list = useInfiniteQuery(sharedRooms);
  const rooms = list.data?.pages.flatMap(({ items }) => items);
  // With an open room, the page's title is its seller.
  const Title = open ? "h2" : "h1";
  return (
    <aside className={`${styles["list"]} ${styles["shared"]}`} aria-label={say("shared.title")}>
      <div className={styles["top"]}>
        <Title>{say("shared.title")}</Title>
        <Link to="/chats" search={{}} className={styles["filter"]}>
          {say("shared.own")}
        </Link>
      </div>
      <div className={styles["rooms"]}>
        {list.error && !rooms && <Failed error={list.error} again={() => void list.refetch()} />}
        {list.isPending && <Loading lines={6} height={56} />}
        {rooms?.length === 0 && <Empty title={say("shared.none")}>{say("shared.noneHint")}</Empty>}
        <ul>
          {rooms?.map((room) => (
            <SharedRow key={room.uuid} of={room} isOpen={room.uuid === open} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="subtle"
            fullWidth
            mih={44}
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {say("list.more")}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** One room: its seller, the member who shares it, and the last message. */
function SharedRow({ of, isOpen }: { of: SharedRoomRow; isOpen: boolean }) {
  const say = useWords("chats");
  const days = useDays();
  const textOf = usePreviewText();
  const { uuid, sellerName, sharedBy, lastMessageAt, endedAt } = of;
  return (
    <li>
      <Link
        to="/chats/shared"
        search={{ room: uuid }}
        preload={false}
        className={styles["room"]}
        aria-current={isOpen ? "page" : undefined}
      >
        <span className={styles["name"]}>
          <b>{sellerName}</b>
        </span>
        <When at={lastMessageAt} />
        <span className={styles["preview"]}>{textOf(of.preview)}</span>
        <small className={styles["sharedBy"]}>
          <MemberName userId={sharedBy} />
          {endedAt && ` · ${say("shared.ended", { day: days.dayOf(endedAt) })}`}
        </small>
      </Link>
    </li>
  );
}
