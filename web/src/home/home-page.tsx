import { laterSection } from "@bupum/ui/frame/later-section";
import { Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { hasToken, useCurrentUser } from "../session.ts";
import { SearchBox } from "../layout/controls/search-box.tsx";
import { AskGuard } from "../trade/may-ask.ts";
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

// Its height is there before it.
const MemberHome = laterSection(async () => (await import("../homes/member-home.tsx")).MemberHome, {
  quiet: true,
});

const steps = ["step1", "step2", "step3"] as const;

export function HomePage() {
  const say = useWords("home");
  const shell = useWords("layout");
  // Known before the account is read, so that nothing is drawn twice.
  const isMember = useCurrentUser() !== undefined || hasToken();
  return (
    <div className={styles["page"]}>
      <Head title={shell("site")} description={say("description")} />
      <div className={styles[isMember ? "topOfMember" : "top"]}>
        <section className={styles["hero"]} data-member={isMember || undefined}>
          <h1>{say(isMember ? "today" : "title")}</h1>
          {!isMember && <p>{say("lead")}</p>}
          <SearchBox large />
          {!isMember && <RecentSearches />}
          <div className={styles["ways"]}>
            <Link to="/scan">{say("scan")}</Link>
            {/* Last, so that nothing moves once the roles are read. */}
            <AskGuard>
              <Link to="/estimates/new">{say("pasteList")}</Link>
            </AskGuard>
          </div>
        </section>
        {isMember ? (
          <div className={styles["today"]}>
            <MemberHome />
          </div>
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
