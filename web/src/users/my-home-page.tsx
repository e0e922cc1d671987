import type { User } from "@bupum/shared/accounts/users/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useKnownPaths } from "../layout/menu/known-paths.ts";
import { menuSearch, shownTabs } from "../layout/menu/menus.ts";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { buyerCounts, dashboard } from "./queries.ts";
import { QuotedGroups } from "./quoted-groups.tsx";
import { SellerWaits } from "./seller-waits.tsx";
import { Figure, WaitingList } from "./waits.tsx";
import { WriterWaits } from "./writer-waits.tsx";
import styles from "./my-home-page.module.css";

/** A member's start page: open work, and every available menu. */
export function MyHomePage() {
  const say = useWords("users");
  const shell = useWords("layout");
  const user = useCurrentUser();
  return (
    <div className={styles["page"]}>
      <Head title={shell("menus.home")} hidden />
      <h1>
        {say("welcome", { name: user?.name ?? "" })}{" "}
        {user && <Membership type={user.membershipType} />}
      </h1>
      <BuyerWaits />
      {user && <SellerWaits user={user} />}
      {user && user.writerRole !== "NONE" && <WriterWaits />}
      <Menus />
    </div>
  );
}

/** The membership label, which links to the subscription. */
function Membership({ type }: { type: User["membershipType"] }) {
  const say = useWords("users");
  return (
    <Link to="/mypage/subscribe" className={styles["membership"]} data-type={type}>
      {say(`memberships.${type}`)}
    </Link>
  );
}

function BuyerWaits() {
  const say = useWords("users");
  const counts = useQuery(buyerCounts).data;
  const desk = useQuery(dashboard).data?.buy;
  return (
    <WaitingList title={say("home.buying")}>
      <div className={styles["figures"]}>
        <Figure
          renderLink={(props) => (
            <Link to="/mypage/estimates" search={{ status: "CONFIRMED" }} {...props} />
          )}
          label={say("home.quotes")}
          count={desk?.groups.CONFIRMED}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/mypage/estimates" search={{ status: "CONFIRMED" }} {...props} />
          )}
          label={say("home.unreadQuotes")}
          count={desk?.unreadQuotes}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/mypage/estimates" search={{ status: "CONFIRMED" }} {...props} />
          )}
          label={say("home.quotesEnding")}
          count={desk?.quotesExpiring48h}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/mypage/orders" search={{ status: "PENDING" }} {...props} />
          )}
          label={say("home.ordersPending")}
          count={desk?.ordersPending}
        />
        <Figure
          renderLink={(props) => (
            <Link to="/mypage/orders" search={{ status: "CONFIRMED" }} {...props} />
          )}
          label={say("home.ordersConfirmed")}
          count={counts?.CONFIRMED}
        />
      </div>
      <QuotedGroups />
    </WaitingList>
  );
}

function Menus() {
  const shell = useWords("layout");
  const tabs = shownTabs(useKnownPaths());
  return (
    <ul className={styles["cards"]}>
      {tabs.map((tab) => (
        <li key={tab.type}>
          <h2>{shell(`tabs.${tab.type}`)}</h2>
          {tab.entries.map((entry) => (
            <Link key={entry.to} to={entry.to} search={menuSearch(tab.type, entry)}>
              {shell(`menus.${entry.words}`)}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
