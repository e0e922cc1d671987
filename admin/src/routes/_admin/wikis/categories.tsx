import { createFileRoute } from "@tanstack/react-router";
import { WikiCategoriesPage } from "../../../wiki-categories/categories-page.tsx";
import { wikiCategories } from "../../../wiki-categories/queries.ts";

export const Route = createFileRoute("/_admin/wikis/categories")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(wikiCategories),
  component: WikiCategoriesPage,
});
