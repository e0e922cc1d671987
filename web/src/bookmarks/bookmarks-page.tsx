import { paged } from "@bupum/ui/list/paged";
import type { BookmarkRow, TargetId } from "@bupum/shared/accounts/bookmarks/contract";
import { bookmarkTypes } from "@bupum/shared/accounts/bookmarks/rules";
import { isSelling } from "@bupum/shared/accounts/users/selling";
import { DataTable } from "@bupum/ui/data-table/data-table";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { Empty } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { firstPage } from "@bupum/ui/list/list-search";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { actingCompany } from "../acting.ts";
import { useMay } from "../companies/queries.ts";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { nameOf, useColumns } from "./columns.tsx";
import { bookmarkList, removeBookmarks } from "./queries.ts";
import styles from "./bookmarks-page.module.css";

const route = getRouteApi("/_signedIn/mypage/bookmarks");
const none: ReadonlySet<string> = new Set();

/** The bookmarks of the reader, or of the company in whose name he acts (D14-4), by type. */
export function BookmarksPage() {
  const say = useWords("bookmarks");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const type = search.bookmarkType ?? "PRODUCT";
  const list = useQuery(paged(bookmarkList(search)));
  const [selected, setSelected] = useState(none);
  const mayChange = useMay("ask") === true;
  const rows = list.isPlaceholderData ? undefined : list.data?.items;
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <Hint />
      <Types onChoose={() => setSelected(none)} />
      {selected.size > 0 && (
        <RemoveBar
          type={type}
          selected={[...selected] as TargetId[]}
          onDone={() => setSelected(none)}
        />
      )}
      <DataTable
        label={say(`types.${type}`)}
        columns={useColumns(type)}
        rows={rows}
        rowKey={(row) => row.targetId}
        rowName={(row) => nameOf(row, "ko") ?? row.targetId}
        {...(mayChange && { selection: { selected, onChange: setSelected } })}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Nothing type={type} />}
      />
    </div>
  );
}

/** Whose list it is, and who changes it. */
function Hint() {
  const say = useWords("bookmarks");
  const blocks = useWords("blocks");
  const companies = useWords("companies");
  const { bookmarkType = "PRODUCT" } = route.useSearch();
  if (actingCompany())
    return (
      <p className={styles["hint"]}>
        {companies("bookmarks.hint")} {bookmarkType === "PRODUCT" && companies("bookmarks.news")}
      </p>
    );
  return (
    <p className={styles["hint"]}>
      {say("hint")} <Link to="/mypage/blocks">{blocks("manage")}</Link>
    </p>
  );
}

/** Only sellers can bookmark buyers, and no company does. */
function Types({ onChoose }: { onChoose: () => void }) {
  const say = useWords("bookmarks");
  const { bookmarkType = "PRODUCT", ...rest } = route.useSearch();
  const user = useCurrentUser();
  const isSeller = !actingCompany() && user !== undefined && isSelling(user);
  return (
    <LinkTabs label={say("typesLabel")}>
      {bookmarkTypes
        .filter((type) => type !== "BUYER" || isSeller)
        .map((type) => (
          <TabLink
            key={type}
            to="/mypage/bookmarks"
            search={{ ...rest, ...firstPage, bookmarkType: type }}
            onClick={onChoose}
            isOpen={type === bookmarkType}
          >
            {say(`types.${type}`)}
          </TabLink>
        ))}
    </LinkTabs>
  );
}

interface RemoveBarProps {
  type: BookmarkRow["type"];
  selected: TargetId[];
  onDone: () => void;
}

function RemoveBar({ type, selected, onDone }: RemoveBarProps) {
  const say = useWords("bookmarks");
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(removeBookmarks(client));
  const count = selected.length;
  const remove = async () => {
    const spec = { title: say("remove"), body: say("removeBody", { count }) };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await mutateAsync({ type, targetIds: selected });
    toast.done(say("removed", { count }));
    onDone();
  };
  return (
    <div className={styles["bar"]}>
      <span>{say("selected", { count })}</span>
      <Button variant="default" onClick={onDone}>
        {say("clear")}
      </Button>
      <Button
        color="red"
        loading={isPending}
        // A failed call is shown as a toast.
        onClick={() => void remove().catch(() => undefined)}
      >
        {say("remove")}
      </Button>
    </div>
  );
}

function Nothing({ type }: { type: BookmarkRow["type"] }) {
  const say = useWords("bookmarks");
  return (
    <Empty
      title={say(`none.${type}`)}
      action={
        <Button renderRoot={(props) => <Link to="/search" {...props} />}>{say("search")}</Button>
      }
    >
      {say(`noneHint.${type}`)}
    </Empty>
  );
}
