import type { SharedRoomRow } from "@bupum/shared/talk/chats/shared-rooms";
import { useDays } from "@bupum/ui/display/days";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { failureOf } from "@bupum/ui/failure";
import { KeywordForm } from "@bupum/ui/list/keyword-form";
import { Button } from "@mantine/core";
import { useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { MemberName } from "../../companies/member-name.tsx";
import { Head } from "../../layout/head.tsx";
import { useWords } from "../../words.ts";
import composer from "../compose/composer.module.css";
import { BackToRooms } from "../room/back-to-rooms.tsx";
import styles from "../room/room.module.css";
import { asSeen, sharedRoom } from "./queries.ts";
import { SharedLog } from "./shared-log.tsx";

/** A room that a member shares with the company: it is read, and nobody writes here (D29-18). */
export function SharedRoom({ uuid }: { uuid: string }) {
  const say = useWords("chats");
  const [keyword, setKeyword] = useState<string>();
  const whole = useInfiniteQuery(sharedRoom(uuid, undefined));
  const isGone = whole.error !== null && failureOf(whole.error).status === 404;
  const room = isGone ? undefined : whole.data?.pages[0];
  return (
    <section className={styles["room"]} aria-label={room?.sellerName ?? say("room")}>
      <Head title={room?.sellerName ?? say("room")} hidden />
      <header className={styles["head"]}>
        <BackToRooms to="/chats/shared" />
        <div className={styles["who"]}>
          <h1>{room?.sellerName ?? say("room")}</h1>
          {room && (
            <p>
              {say("shared.member")}: <MemberName userId={room.sharedBy} />
            </p>
          )}
        </div>
      </header>
      {/* What was taken back is shown no longer, although it was read. */}
      {isGone ? (
        <div className={styles["pending"]}>
          <Empty title={say("shared.gone")}>{say("shared.goneHint")}</Empty>
        </div>
      ) : !room ? (
        <Pending {...whole} />
      ) : (
        <>
          <Search keyword={keyword} onChange={setKeyword} />
          <Messages key={keyword} uuid={uuid} keyword={keyword} />
          <ReadOnly room={room} />
        </>
      )}
    </section>
  );
}

/** In place of messages that are not read yet. */
function Pending({ error, refetch }: Pick<UseInfiniteQueryResult, "error" | "refetch">) {
  return (
    <div className={styles["pending"]}>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={6} height={44} />
      )}
    </div>
  );
}

interface SearchProps {
  keyword: string | undefined;
  onChange: (keyword: string | undefined) => void;
}

function Search({ keyword, onChange }: SearchProps) {
  const say = useWords("chats");
  return (
    <search className={`${styles["search"]} ${styles["plain"]}`}>
      <KeywordForm
        label={say("search.label")}
        placeholder={say("search.label")}
        searchKeyword={keyword}
        onChange={({ searchKeyword }) => onChange(searchKeyword)}
        submit={
          <Button type="submit" variant="default" mih={44}>
            {say("search.act")}
          </Button>
        }
      />
    </search>
  );
}

/** All messages, or those with the words. */
function Messages({ uuid, keyword }: { uuid: string; keyword: string | undefined }) {
  const say = useWords("chats");
  const list = useInfiniteQuery(sharedRoom(uuid, keyword));
  const [room] = list.data?.pages ?? [];
  if (!room) return <Pending {...list} />;
  const items = list.data!.pages.toReversed().flatMap(({ messages }) => messages.items);
  return (
    <>
      {keyword && (
        <p role="status" className={styles["foundCount"]}>
          {say("search.found", { count: items.length })}
        </p>
      )}
      <SharedLog
        room={room}
        items={items.map((message) => asSeen(message, room))}
        goBack={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        isGoingBack={list.isFetchingNextPage}
      />
    </>
  );
}

/** In place of the field: until when it is read, and the way to one's own room with the seller. */
function ReadOnly({ room: { sellerId, endedAt } }: { room: SharedRoomRow }) {
  const say = useWords("chats");
  const days = useDays();
  return (
    <div className={composer["ended"]} role="note">
      <p>
        {endedAt ? say("shared.endedHint", { day: days.moment(endedAt) }) : say("shared.readOnly")}
      </p>
      {sellerId && (
        <Button
          variant="default"
          size="sm"
          mih={44}
          renderRoot={(props) => (
            <Link to="/chats/new" search={{ sellerId }} preload={false} {...props} />
          )}
        >
          {say("shared.write")}
        </Button>
      )}
    </div>
  );
}
