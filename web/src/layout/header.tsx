import { laterSection } from "@bupum/ui/frame/later-section";
import { Dropdown } from "@bupum/ui/input/dropdown";
import { DarkSwitch } from "@bupum/ui/frame/dark-switch";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { AccountMenu } from "./menu/account-menu.tsx";
import { CurrencySwitch } from "./controls/currency.tsx";
import { LanguageSwitch } from "./controls/language-switch.tsx";
import { SearchBox } from "./controls/search-box.tsx";
import { useShownPath } from "./menu/shown-path.ts";
import { HeaderSlots } from "./slots.tsx";
import styles from "./header.module.css";

// Loaded by whoever opens it.
const CategoryTree = laterSection(
  async () => (await import("../categories/category-tree.tsx")).CategoryTree,
);

export function Header() {
  const say = useWords("layout");
  const isHome = useShownPath() === "";
  return (
    <header className={styles["header"]}>
      <a className={styles["skip"]} href="#main">
        {say("skip")}
      </a>
      <div className={styles["bar"]}>
        <Link to="/" className={styles["logo"]}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
            <path d="M16 2 28 9v14l-12 7L4 23V9z" fill="var(--mantine-primary-color-filled)" />
            <circle cx="16" cy="16" r="6" fill="#fff" />
          </svg>
          {say("site")}
        </Link>
        <nav className={styles["categories"]} aria-label={say("categories")}>
          <Dropdown label={say("categories")} button={say("categories")} isWide>
            <CategoryTree />
          </Dropdown>
        </nav>
        <div className={styles["search"]}>{!isHome && <SearchBox />}</div>
        <nav className={styles["places"]} aria-label={say("places.label")}>
          <Link to="/manufactors">{say("places.makers")}</Link>
          <Link to="/dealers">{say("places.dealers")}</Link>
          <Link to="/wiki">{say("places.wiki")}</Link>
          <Link to="/news">{say("places.news")}</Link>
          <Link to="/boards">{say("places.boards")}</Link>
        </nav>
        <div className={styles["tools"]}>
          <span className={styles["wide"]}>
            <LanguageSwitch />
            <CurrencySwitch />
          </span>
          <DarkSwitch />
          <div className={styles["account"]}>
            <HeaderSlots />
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
