import { useDays } from "@bupum/ui/display/days";
import type { ChatEntity } from "@bupum/shared/talk/chats/admin-contract";
import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { roomsOf } from "./queries.ts";
import styles from "./chats.module.css";

const route = getRouteApi("/_admin/chats/of/$userId");

/** The rooms in which one person writes. */
export function RoomList() {
  const say = useWords("chats");
  const { userId } = route.useParams();
  const list = useInfiniteQuery(roomsOf(userId));
  const [first] = list.data?.pages ?? [];
  const rooms = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <DetailPage
      title={say("title")}
      back={
        <BackLink to="/users/$userId" params={{ userId }}>
          {say("person")}
        </BackLink>
      }
      query={{ data: first, error: list.error, refetch: () => void list.refetch() }}
    >
      {() => (
        <div className={styles["page"]}>
          <TitleRow title={say("title")} />
          <p className={styles["hint"]}>{say("hint")}</p>
          {rooms.length === 0 && <Empty title={say("none")} />}
          <ul className={styles["list"]}>
            {rooms.map((room) => (
              <Row key={room.uuid} room={room} />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button
              variant="default"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {say("moreRooms")}
            </Button>
          )}
        </div>
      )}
    </DetailPage>
  );
}

function Row({ room: { uuid, buyer, seller, messageCount, lastMessageAt } }: { room: ChatEntity }) {
  const say = useWords("chats");
  const days = useDays();
  const at = days.moment(lastMessageAt);
  return (
    <li className={styles["row"]}>
      <Link to="/chats/$uuid" params={{ uuid }} className={styles["link"]}>
        {say("pair", { buyer: buyer.name, seller: seller.name })}
      </Link>
      <span>{say("messages", { count: messageCount })}</span>
      <time dateTime={lastMessageAt}>{at}</time>
    </li>
  );
}
