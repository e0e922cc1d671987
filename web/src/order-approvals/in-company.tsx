import type { ReactNode } from "react";
import { CompanyOnly } from "../companies/company-only.tsx";
import { useWords } from "../words.ts";

/** Pages that there are in a company's name alone. */
export function InCompany({ children }: { children: ReactNode }) {
  const say = useWords("orderApprovals");
  return (
    <CompanyOnly
      title={say("title")}
      none={say("companyOnly")}
      hint={say("companyOnlyHint")}
      toCompanies={say("toCompanies")}
    >
      {children}
    </CompanyOnly>
  );
}
