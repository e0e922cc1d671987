import { useDays } from "@bupum/ui/display/days";
import { IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { quotedGroups } from "./queries.ts";
import styles from "./my-home-page.module.css";

/** The newest three requests with quotes to compare. */
export function QuotedGroups() {
  const say = useWords("users");
  const days = useDays();
  const groups = useQuery(quotedGroups).data;
  if (!groups || groups.items.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {groups.items.slice(0, 3).map((group) => (
        <li key={group.id}>
          <Link to="/mypage/estimates/$groupId" params={{ groupId: group.id }}>
            <span>
              <b>{group.title}</b>
              <small>
                {say("home.quotedOf", { lines: group.lineCount, quoted: group.quotedCount })} ·{" "}
                {days.dayOf(group.dueAt)} {say("home.due")}
              </small>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
