import type { ReactNode } from "react";
import { CompanyOnly } from "../companies/company-only.tsx";
import { useWords } from "../words.ts";

/** Invoices are of companies alone: in one's own name there are none. */
export function InCompany({ children }: { children: ReactNode }) {
  const say = useWords("taxInvoices");
  return (
    <CompanyOnly
      title={say("received.title")}
      none={say("companyOnly")}
      hint={say("companyOnlyHint")}
      toCompanies={say("toCompanies")}
    >
      {children}
    </CompanyOnly>
  );
}
