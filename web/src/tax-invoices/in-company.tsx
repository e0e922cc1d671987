import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { actingCompany } from "../acting.ts";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";

/** Invoices are of companies alone: in one's own name there are none. */
export function InCompany({ children }: { children: ReactNode }) {
  const say = useWords("taxInvoices");
  if (actingCompany()) return children;
  return (
    <>
      <Head title={say("received.title")} hidden />
      <h1>{say("received.title")}</h1>
      <Empty
        title={say("companyOnly")}
        action={
          <Button mih={44} renderRoot={(props) => <Link to="/mypage/companies" {...props} />}>
            {say("toCompanies")}
          </Button>
        }
      >
        {say("companyOnlyHint")}
      </Empty>
    </>
  );
}
