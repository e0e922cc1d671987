import { Dropdown, dropdownEntry, DropdownLabel } from "@bupum/ui/input/dropdown";
import { IconMenu2, IconUser } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useCurrentUser, useIsGuest } from "../../session.ts";
import { useWords } from "../../words.ts";
import { useKnownPaths } from "./known-paths.ts";
import { useLogOut } from "./log-out.ts";
import { menuSearch, shownTabs } from "./menus.ts";
import styles from "./account-menu.module.css";

/** Guests get login and sign-up; members get their menus and logout; neither until it is known. */
export function AccountMenu() {
  const user = useCurrentUser();
  const isGuest = useIsGuest();
  if (user) return <MemberMenu name={user.name} />;
  return isGuest ? <GuestLinks /> : <span className={styles["waiting"]} />;
}

function GuestLinks() {
  const say = useWords("layout");
  const { pathname, href } = useLocation();
  const redirect = pathname.startsWith("/login") ? undefined : href;
  return (
    <>
      <Link to="/login" search={{ redirect }} className={styles["login"]}>
        {say("login")}
      </Link>
      <Link to="/signup" className={styles["signup"]}>
        {say("signup")}
      </Link>
    </>
  );
}

function MemberMenu({ name }: { name: string }) {
  const say = useWords("layout");
  const known = useKnownPaths();
  const logOut = useLogOut();
  const button = (
    <>
      <IconUser className={styles["wide"]} size={22} aria-hidden />
      <IconMenu2 className={styles["narrow"]} size={22} aria-hidden />
    </>
  );
  return (
    <Dropdown label={say("account")} button={button}>
      <p className={styles["name"]}>{name}</p>
      {shownTabs(known).map((tab) => (
        <nav key={tab.type} aria-label={say(`tabs.${tab.type}`)}>
          <DropdownLabel>{say(`tabs.${tab.type}`)}</DropdownLabel>
          {tab.entries.map((entry) => (
            <Link
              key={entry.to}
              className={dropdownEntry}
              to={entry.to}
              search={menuSearch(tab.type, entry)}
            >
              {say(`menus.${entry.words}`)}
            </Link>
          ))}
        </nav>
      ))}
      <hr className={styles["line"]} />
      <button type="button" className={dropdownEntry} onClick={() => void logOut()}>
        {say("logout")}
      </button>
    </Dropdown>
  );
}
