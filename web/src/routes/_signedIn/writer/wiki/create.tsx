import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { CreateWikiPage } from "../../../../wikis/editor/create-page.tsx";

export const Route = createFileRoute("/_signedIn/writer/wiki/create")({
  // What readers looked for in vain (D38-9).
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "title"),
  component: Page,
});

function Page() {
  const { title } = Route.useSearch();
  return <CreateWikiPage title={title} />;
}
