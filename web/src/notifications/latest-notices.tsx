import { dropdownEntry, DropdownLabel } from "@bupum/ui/input/dropdown";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { NoticeLink } from "./notice-link.tsx";
import { latest, markRead, readAgain } from "./queries.ts";
import styles from "./notifications.module.css";

const shown = 5;

/** The menu of the bell: the latest notices and a link to all of them. */
export default function LatestNotices() {
  const say = useWords("notifications");
  const client = useQueryClient();
  const { data } = useQuery(latest);
  const { mutateAsync } = useMutation(markRead);
  const readAll = async () => {
    await mutateAsync(undefined);
    await readAgain(client);
  };
  return (
    <div className={styles["latest"]}>
      <DropdownLabel>{say("title")}</DropdownLabel>
      {data?.items.length === 0 && <p className={styles["note"]}>{say("empty")}</p>}
      <ul>
        {data?.items.slice(0, shown).map((notice) => (
          <li key={notice.id}>
            <NoticeLink notice={notice} />
          </li>
        ))}
      </ul>
      <div className={styles["ways"]}>
        <Link to="/mypage/notifications" className={dropdownEntry}>
          {say("all")}
        </Link>
        {(data?.unreadCount ?? 0) > 0 && (
          <button type="button" className={dropdownEntry} onClick={() => void readAll()}>
            {say("readAll")}
          </button>
        )}
      </div>
    </div>
  );
}
