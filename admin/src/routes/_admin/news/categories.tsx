import { createFileRoute } from "@tanstack/react-router";
import { NewsCategoriesPage } from "../../../news/categories-page.tsx";
import { newsCategories } from "../../../news/queries.ts";

export const Route = createFileRoute("/_admin/news/categories")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(newsCategories),
  component: NewsCategoriesPage,
});
