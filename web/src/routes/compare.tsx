import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { ComparePage } from "../products/compare/compare-page.tsx";

export const Route = createFileRoute("/compare")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "ids"),
  component: ComparePage,
});
