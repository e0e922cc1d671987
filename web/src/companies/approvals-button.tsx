import type { Company } from "@bupum/shared/accounts/companies/contract";
import { prefixOf } from "@bupum/shared/kernel/language/site-path";
import { ofCompany } from "@bupum/shared/notices/notifications/company-link";
import { Button } from "@mantine/core";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";

/** To the company's approvals, in its name: a plain link, which loads the site anew (D40-12). */
export function ApprovalsButton({ companyId }: { companyId: Company["id"] }) {
  const say = useWords("companies");
  const language = useLocale();
  return (
    <Button
      component="a"
      href={prefixOf(language) + ofCompany("/mypage/approvals", companyId)}
      variant="default"
      mih={44}
    >
      {say("approvals")}
    </Button>
  );
}
