import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { actingCompany } from "../acting.ts";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";

/** Pages that there are in a company's name alone. */
export function InCompany({ children }: { children: ReactNode }) {
  const say = useWords("orderApprovals");
  if (actingCompany()) return children;
  return (
    <>
      <Head title={say("title")} hidden />
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
