import { companyActs, hasRole } from "@bupum/shared/kernel/company-roles";
import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";
import { ownCompanies } from "./queries.ts";

interface RoleGuardProps {
  act: keyof typeof companyActs;
  /** Says nothing to who may not do it. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** What only some roles may do in a company's name: others read why it is not there (D40-10). */
export function RoleGuard({ act, isQuiet = false, children }: RoleGuardProps) {
  const companyId = actingCompany();
  return companyId ? (
    <InCompany companyId={companyId} act={act} isQuiet={isQuiet}>
      {children}
    </InCompany>
  ) : (
    children
  );
}

function InCompany({ companyId, act, isQuiet, children }: RoleGuardProps & { companyId: string }) {
  const say = useWords("companies");
  const { data } = useQuery(ownCompanies);
  const company = data?.items.find(({ id }) => id === companyId);
  if (!company || hasRole(company.roles, companyActs[act])) return children;
  if (isQuiet) return null;
  return (
    <Alert color="orange" title={say("roleNeeded")}>
      {say("roleNeededHint", {
        roles: companyActs[act].map((role) => say(`roles.${role}`)).join(", "),
      })}
    </Alert>
  );
}
