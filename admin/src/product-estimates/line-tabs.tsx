import { LinkTabs } from "@bupum/ui/list/link-tabs";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { onlyFor } from "../may.tsx";
import { useWords } from "../words.ts";

/** The router marks the open tab; by default /lines would match its child paths as well. */
const alone = { exact: true, includeSearch: false };

/** Requests, their lines at sellers, and lines without a seller. */
export function LineTabs() {
  const say = useWords("productEstimates");
  return (
    <LinkTabs label={say("title")}>
      <Link to="/requests" activeOptions={alone}>
        {say("tabs.groups")}
      </Link>
      <Link to="/lines" activeOptions={alone}>
        {say("tabs.asked")}
      </Link>
      <Link to="/lines/unassigned" activeOptions={alone}>
        {say("tabs.unassigned")}
      </Link>
    </LinkTabs>
  );
}

/** The link to a new request for a buyer. */
export const NewGroupButton = onlyFor("estimates.create", function NewGroupButton() {
  const say = useWords("estimateGroups");
  return (
    <Button renderRoot={(props) => <Link to="/requests/new" {...props} />}>
      {say("create.title")}
    </Button>
  );
});
