import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { useLiveRooms } from "../live/live-context.ts";
import { chatRooms, pollMs } from "../queries.ts";
import { RoomRow } from "./room-row.tsx";
import styles from "./room-list.module.css";

const route = getRouteApi("/_signedIn/_chats");

/** All rooms, the newest message first; one is looked for by the other's name. */
export function RoomList({ open }: { open: string | undefined }) {
  const say = useWords("chats");
  const search = route.useSearch();
  const { isOpen } = useLiveRooms();
  const user = useCurrentUser();
  const list = useInfiniteQuery({
    ...chatRooms(search),
    placeholderData: keepPreviousData,
    refetchInterval: isOpen ? false : pollMs,
  });
  const rooms = list.data?.pages.flatMap(({ items }) => items);
  // Where a room is open, its other person is what the page is about.
  const Title = open ? "h2" : "h1";
  return (
    <aside className={styles["list"]} aria-label={say("list.label")}>
      <div className={styles["top"]}>
        <Title>{say("title")}</Title>
        <Link
          to="."
          search={(old) => ({ ...old, isHidden: old.isHidden ? undefined : "true" })}
          className={styles["filter"]}
          aria-current={search.isHidden ? "true" : undefined}
        >
          {say(search.isHidden ? "list.shown" : "list.hidden")}
        </Link>
      </div>
      <NameSearch key={search.sellerName} />
      <div className={styles["rooms"]}>
        {list.isError && !rooms && <Failed error={list.error} again={() => void list.refetch()} />}
        {list.isPending && <Loading lines={6} height={56} />}
        {rooms?.length === 0 && <None />}
        <ul>
          {user &&
            rooms?.map((room) => (
              <RoomRow key={room.uuid} of={room} userId={user.id} isOpen={room.uuid === open} />
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

function None() {
  const say = useWords("chats");
  const { sellerName, isHidden } = route.useSearch();
  if (sellerName) return <Empty title={say("list.notFound", { name: sellerName })} />;
  if (isHidden) return <Empty title={say("list.noHidden")} />;
  return (
    <Empty
      title={say("list.empty")}
      action={
        <Button variant="default" mih={44} renderRoot={(props) => <Link to="/search" {...props} />}>
          {say("list.toParts")}
        </Button>
      }
    >
      {say("list.emptyHint")}
    </Empty>
  );
}

/** The other's name, as it stands in the address. */
function NameSearch() {
  const say = useWords("chats");
  const { sellerName = "" } = route.useSearch();
  const navigate = useNavigate();
  return (
    <search>
      <form
        className={styles["search"]}
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get("sellerName") ?? "").trim();
          const kept = name || undefined;
          void navigate({ to: ".", search: (old) => ({ ...old, sellerName: kept }) });
        }}
      >
        <TextInput
          type="search"
          name="sellerName"
          defaultValue={sellerName}
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          aria-label={say("list.search")}
          placeholder={say("list.search")}
        />
      </form>
    </search>
  );
}
