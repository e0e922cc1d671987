import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import { isWriting } from "@bupum/shared/accounts/users/writing";
import { type Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { ListPage } from "@bupum/ui/list/list-page";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter, useLocale } from "use-intl";
import { Head } from "../../layout/head.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { wikiCategories } from "../queries.ts";
import { ownWikis } from "./queries.ts";

const route = getRouteApi("/_signedIn/writer/wiki/");

/** The reader's own wikis with their states; only here a hidden one can be read (D9-16). */
export function OwnWikisPage() {
  const say = useWords("ownWikis");
  const user = useCurrentUser();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(ownWikis(search)));
  const columns = useColumns();
  return (
    <ListPage<WikiRow>
      head={<Head title={say("title")} hidden />}
      title={say("title")}
      hint={say("lead")}
      actions={user && isWriting(user) && <WriteButton />}
      list={list}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      empty={<Nothing />}
      rows={{
        columns,
        rowName: ({ title }) => title,
        link: ({ id }) => ({ to: "/wiki/$wikiId", params: { wikiId: id } }),
      }}
    />
  );
}

function useColumns(): Column<WikiRow>[] {
  const say = useWords("ownWikis");
  const format = useFormatter();
  const days = useDays();
  const locale = useLocale();
  const { data } = useQuery(wikiCategories);
  const all = (data?.items ?? []).flatMap((group) => [group, ...group.children]);
  const names = new Map(all.map(({ id, name }) => [id, name[locale]]));
  return [
    { key: "title", head: say("wiki"), main: true, cell: ({ title }) => title },
    {
      key: "status",
      head: say("status"),
      cell: ({ status, hiddenReason }) => (
        <>
          <Status of={status} meaning={status === "PUBLISHED" ? "good" : "over"}>
            {say(`states.${status}`)}
          </Status>
          {hiddenReason && <small> {say("hiddenReason", { reason: hiddenReason })}</small>}
        </>
      ),
    },
    {
      key: "category",
      head: say("category"),
      cell: ({ wikiCategoryId }) => names.get(wikiCategoryId) ?? "",
    },
    {
      key: "views",
      head: say("views"),
      align: "end",
      cell: ({ viewCount }) => format.number(viewCount),
    },
    {
      key: "comments",
      head: say("comments"),
      align: "end",
      cell: ({ commentCount }) => format.number(commentCount),
    },
    {
      key: "updatedAt",
      head: say("changed"),
      cell: ({ updatedAt }) => days.dayOf(updatedAt),
    },
  ];
}

function WriteButton() {
  const say = useWords("ownWikis");
  return (
    <Button mih={44} renderRoot={(props) => <Link to="/writer/wiki/create" {...props} />}>
      {say("write")}
    </Button>
  );
}

/** Members who are no writers are told how to become one. */
function Nothing() {
  const say = useWords("ownWikis");
  const user = useCurrentUser();
  if (!user || isWriting(user))
    return (
      <Empty title={say("none")} action={<WriteButton />}>
        {say("noneHint")}
      </Empty>
    );
  return <WriterNeeded />;
}

/** Only certified writers can write (D9-1). */
export function WriterNeeded() {
  const say = useWords("ownWikis");
  return (
    <Empty
      title={say("writersOnly")}
      action={
        <Button mih={44} renderRoot={(props) => <Link to="/writer/wiki-info" {...props} />}>
          {say("certify")}
        </Button>
      }
    >
      {say("writersOnlyHint")}
    </Empty>
  );
}
