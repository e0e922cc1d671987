import { useDays } from "@bupum/ui/display/days";
import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { More } from "./more.tsx";
import { wikiRevisions } from "./queries.ts";
import styles from "./wikis.module.css";

/** The revisions of a wiki with author, date and summary. */
export function Revisions({ wikiId }: { wikiId: WikiEntity["id"] }) {
  const say = useWords("wikis");
  const days = useDays();
  const list = useInfiniteQuery(wikiRevisions(wikiId));
  const revisions = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions">{say("revisions")}</h2>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !revisions ? (
        <Loading lines={3} />
      ) : (
        <ol className={styles["list"]}>
          {revisions.map(({ revision, createdAt, editorName, summary, ...more }) => (
            <li key={revision}>
              <p className={styles["head"]}>
                <strong>{say("revision", { revision })}</strong>
                <span>{editorName}</span>
                <time dateTime={createdAt}>{days.moment(createdAt)}</time>
                {more.restoredFrom && (
                  <span>{say("restoredFrom", { revision: more.restoredFrom })}</span>
                )}
                {more.creditedName && <span>{say("credited", { name: more.creditedName })}</span>}
              </p>
              {summary && <p className={styles["prose"]}>{summary}</p>}
            </li>
          ))}
        </ol>
      )}
      <More of={list} label={say("moreRevisions")} />
    </section>
  );
}
