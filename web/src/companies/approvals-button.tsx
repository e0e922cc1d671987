import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Button } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { pageOf } from "./acting-as.ts";

/** To the company's approvals, in its name (D40-12). */
export function ApprovalsButton({ companyId }: { companyId: Company["id"] }) {
  const say = useWords("companies");
  const language = useLocale();
  return (
    <Button
      component="a"
      href={pageOf(language, companyId, "/mypage/approvals")}
      variant="default"
      mih={44}
    >
      {say("approvals")}
    </Button>
  );
}
