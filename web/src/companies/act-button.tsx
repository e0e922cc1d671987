import type { Company } from "@bupum/shared/accounts/companies/contract";
import { Button } from "@mantine/core";
import { useLocale } from "use-intl";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";
import { homeOf } from "./acting-as.ts";

/** Begins to ask and order in the name of a company, or ends it (D40-12). */
export function ActButton({ company }: { company: Pick<Company, "id" | "name"> }) {
  const say = useWords("companies");
  const language = useLocale();
  const isActing = actingCompany() === company.id;
  return (
    <Button
      component="a"
      href={homeOf(language, isActing ? "" : company.id)}
      mih={44}
      variant={isActing ? "default" : "filled"}
    >
      {say(isActing ? "actAsOneself" : "act")}
    </Button>
  );
}
