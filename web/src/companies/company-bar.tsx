import { failureOf } from "@bupum/ui/failure";
import { storage } from "@bupum/ui/storage";
import { Button } from "@mantine/core";
import { IconBuildingFactory2 } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useLocale } from "use-intl";
import { actingCompany } from "../acting.ts";
import bar from "../layout/name-bar.module.css";
import { useCurrentUser } from "../session.ts";
import { ownSession } from "../views/own-session.ts";
import { useWords } from "../words.ts";
import { homeOf, lastActed } from "./acting-as.ts";
import { CompanyLogo } from "./company-logo.tsx";
import { approvalCount, ownCompanies } from "./queries.ts";
import styles from "./company-bar.module.css";

/** Says on every page for which company the reader buys, and leads to the other name (D40-12). */
export function CompanyBar() {
  const user = useCurrentUser();
  const companyId = actingCompany();
  if (!user || ownSession.endsAt()) return null;
  return companyId ? <Acting companyId={companyId} /> : <Again />;
}

function Acting({ companyId }: { companyId: string }) {
  const say = useWords("companies");
  const language = useLocale();
  const { data } = useQuery(ownCompanies);
  const company = data?.items.find(({ id }) => id === companyId);
  const { data: { mine } = { mine: 0 } } = useQuery(approvalCount);
  useForgetting();
  useEffect(() => {
    if (company) storage.lastCompany.set(JSON.stringify({ id: company.id, name: company.name }));
    else if (data) storage.lastCompany.clear();
  }, [company, data]);
  return (
    <aside className={`${bar["bar"]} ${styles["bar"]}`} aria-label={say("actingLabel")}>
      {company && (
        <span className={styles["logo"]}>
          <CompanyLogo of={company} />
        </span>
      )}
      <strong>
        {data && !company ? say("notMember") : <Name of={company?.name ?? keptName(companyId)} />}
      </strong>
      <Button
        size="compact-sm"
        variant="white"
        color="dark"
        renderRoot={(props) => <Link to="/mypage/approvals" {...props} />}
      >
        {say("approvals")}{" "}
        {mine > 0 && (
          <span className={styles["mine"]} role="img" aria-label={say("myTurns", { count: mine })}>
            {mine}
          </span>
        )}
      </Button>
      <Button
        size="compact-sm"
        variant="white"
        color="dark"
        className={styles["invoices"]}
        renderRoot={(props) => <Link to="/mypage/tax-invoices" {...props} />}
      >
        {say("invoices")}
      </Button>
      <Button
        component="a"
        href={homeOf(language, "")}
        size="compact-sm"
        variant="white"
        color="dark"
      >
        {say("actAsOneself")}
      </Button>
    </aside>
  );
}

/** What the company was called when the browser read it last: a page that is loaded says it at once. */
function keptName(companyId: string): string | undefined {
  const last = lastActed();
  return last?.id === companyId ? last.name : undefined;
}

/** Where there is no room for all of it the words around the name go first, then its end. */
function Name({ of: name }: { of: string | undefined }) {
  const say = useWords("companies");
  if (name === undefined) return say("actingUnread");
  const [before = "", after = ""] = say("acting", { name: place }).split(place);
  return (
    <span
      className={styles["name"]}
      title={say("acting", { name })}
      data-led={before !== "" || undefined}
    >
      {before && <span>{before.trim()}</span>}
      {before && " "}
      <b>{name}</b>
      {after && " "}
      {after && <span>{after.trim()}</span>}
    </span>
  );
}
/** Stands for a name in words that are cut in two. */
const place = "\uE000";

/** Who was removed from the company reads nothing more of it, from the first call that says so. */
function useForgetting(): void {
  const client = useQueryClient();
  const isOver = useRef(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (isOver.current || event.type !== "updated" || event.action.type !== "error") return;
        if (failureOf(event.action.error).code !== "NOT_A_MEMBER") return;
        isOver.current = true;
        void client.resetQueries({ predicate: ({ queryKey }) => queryKey[1] !== "me" });
      }),
    [client],
  );
}

/** The way back to the company of the last time. */
function Again() {
  const say = useWords("companies");
  const language = useLocale();
  const company = lastActed();
  if (!company) return null;
  const label = say("actOf", { name: company.name });
  return (
    <a
      className={styles["again"]}
      href={homeOf(language, company.id)}
      aria-label={label}
      title={label}
    >
      <IconBuildingFactory2 size={22} aria-hidden />
    </a>
  );
}
