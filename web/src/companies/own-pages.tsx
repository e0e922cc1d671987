import { Empty } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { actingCompany } from "../acting.ts";
import { useWords } from "../words.ts";
import { homeOf } from "./acting-as.ts";

/** Pages on which nobody acts for a company: sellers' (D40-9). */
export function OwnPages({ children }: { children: ReactNode }) {
  const say = useWords("companies");
  const language = useLocale();
  if (!actingCompany()) return children;
  return (
    <Empty title={say("ownPage")}>
      <p>{say("ownPageHint")}</p>
      <Button component="a" href={homeOf(language, "")} mih={44}>
        {say("actAsOneself")}
      </Button>
    </Empty>
  );
}
