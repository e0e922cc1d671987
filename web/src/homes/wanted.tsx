import type { Home } from "@bupum/shared/notices/homes/contract";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { Entries, Entry, entryLink } from "./entries.tsx";
import styles from "./homes.module.css";

type Props = Pick<NonNullable<Home["sell"]>, "demand" | "posts">;

/** What others look for and the seller may have (D38-6). */
export function Wanted({ demand, posts }: Props) {
  const say = useWords("homes");
  return (
    <>
      {demand.length > 0 && (
        <Entries title={say("demand")}>
          <ul className={styles["list"]}>
            {demand.map(({ words, productId, askers }) => (
              <li key={words}>
                <Link
                  to="/seller/add-merchandise"
                  search={productId ? { productId } : { find: words }}
                  className={entryLink}
                >
                  <Entry
                    title={words}
                    facts={[say("askers", { count: askers })]}
                    act={say("register")}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </Entries>
      )}
      {posts.length > 0 && (
        <Entries title={say("posts")}>
          <ul className={styles["list"]}>
            {posts.map(({ boardId, title, quantity }) => (
              <li key={boardId}>
                <Link to="/boards/$boardId" params={{ boardId }} className={entryLink}>
                  <Entry
                    title={title}
                    facts={[
                      quantity === undefined ? undefined : say("quantity", { count: quantity }),
                    ]}
                    act={say("reply")}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </Entries>
      )}
    </>
  );
}
