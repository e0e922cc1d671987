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
  return actingCompany() ? (
    <InCompany act={act} isQuiet={isQuiet}>
      {children}
    </InCompany>
  ) : (
    children
  );
}

/**
 * Whether the reader's roles allow it in the name in which this page acts; undefined while they are
 * read. Roles that cannot be read refuse nothing: the server does.
 */
export function useMay(act: keyof typeof companyActs): boolean | undefined {
  const companyId = actingCompany();
  const { data, isPending } = useQuery({
    ...ownCompanies,
    // A list has a guard in each of its rows.
    staleTime: 60_000,
    enabled: companyId !== undefined,
  });
  if (companyId && isPending) return undefined;
  const company = data?.items.find(({ id }) => id === companyId);
  return !company || hasRole(company.roles, companyActs[act]);
}

function InCompany({ act, isQuiet, children }: RoleGuardProps) {
  const say = useWords("companies");
  if (useMay(act) !== false) return children;
  if (isQuiet) return null;
  return (
    <Alert color="orange" title={say("roleNeeded")}>
      {say("roleNeededHint", {
        roles: companyActs[act].map((role) => say(`roles.${role}`)).join(", "),
      })}
    </Alert>
  );
}
