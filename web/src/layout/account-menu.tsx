import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconMenu2, IconUser } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { useKnownPaths } from "./known-paths.ts";
import { useLogOut } from "./log-out.ts";
import { menuSearch, shownTabs } from "./menus.ts";
import styles from "./account-menu.module.css";

/** Guests get the way in; members their menus and the way out. */
export function AccountMenu() {
  const user = useCurrentUser();
  return user ? <MemberMenu name={user.name} /> : <GuestLinks />;
}

function GuestLinks() {
  const say = useWords("layout");
  const known = useKnownPaths();
  const { pathname, href } = useLocation();
  const back = pathname.startsWith("/login") ? undefined : href;
  return (
    <>
      <Button
        component={Link}
        to="/login"
        // Mantine's polymorphic props lose the route's search type.
        search={{ redirect: back } as never}
        variant="subtle"
        px={10}
      >
        {say("login")}
      </Button>
      {known.has("/signup") && (
        <span className={styles["wide"]}>
          <Button component={Link} to={"/signup" as "/"}>
            {say("signup")}
          </Button>
        </span>
      )}
    </>
  );
}

function MemberMenu({ name }: { name: string }) {
  const say = useWords("layout");
  const known = useKnownPaths();
  const logOut = useLogOut();
  return (
    <Menu width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="inherit" size={44} aria-label={say("account")}>
          <IconUser className={styles["wide"]} size={22} aria-hidden />
          <IconMenu2 className={styles["narrow"]} size={22} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles["menu"]}>
        <Menu.Label>{name}</Menu.Label>
        {shownTabs(known).map((tab) => (
          // No other element may group entries inside of role="menu".
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={tab.type} role="group" aria-label={say(`tabs.${tab.type}`)}>
            <Menu.Label>{say(`tabs.${tab.type}`)}</Menu.Label>
            {tab.entries.map((entry) => (
              // The entry's route exists (shownTabs), which types cannot know.
              <Menu.Item
                key={entry.to}
                component={Link}
                to={entry.to as "/"}
                search={menuSearch(tab.type, entry) as never}
              >
                {say(`menus.${entry.words}`)}
              </Menu.Item>
            ))}
          </div>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => void logOut()}>{say("logout")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
