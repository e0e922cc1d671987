import { IconMenu2 } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { menu } from "./menu.ts";
import { opens } from "./page-rights.ts";
import { WaitingMark } from "./waiting.tsx";
import styles from "./admin-menu.module.css";

/** All pages by group: at the side of the desk, behind a button on the phone. */
export function AdminMenu() {
  const say = useWords("layout");
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const may = useMay();
  const known = (to: string) =>
    opens(may, to) && (to in router.routesByPath || `${to}/` in router.routesByPath);
  return (
    <>
      <button
        type="button"
        className={styles["button"]}
        aria-expanded={open}
        aria-controls="admin-menu"
        onClick={() => setOpen(!open)}
      >
        <IconMenu2 size={20} aria-hidden /> {say("menuButton")}
      </button>
      <nav
        id="admin-menu"
        className={styles["menu"]}
        data-open={open || undefined}
        aria-label={say("menu")}
      >
        {menu
          .map(({ group, entries }) => ({ group, entries: entries.filter(({ to }) => known(to)) }))
          .filter(({ entries }) => entries.length > 0)
          .map(({ group, entries }) => (
            <div key={group} role="group" aria-label={say(`groups.${group}`)}>
              <p className={styles["group"]}>{say(`groups.${group}`)}</p>
              {entries.map((entry) => (
                <div key={entry.to} className={styles["entry"]}>
                  <Link
                    // Only entries whose route exists are shown, which types cannot know.
                    to={entry.to as "/users"}
                    activeProps={{ "aria-current": "page" }}
                    onClick={() => setOpen(false)}
                  >
                    {say(entry.words)}
                  </Link>
                  {"waiting" in entry && (
                    <WaitingMark of={entry.waiting} onClick={() => setOpen(false)} />
                  )}
                </div>
              ))}
            </div>
          ))}
      </nav>
    </>
  );
}
