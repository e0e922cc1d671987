import { useDays } from "@bupum/ui/display/days";
import { paged } from "@bupum/ui/list/paged";
import type { BlockRow } from "@bupum/shared/accounts/blocks/contract";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { Switch } from "./block-button.tsx";
import styles from "./blocks-page.module.css";
import { blockList } from "./queries.ts";

const route = getRouteApi("/_signedIn/mypage/blocks");

/** The accounts that the reader has blocked, to remove blocks. */
export function BlocksPage() {
  const say = useWords("blocks");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(blockList(search)));
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("hint")}</p>
      <DataTable
        label={say("title")}
        columns={useColumns()}
        rows={list.isPlaceholderData ? undefined : list.data?.items}
        rowKey={(row) => row.targetId}
        rowName={(row) => row.name ?? say("gone")}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
      />
    </div>
  );
}

function useColumns(): Column<BlockRow>[] {
  const say = useWords("blocks");
  const days = useDays();
  return [
    { key: "name", head: say("name"), main: true, cell: (row) => <Name row={row} /> },
    {
      key: "kind",
      head: say("kind"),
      cell: ({ targetId }) => say(targetId.startsWith("sel_") ? "kinds.SELLER" : "kinds.BUYER"),
    },
    {
      key: "createdAt",
      head: say("createdAt"),
      cell: (row) => days.dayOf(row.createdAt),
    },
    {
      key: "acts",
      head: say("acts"),
      align: "end",
      cell: (row) => <Switch targetId={row.targetId} name={row.name ?? say("gone")} blocked />,
    },
  ];
}

function Name({ row: { targetId, name } }: { row: BlockRow }) {
  const say = useWords("blocks");
  if (!name) return <span className={styles["gone"]}>{say("gone")}</span>;
  if (!targetId.startsWith("sel_")) return <strong>{name}</strong>;
  return (
    <Link to="/sellers/$sellerId" params={{ sellerId: targetId }} data-row>
      {name}
    </Link>
  );
}
