import type { Notification } from "@bupum/shared/notices/notifications/contract";
import { noticeText } from "@bupum/shared/notices/notifications/notice-text";
import { companyOf, ofCompany } from "@bupum/shared/notices/notifications/company-link";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAgo, useNow } from "@bupum/ui/now";
import { useLocale } from "use-intl";
import { actingCompany } from "../acting.ts";
import { markRead, noticeWords, readAgain } from "./queries.ts";
import { useWords } from "../words.ts";
import styles from "./notifications.module.css";

/** One notice in the words of its mail; its link leads to its subject and marks it as read. */
export function NoticeLink({ notice }: { notice: Notification }) {
  const say = useWords("notifications");
  const language = useLocale();
  const ago = useAgo();
  const now = useNow();
  const client = useQueryClient();
  const router = useRouter();
  const { data: words } = useQuery(noticeWords(language));
  const { mutateAsync } = useMutation({ ...markRead, meta: { quiet: true } });
  if (!words) return <span className={styles["notice"]} aria-busy />;
  const { title, body, items } = noticeText(notice, words, language, now);
  const isUnread = notice.readAt === undefined;
  const read = async () => {
    if (!isUnread) return;
    await mutateAsync([notice.id]);
    await readAgain(client);
  };
  return (
    <a
      href={router.history.createHref(
        router.basepath.replace(/\/$/, "") + ofCompany(notice.link, companyOf(notice.link) ?? ""),
      )}
      className={styles["notice"]}
      data-unread={isUnread || undefined}
      onClick={(event) => {
        // A failed mark leaves the notice unread: nothing else depends on it.
        void read().catch(() => undefined);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // Of another company, or of one's own account: the page is loaded in that name.
        if (companyOf(notice.link) !== actingCompany()) return;
        event.preventDefault();
        router.history.push(router.basepath.replace(/\/$/, "") + notice.link);
      }}
    >
      <b>
        {isUnread && <span className={styles["dot"]} role="img" aria-label={say("unread")} />}
        {title}
      </b>
      <span>{body}</span>
      {items.length > 0 && (
        <ul className={styles["items"]}>
          {items.map((item, index) => (
            // A notice never changes, and may contain a part twice.
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      <small>{ago(notice.createdAt)}</small>
    </a>
  );
}
