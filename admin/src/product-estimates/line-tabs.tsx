import { LinkTabs } from "@bupum/ui/list/link-tabs";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";

/** The router marks the open one; by default /lines would be open below it as well. */
const alone = { exact: true, includeSearch: false };

/** Lines that sellers were asked for, and those that wait for one. */
export function LineTabs() {
  const say = useWords("productEstimates");
  return (
    <LinkTabs label={say("title")}>
      <Link to="/lines" activeOptions={alone}>
        {say("tabs.asked")}
      </Link>
      <Link to="/lines/unassigned" activeOptions={alone}>
        {say("tabs.unassigned")}
      </Link>
    </LinkTabs>
  );
}

/** The way to a request in a buyer's name. */
export function NewGroupButton() {
  const say = useWords("estimateGroups");
  return (
    <Button renderRoot={(props) => <Link to="/requests/new" {...props} />}>
      {say("create.title")}
    </Button>
  );
}
