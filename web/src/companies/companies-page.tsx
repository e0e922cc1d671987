import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { laterSection } from "@bupum/ui/frame/later-section";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { ActButton } from "./act-button.tsx";
import { AskToJoin, OwnRequests } from "./ask-to-join.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { CompanyForm } from "./company-form.tsx";
import { ownCompanies } from "./queries.ts";

/** Of few visits. */
const FoundedNumber = laterSection(
  async () => (await import("../tax-status/number-fact.tsx")).FoundedNumber,
  { quiet: true },
);

/**
 * The companies that the reader belongs to, those that he asks to be let in by, and the ways into
 * another one (D40-1, D40-16).
 */
export function CompaniesPage() {
  const say = useWords("companies");
  const [opened, setOpened] = useState<"found" | "ask">();
  const [founded, setFounded] = useState<Company>();
  const close = () => setOpened(undefined);
  const onFounded = (company: Company) => {
    setFounded(company);
    close();
  };
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("lead")}</p>
      <OwnCompanies />
      {founded && <FoundedNumber key={founded.id} company={founded} />}
      <OwnRequests />
      {opened === "found" && <CompanyForm done={onFounded} />}
      {opened === "ask" && <AskToJoin done={close} />}
      <div className={styles["ways"]}>
        {opened ? (
          <Button variant="default" mih={44} onClick={close}>
            {say("cancel")}
          </Button>
        ) : (
          <>
            <Button mih={44} onClick={() => setOpened("found")}>
              {say("found")}
            </Button>
            <Button variant="default" mih={44} onClick={() => setOpened("ask")}>
              {say("askJoin")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function OwnCompanies() {
  const say = useWords("companies");
  const { data, error, refetch } = useQuery(ownCompanies);
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={3} height={44} />;
  if (data.items.length === 0) return <Empty title={say("none")}>{say("noneHint")}</Empty>;
  return (
    <ul className={styles["cards"]}>
      {data.items.map((company) => (
        <li key={company.id}>
          <Link
            to="/mypage/companies/$companyId"
            params={{ companyId: company.id }}
            data-row
            className={styles["name"]}
          >
            <CompanyLogo of={company} />
            {company.name}
          </Link>
          <span className={styles["hint"]}>
            {company.roles.map((role) => say(`roles.${role}`)).join(", ")} ·{" "}
            {say("memberCount", { count: company.memberCount })}
          </span>
          <ActButton company={company} />
        </li>
      ))}
    </ul>
  );
}
