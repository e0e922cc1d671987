import { paged } from "@bupum/ui/list/paged";
import { isBare, Pages } from "@bupum/ui/data-table/pages";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { ActionIcon, Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { NoticeLink } from "./notice-link.tsx";
import { markRead, noticeList, readAgain, removeAllNotices, removeNotice } from "./queries.ts";
import styles from "./notifications.module.css";

const route = getRouteApi("/_signedIn/mypage/notifications");

/** All notices of the last half year. */
export function NotificationsPage() {
  const say = useWords("notifications");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const list = useQuery(paged(noticeList(search)));
  const one = useMutation({ ...removeNotice, onSettled: () => readAgain(client) });
  const items = list.data?.items;
  const isNothing = list.data && isBare(list.data, search);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        {items && items.length > 0 && <Acts unread={list.data?.unreadCount ?? 0} />}
      </div>
      {list.isError && <Failed error={list.error} again={() => void list.refetch()} />}
      {list.isPending && <Loading lines={6} height={72} />}
      {isNothing && <Empty title={say("empty")}>{say("emptyHint")}</Empty>}
      <ul className={styles["list"]}>
        {items?.map((notice) => (
          <li key={notice.id}>
            <NoticeLink notice={notice} />
            <ActionIcon
              variant="subtle"
              color="gray"
              c="inherit"
              size={44}
              aria-label={say("remove")}
              onClick={() => one.mutate(notice.id)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {items && !isNothing && (
        <Pages
          search={search}
          onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
          shown={items.length}
          nextCursor={list.data?.nextCursor}
          total={list.data?.total}
        />
      )}
    </div>
  );
}

/** Actions on all notices at once. */
function Acts({ unread }: { unread: number }) {
  const say = useWords("notifications");
  const client = useQueryClient();
  const read = useMutation({ ...markRead, onSuccess: () => readAgain(client) });
  const all = useMutation({
    ...removeAllNotices,
    onSuccess: () => toast.done(say("removedAll")),
    onSettled: () => readAgain(client),
  });
  const removeAll = async () => {
    const sure = await confirmed({
      title: say("removeAll"),
      body: say("removeAllBody"),
      primary: say("remove"),
      danger: true,
    });
    if (sure) all.mutate();
  };
  return (
    <div className={styles["acts"]}>
      <Button
        variant="default"
        disabled={unread === 0}
        loading={read.isPending}
        onClick={() => read.mutate(undefined)}
      >
        {say("readAll")}
      </Button>
      <Button variant="default" loading={all.isPending} onClick={() => void removeAll()}>
        {say("removeAll")}
      </Button>
    </div>
  );
}
