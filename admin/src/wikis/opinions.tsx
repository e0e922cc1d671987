import { useDays } from "@bupum/ui/display/days";
import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { OpinionState } from "../wiki-request-histories/opinion-state.tsx";
import { opinionList } from "../wiki-request-histories/queries.ts";
import { useWords } from "../words.ts";
import styles from "./wikis.module.css";

/** The latest opinions on a wiki, and a link to all of them. */
export function Opinions({ wikiId }: { wikiId: WikiEntity["id"] }) {
  const say = useWords("wikis");
  const sayOpinions = useWords("wikiRequestHistories");
  const days = useDays();
  const list = useQuery(opinionList({ wikiId, itemsPerPage: 10 }));
  const opinions = list.data?.items;
  return (
    <section aria-labelledby="opinions">
      <h2 id="opinions">{say("opinions")}</h2>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !opinions ? (
        <Loading lines={2} />
      ) : opinions.length === 0 ? (
        <p>{say("noOpinions")}</p>
      ) : (
        <ol className={styles["list"]}>
          {opinions.map((opinion) => (
            <li key={opinion.id}>
              <p className={styles["head"]}>
                <span>{sayOpinions(`types.${opinion.type}`)}</span>
                <Link to="/opinions/$opinionId" params={{ opinionId: opinion.id }}>
                  {opinion.title}
                </Link>
                <OpinionState of={opinion} />
                <span>{opinion.requesterName}</span>
                <time dateTime={opinion.createdAt}>{days.dayOf(opinion.createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {list.data?.nextCursor && (
        <Link to="/opinions" search={{ wikiId }}>
          {say("allOpinions")}
        </Link>
      )}
    </section>
  );
}
