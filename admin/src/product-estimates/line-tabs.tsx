import { LinkTabs } from "@bupum/ui/list/link-tabs";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";

/** Lines that sellers were asked for, and those that wait for one. */
export function LineTabs({ isUnassigned }: { isUnassigned: boolean }) {
  const say = useWords("productEstimates");
  return (
    <LinkTabs label={say("title")}>
      <Link to="/lines" aria-current={isUnassigned ? undefined : "page"}>
        {say("tabs.asked")}
      </Link>
      <Link to="/lines/unassigned" aria-current={isUnassigned ? "page" : undefined}>
        {say("tabs.unassigned")}
      </Link>
    </LinkTabs>
  );
}
