import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { actingCompany } from "../acting.ts";
import { Head } from "../layout/head.tsx";

interface CompanyOnlyProps {
  /** Of the page. */
  title: string;
  /** That it is a page of companies, what it shows, and the link to one's own. */
  none: string;
  hint: string;
  toCompanies: string;
  children: ReactNode;
}

/** A page that there is in a company's name alone; in one's own it says so and leads to the companies. */
export function CompanyOnly({ title, none, hint, toCompanies, children }: CompanyOnlyProps) {
  if (actingCompany()) return children;
  return (
    <>
      <Head title={title} hidden />
      <h1>{title}</h1>
      <Empty
        title={none}
        action={
          <Button mih={44} renderRoot={(props) => <Link to="/mypage/companies" {...props} />}>
            {toCompanies}
          </Button>
        }
      >
        {hint}
      </Empty>
    </>
  );
}
