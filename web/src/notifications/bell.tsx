import { Dropdown } from "@bupum/ui/input/dropdown";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { latest } from "./queries.ts";
import styles from "./notifications.module.css";

// The words of all events stay out of the first load.
const LatestNotices = laterSection(async () => (await import("./latest-notices.tsx")).default);

const most = 99;

/** The header's bell: the unread count, and the latest notices below it. */
export function NotificationBell() {
  return useCurrentUser() ? <Bell /> : null;
}

function Bell() {
  const say = useWords("notifications");
  const { data } = useQuery(latest);
  const [wanted, setWanted] = useState(false);
  const unread = data?.unreadCount ?? 0;
  const want = () => setWanted(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only fetches ahead
    <div className={styles["bell"]} onPointerEnter={want} onFocus={want}>
      <Dropdown
        label={say("bell", { count: unread })}
        button={
          <>
            <IconBell size={22} aria-hidden />
            {unread > 0 && (
              // Drawn by CSS, since the accessible name already contains the number.
              <span
                className={styles["count"]}
                data-count={unread > most ? `${most}+` : unread}
                aria-hidden
              />
            )}
          </>
        }
      >
        {wanted && <LatestNotices waiting={<p className={styles["note"]}>{say("loading")}</p>} />}
      </Dropdown>
    </div>
  );
}
