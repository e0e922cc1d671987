import { idSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { NewMerchandisePage } from "../../../merchandises/new-page.tsx";

export const Route = createFileRoute("/_admin/merchandises/new")({
  validateSearch: (search: Record<string, unknown>) => idSearch(search, "sellerId", "sel"),
  component: NewMerchandisePage,
});
