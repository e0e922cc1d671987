import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Button } from "@mantine/core";
import { useLocale } from "use-intl";
import { pageOf } from "../../companies/acting-as.ts";
import { useWords } from "../../words.ts";

/** To the rooms that members share with the company, in its name (D29-18). */
export function SharedRoomsButton({ companyId }: { companyId: Company["id"] }) {
  const say = useWords("chats");
  const language = useLocale();
  return (
    <Button
      component="a"
      href={pageOf(language, companyId, "/chats/shared")}
      variant="default"
      mih={44}
    >
      {say("shared.title")}
    </Button>
  );
}
