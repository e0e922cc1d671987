import { companyActs } from "@bupum/shared/kernel/company-roles";
import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";
import { useMay } from "./queries.ts";

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
