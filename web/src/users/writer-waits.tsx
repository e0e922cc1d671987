import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { opinionList } from "../wikis/opinions/queries.ts";
import { useWords } from "../words.ts";
import { Figure, WaitingList } from "./waits.tsx";
import styles from "./my-home-page.module.css";

/** Unviewed opinions on the reader's wikis, counted up to one page. */
export function WriterWaits() {
  const say = useWords("users");
  const unread = useQuery(opinionList({ view: "unread" })).data;
  return (
    <WaitingList title={say("home.writing")}>
      <div className={styles["figures"]}>
        <Figure
          renderLink={(props) => (
            <Link to="/writer/wiki/request-history" search={{ view: "unread" }} {...props} />
          )}
          label={say("home.unreadOpinions")}
          count={unread?.items.length}
        />
      </div>
    </WaitingList>
  );
}
