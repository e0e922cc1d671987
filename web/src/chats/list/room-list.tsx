import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { supportSellerId } from "@bupum/shared/talk/chats/support";
import { Button } from "@mantine/core";
import { IconHeadset, IconUsers } from "@tabler/icons-react";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { actingCompany } from "../../acting.ts";
import { pageOf } from "../../companies/acting-as.ts";
import { ownCompanies } from "../../companies/queries.ts";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { useLiveRooms } from "../live/live-context.ts";
import { chatRooms, pollMs } from "../queries.ts";
import { NameSearch } from "./name-search.tsx";
import { RoomRow } from "./room-row.tsx";
import styles from "./room-list.module.css";

const route = getRouteApi("/_signedIn/_chats");

/** All rooms, newest message first, filtered by the other's name. */
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
  // While a new search loads, the list is not shown as empty.
  const isBare = rooms?.length === 0 && list.isFetching;
  const isComing = list.isPending || (isBare && (open !== undefined || list.isPlaceholderData));
  // With an open room, the page's title is the other person.
  const Title = open ? "h2" : "h1";
  return (
    <aside className={styles["list"]} aria-label={say("list.label")}>
      <div className={styles["top"]}>
        <Title>{say(search.isHidden ? "list.hidden" : "title")}</Title>
        <Link
          to="."
          search={{ isHidden: search.isHidden ? undefined : "true" }}
          className={styles["filter"]}
          aria-current={search.isHidden ? "true" : undefined}
        >
          {say(search.isHidden ? "list.shown" : "list.hidden")}
        </Link>
      </div>
      <div>
        {actingCompany() ? <SharedRoomsLink /> : <CompanyRooms />}
        <SupportLink />
      </div>
      <NameSearch />
      <div className={styles["rooms"]}>
        {list.isError && !rooms && <Failed error={list.error} again={() => void list.refetch()} />}
        {isComing && <Loading lines={6} height={56} />}
        {rooms?.length === 0 && !isComing && <None />}
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

/** To the rooms of colleagues, for who acts in a company's name (D29-18). */
function SharedRoomsLink() {
  const say = useWords("chats");
  return (
    <Link to="/chats/shared" className={styles["support"]}>
      <IconUsers size={20} aria-hidden />
      {say("shared.title")}
    </Link>
  );
}

/** So many companies are named; the others stand on their own page, each with the same link. */
const mostNamed = 3;

/** To the shared rooms of each company that the reader belongs to, in its name, as it says (D29-18). */
function CompanyRooms() {
  const say = useWords("chats");
  const language = useLocale();
  const { data: { items } = { items: [] } } = useQuery({ ...ownCompanies, staleTime: 60_000 });
  return (
    <>
      {items.slice(0, mostNamed).map(({ id, name }) => (
        <a key={id} className={styles["support"]} href={pageOf(language, id, "/chats/shared")}>
          <IconUsers size={20} aria-hidden />
          <span>
            {say("shared.of", { company: name })} <small>{say("shared.inName")}</small>
          </span>
        </a>
      ))}
      {items.length > mostNamed && (
        <Link to="/mypage/companies" className={styles["support"]}>
          <IconUsers size={20} aria-hidden />
          {say("shared.others", { count: items.length - mostNamed })}
        </Link>
      )}
    </>
  );
}

/** To the room with the market's support (D29-17). */
function SupportLink() {
  const say = useWords("chats");
  return (
    <Link
      to="/chats/new"
      search={{ sellerId: supportSellerId }}
      preload={false}
      className={styles["support"]}
    >
      <IconHeadset size={20} aria-hidden />
      {say("list.support")}
    </Link>
  );
}

function None() {
  const say = useWords("chats");
  const { sellerName, isHidden } = route.useSearch();
  if (sellerName) return <Empty title={say("list.notFound", { name: sellerName })} />;
  if (isHidden) return <Empty title={say("list.noHidden")} />;
  return <NoneShown />;
}

/** Either all rooms are hidden, or there are none. */
function NoneShown() {
  const say = useWords("chats");
  const hidden = useInfiniteQuery(chatRooms({ isHidden: "true" }));
  if (hidden.isPending) return <Loading lines={6} height={56} />;
  if (hidden.data?.pages[0]?.items.length)
    return (
      <Empty
        title={say("list.onlyHidden")}
        action={
          <Button
            variant="default"
            mih={44}
            renderRoot={(props) => <Link to="." search={{ isHidden: "true" }} {...props} />}
          >
            {say("list.toHidden")}
          </Button>
        }
      >
        {say("list.onlyHiddenHint")}
      </Empty>
    );
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
