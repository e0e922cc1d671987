import type { Company } from "@bupum/shared/accounts/companies/contract";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { Failed, Loading } from "@bupum/ui/display/states";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { laterSection } from "@bupum/ui/frame/later-section";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Fragment, useState } from "react";
import { addressText } from "../addresses/address-text.ts";
import { actingCompany } from "../acting.ts";
import { Head } from "../layout/head.tsx";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import styles from "./companies.module.css";
import { ActButton } from "./act-button.tsx";
import { CompanyContents } from "./company-contents.tsx";
import { CompanyForm } from "./company-form.tsx";
import { InNameButton } from "./in-name-button.tsx";
import { LogoFact } from "./logo-fact.tsx";
import { useSections } from "./use-sections.tsx";
import { companyOf, dissolveCompany, removeMember } from "./queries.ts";

/** Of owners alone. */
const NumberFact = laterSection(
  async () => (await import("../tax-status/number-fact.tsx")).NumberFact,
);

const route = getRouteApi("/_signedIn/mypage/companies/$companyId");

/** One company with its members; for owners with invitations (D40-4). */
export function CompanyPage() {
  const say = useWords("companies");
  const { companyId } = route.useParams();
  const { data, error, refetch } = useQuery(companyOf(companyId));
  return (
    <div className={styles["page"]}>
      <Head title={data?.name ?? say("title")} hidden />
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data ? (
        <Shown company={data} />
      ) : (
        <Loading lines={6} height={44} />
      )}
    </div>
  );
}

function Shown({ company }: { company: Company }) {
  const say = useWords("companies");
  const chats = useWords("chats");
  const sections = useSections(company);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <h1>{company.name}</h1>
      <div className={styles["ways"]}>
        <ActButton company={company} />
        <InNameButton companyId={company.id} path="/mypage/approvals">
          {say("approvals")}
        </InNameButton>
        <InNameButton companyId={company.id} path="/chats/shared">
          {chats("shared.title")}
        </InNameButton>
      </div>
      {actingCompany() !== company.id && <p className={styles["hint"]}>{say("inNameHint")}</p>}
      <CompanyContents sections={sections} />
      {isEditing ? (
        <>
          <CompanyForm company={company} done={() => setEditing(false)} />
          <div>
            <Button variant="default" mih={44} onClick={() => setEditing(false)}>
              {say("cancel")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Facts company={company} />
          {isOwner(company.roles) && (
            <div>
              <Button variant="default" mih={44} onClick={() => setEditing(true)}>
                {say("edit")}
              </Button>
            </div>
          )}
        </>
      )}
      {sections.map(({ anchor, shown }) => (
        <Fragment key={anchor}>{shown}</Fragment>
      ))}
      <End company={company} />
    </>
  );
}

function Facts({ company }: { company: Company }) {
  const say = useWords("companies");
  const facts = [
    ["businessNumber", formatBusinessNumber(company.businessNumber)],
    ["representative", company.representative],
    ["address", addressText(company.address)],
    ["businessType", company.businessType],
    ["businessItem", company.businessItem],
    ["invoiceEmail", company.invoiceEmail],
  ] as const;
  return (
    <dl className={styles["facts"]} aria-label={say("facts")}>
      {facts.map(([name, text]) => (
        <div key={name} style={{ display: "contents" }}>
          <dt>{say(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {isOwner(company.roles) && <NumberFact company={company} />}
      <LogoFact company={company} />
    </dl>
  );
}

/** Leaving, or dissolving for somebody who is alone (D40-6, D40-7). */
function End({ company }: { company: Company }) {
  const say = useWords("companies");
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const leave = useMutation(removeMember(client));
  const dissolve = useMutation(dissolveCompany(client));
  const isAlone = company.memberCount === 1;
  const end = async () => {
    const title = say(isAlone ? "dissolve" : "leave");
    const body = say(isAlone ? "dissolveBody" : "leaveBody");
    if (!user || !(await confirmed({ title, body, primary: title, danger: true }))) return;
    if (isAlone) await dissolve.mutateAsync(company.id);
    else await leave.mutateAsync({ companyId: company.id, userId: user.id });
    toast.done(say(isAlone ? "dissolved" : "left"));
    await navigate({ to: "/mypage/companies" });
  };
  return (
    <div>
      <Button
        variant="subtle"
        color="red"
        mih={44}
        loading={leave.isPending || dissolve.isPending}
        // A failed call is shown as a toast.
        onClick={() => void end().catch(() => undefined)}
      >
        {say(isAlone ? "dissolve" : "leave")}
      </Button>
    </div>
  );
}
