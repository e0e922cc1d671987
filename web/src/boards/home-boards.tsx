import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./home-boards.module.css";
import { openBuys } from "./queries.ts";

const shown = 5;

/** The latest posts of buyers that nobody has served yet; nothing where there is none. */
export function HomeBoards() {
  const say = useWords("boards");
  const { data } = useQuery(openBuys);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="open-buys">
      <div className={styles["head"]}>
        <h2 id="open-buys">{say("openBuys")}</h2>
        <Link to="/boards" search={{ boardPurposeType: "BUY", status: "PENDING" }}>
          {say("all")}
        </Link>
      </div>
      <ul className={styles["list"]}>
        {data.items.slice(0, shown).map(({ id, title, replyCount }) => (
          <li key={id}>
            <Link to="/boards/$boardId" params={{ boardId: id }}>
              {title}
            </Link>
            <small>{say("answers", { count: replyCount })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
