import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Button } from "@mantine/core";
import { useLocale } from "use-intl";
import { pageOf } from "./acting-as.ts";

interface InNameButtonProps {
  companyId: Company["id"];
  path: "/mypage/approvals" | "/chats/shared";
  children: string;
}

/** To a page that there is in the company's name alone (D40-12). */
export function InNameButton({ companyId, path, children }: InNameButtonProps) {
  const language = useLocale();
  return (
    <Button component="a" href={pageOf(language, companyId, path)} variant="default" mih={44}>
      {children}
    </Button>
  );
}
