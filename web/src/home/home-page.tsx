import { laterSection } from "@bupum/ui/frame/later-section";
import { Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { hasToken, useCurrentUser } from "../session.ts";
import { SearchBox } from "../layout/controls/search-box.tsx";
import { useWords } from "../words.ts";
import { LateLists } from "./late-lists.tsx";
import { LateTicker } from "./late-ticker.tsx";
import { Numbers } from "./numbers.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import styles from "./home-page.module.css";

// As high as the tiles will be, so that nothing jumps.
const HomeCategories = laterSection(
  async () => (await import("../categories/home-categories.tsx")).HomeCategories,
  { quiet: true },
);

// The column, or on a phone the height, is there before it.
const Today = laterSection(async () => (await import("../users/today.tsx")).Today, { quiet: true });

const steps = ["step1", "step2", "step3"] as const;

export function HomePage() {
  const say = useWords("home");
  const shell = useWords("layout");
  // Known before the account is read, so that nothing is drawn twice.
  const isMember = useCurrentUser() !== undefined || hasToken();
  return (
    <div className={styles["page"]}>
      <Head title={shell("site")} description={say("description")} />
      <div className={styles["top"]}>
        <section className={styles["hero"]}>
          <h1>{say("title")}</h1>
          <p>{say("lead")}</p>
          <SearchBox large />
          <RecentSearches />
          <div className={styles["ways"]}>
            <Link to="/estimates/new">{say("pasteList")}</Link>
            <Link to="/scan">{say("scan")}</Link>
          </div>
        </section>
        {isMember ? (
          <section aria-labelledby="today" className={styles["today"]}>
            <h2 id="today">{say("today")}</h2>
            <Today />
          </section>
        ) : (
          <Steps />
        )}
      </div>
      <section aria-labelledby="categories" className={styles["categories"]}>
        <h2 id="categories">
          <Link to="/categories">{shell("categories")}</Link>
        </h2>
        <HomeCategories />
      </section>
      <Numbers />
      <LateTicker />
      <div className={styles["late"]}>
        <LateLists />
      </div>
    </div>
  );
}

/** How it works, for guests. */
function Steps() {
  const say = useWords("home");
  return (
    <section aria-labelledby="steps" className={styles["howTo"]}>
      <h2 id="steps">{say("steps")}</h2>
      <ol className={styles["steps"]}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles["number"]} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>{say(step)}</h3>
              <p>{say(`${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
