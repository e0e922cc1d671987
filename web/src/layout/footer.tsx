import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { businessPage, company } from "@bupum/shared/papers/documents/company";
import { CurrencySwitch } from "./controls/currency.tsx";
import { LanguageSwitch } from "./controls/language-switch.tsx";
import styles from "./footer.module.css";

/** The lines that Korean law requires on the first screen (D22-1). */
export function Footer() {
  const say = useWords("layout");
  const lines = [
    [say("footer.company"), company.name],
    [say("footer.representative"), company.representative],
    [say("footer.businessNumber"), company.businessNumber],
    [say("footer.mailOrderNumber"), company.mailOrderNumber],
    [say("footer.address"), company.address],
    [say("footer.phone"), company.phone],
    [say("footer.email"), company.email],
    [say("footer.privacyOfficer"), company.privacyOfficer],
    [say("footer.hosting"), company.hosting],
    [say("footer.support"), say("footer.supportHours")],
  ];
  return (
    <footer className={styles["footer"]}>
      <div className={styles["inner"]}>
        <div className={styles["switches"]}>
          <LanguageSwitch />
          <CurrencySwitch />
        </div>
        <nav className={styles["links"]} aria-label={say("footer.links")}>
          <Link to="/manufactors">{say("places.makers")}</Link>
          <Link to="/dealers">{say("footer.dealers")}</Link>
          <Link to="/wiki">{say("places.wiki")}</Link>
          <Link to="/news">{say("places.news")}</Link>
          <Link to="/boards">{say("places.boards")}</Link>
          <Link to="/terms">{say("footer.terms")}</Link>
          <Link to="/privacy">
            <strong>{say("footer.privacy")}</strong>
          </Link>
          <a href={businessPage(company.businessNumber)} target="_blank" rel="noopener noreferrer">
            {say("footer.checkBusiness")}
          </a>
        </nav>
        <dl className={styles["lines"]}>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles["notice"]}>{say("footer.notice", { company: company.name })}</p>
      </div>
    </footer>
  );
}
