import { Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useKnownPaths } from "../layout/known-paths.ts";
import { menuSearch, shownTabs } from "../layout/menus.ts";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./my-home-page.module.css";

/** Where a member starts: who is logged in, and every menu that is open to them. */
export function MyHomePage() {
  const say = useWords("users");
  const shell = useWords("layout");
  const user = useCurrentUser();
  const tabs = shownTabs(useKnownPaths());
  return (
    <div className={styles["page"]}>
      <Head title={shell("menus.home")} hidden />
      <h1>{say("welcome", { name: user?.name ?? "" })}</h1>
      <ul className={styles["cards"]}>
        {tabs.map((tab) => (
          <li key={tab.type}>
            <h2>{shell(`tabs.${tab.type}`)}</h2>
            {tab.entries.map((entry) => (
              <Link
                key={entry.to}
                to={entry.to as "/"}
                search={menuSearch(tab.type, entry) as never}
              >
                {shell(`menus.${entry.words}`)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
